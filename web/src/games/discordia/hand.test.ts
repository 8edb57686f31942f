import { beforeEach, describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import { question } from './bundles';
import { begin, change, hand } from './hand.svelte';
import type { Prospects } from './prospects';
import type { DiscordiaView } from './view';

const { position: view, prospects } = (fixtures as unknown as Record<string, { position: DiscordiaView; prospects: Prospects }>)['return-2']!;
const ask = question(prospects)!;
const seat = Number(view.to_act);
const advice = ['return b 1', 'return r 0', 'return w 0'];

describe('the bundle that is picked', () => {
  beforeEach(() => void (hand.key = ''));
  it('keeps a proposal once it is shown, though the newcomer’s arrow comes', () => {
    begin({ view, seat }, ask);
    const shown = String(hand.bundle);
    expect(shown).not.toBe('1,0,0,1');
    begin({ view, seat, arrow: advice }, ask);
    expect(String(hand.bundle)).toBe(shown);
  });
  it('begins with an arrow that is there already, and takes a hint that was asked for', () => {
    begin({ view, seat, arrow: advice }, ask);
    expect(hand.bundle).toEqual([1, 0, 0, 1]);
    begin({ view, seat, plan: ['return b 2'] }, ask);
    expect(hand.bundle).toEqual([2, 0, 0, 0]);
  });
  it('proposes nobody in a led turn before its hint is there, and then changes no more', () => {
    begin({ view, seat, led: true }, ask);
    expect(hand.bundle).toEqual([0, 0, 0, 0]);
    begin({ view, seat, led: true, plan: advice }, ask);
    expect(hand.bundle).toEqual([1, 0, 0, 1]);
    begin({ view, seat, led: true, plan: ['return b 2'] }, ask);
    expect(hand.bundle).toEqual([1, 0, 0, 1]);
  });
  it('leaves what has been picked in a led turn before its hint', () => {
    begin({ view, seat, led: true }, ask);
    change(ask, 1, 1);
    begin({ view, seat, led: true, plan: advice }, ask);
    expect(hand.bundle).toEqual([0, 1, 0, 0]);
  });
});
