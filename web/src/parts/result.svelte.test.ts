// @vitest-environment jsdom
// The end in one sentence: somebody, several, or nobody has won.
import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { useLanguage } from '../i18n/words.svelte';
import type { Summary } from '../lib/protocol';
import Result from './Result.svelte';

beforeAll(() => useLanguage('en'));

function headline(ranks: number[], you: number | null = null): string {
  const result = { ranks, scores: ranks.map((rank) => 10 - rank) };
  const summary = { id: 't_1', result, seats: [], rematch: null } as unknown as Summary;
  const names = ['Livia', 'Marcus', 'Gaius'].slice(0, ranks.length);
  const shown = mount(Result, { target: document.body, props: { summary, names, you, t: null } });
  flushSync();
  const text = document.querySelector('h2')!.textContent!;
  void unmount(shown);
  document.body.replaceChildren();
  return text;
}

it('names the winner', () => expect(headline([2, 1, 3])).toBe('Marcus wins'));
it('speaks to whoever has won', () => {
  expect(headline([2, 1, 3], 1)).toBe('You win');
  expect(headline([2, 1, 3], 0)).toBe('Marcus wins');
});
it('names all who share the first place', () => expect(headline([1, 2, 1])).toContain('Livia, Gaius'));
it('says that nobody has won where the only player lost', () => expect(headline([2])).toBe('Not won this time'));
