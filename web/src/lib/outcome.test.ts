// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../i18n/words.svelte';
import { ownPlace } from './outcome';

const names = ['Livia', 'Balbus', 'Cotta'];
const place = (ranks: number[], you: number | null) => ownPlace({ ranks, scores: [40, 52, 31] }, names, you, null);

beforeAll(() => useLanguage('en'));

it('a loser reads the place and the distance to the winner', () => {
  expect(place([2, 1, 3], 0)).toMatch(/2nd.*Balbus.*12/);
  expect(place([2, 1, 3], 2)).toMatch(/3rd.*Balbus.*21/);
});

it('winners and those who only watch have no place of their own to read', () => {
  expect(place([2, 1, 3], 1)).toBe('');
  expect(place([2, 1, 3], null)).toBe('');
});
