import { describe, expect, it } from 'vitest';
import type { Scores } from '../games/types';
import { columnOf, countRows, decidedBy, despite, drawnRows, fewerWins, gathered, rivalsOf, spread, tieBroken } from './counting';

const scores: Scores = {
  total: [30, 28],
  causes: [
    { forum: 20, stock: 2, goals: 8 },
    { forum: 24, stock: 3, villa: 1 },
  ],
};

describe('the final count', () => {
  const rows = countRows(scores);
  it('begins with what is known from play, however much it is', () => {
    const all = countRows({ total: [30, 20], causes: [{ forum: 20, stock: 3, goals: 7 }, { forum: 11, stock: 4, goals: 5 }] }, false, {}, ['forum']);
    expect(all.map(({ cause }) => cause)).toEqual(['forum', 'stock', 'goals']);
    expect(all[0]!.sum).toEqual([20, 11]);
  });
  it('begins with the smallest cause and ends with the largest', () => {
    expect(rows.map((row) => row.cause)).toEqual(['villa', 'stock', 'goals', 'forum']);
  });
  it('adds up to the totals', () => {
    expect(rows.at(-1)!.sum).toEqual(scores.total);
  });
  it('sees the lead change', () => {
    expect(rows.map((row) => row.leads)).toEqual([[1], [1], [0], [0]]);
    expect(rows.map((row) => row.changed)).toEqual([false, false, true, false]);
  });
  it('lets the fewest lead where the fewest win', () => {
    expect(countRows(scores, true).at(-1)!.leads).toEqual([1]);
    expect(fewerWins([3, 9], [1, 2])).toBe(true);
    expect(fewerWins([9, 3], [1, 2])).toBe(false);
    expect(fewerWins([4], [1])).toBe(false);
  });
  it('takes losses away last, so that no sum on the way is below nothing', () => {
    const lost = countRows({ total: [4, 17], causes: [{ unmet: -28, goals: 30, stock: 2 }, { unmet: -24, goals: 36, stock: 5 }] });
    expect(lost.map((row) => row.cause)).toEqual(['stock', 'goals', 'unmet']);
    expect(Math.min(...lost.flatMap((row) => row.sum))).toBeGreaterThanOrEqual(0);
  });
  it('counts what a loss is taken from just before it, so that the loss is cut off its top', () => {
    const lost = countRows({ total: [11, 21], causes: [{ forum: 8, villas: 20, unmet: -17 }, { forum: 19, villas: 12, unmet: -10 }] }, false, { unmet: 'forum' });
    expect(lost.map((row) => row.cause)).toEqual(['villas', 'forum', 'unmet']);
  });
  it('names every cause that made up more than half of the lead', () => {
    const lost = countRows({ total: [21, 11], causes: [{ forum: 19, stock: 18, unmet: -16 }, { forum: 8, stock: 27, unmet: -24 }] });
    expect(decidedBy(lost, 0, 1, false)).toEqual([{ cause: 'forum', by: 11 }, { cause: 'unmet', by: 8 }]);
  });
  it('shows parts that add up to the sum, losses and all', () => {
    const lost = countRows({ total: [-2, 17], causes: [{ unmet: -28, goals: 26 }, { unmet: -24, goals: 36, stock: 5 }] });
    for (const seat of [0, 1]) {
      const { drums, losses, sunk, top } = columnOf(lost, lost.length, seat);
      const parts = [...drums, ...losses].reduce((sum, { gain }) => sum + gain, 0);
      expect(parts).toBe(lost.at(-1)!.sum[seat]);
      expect(top).toBe(Math.max(0, parts));
      expect(Math.max(0, drums.at(-1)!.to - sunk)).toBe(top);
    }
  });
  it('compares the winner with who looks, else with whoever came next', () => {
    expect(rivalsOf([4, 2, 1, 3], 0)).toEqual({ winner: 2, other: 0 });
    expect(rivalsOf([4, 2, 1, 3], 2)).toEqual({ winner: 2, other: 1 });
    expect(rivalsOf([3, 1, 2], null)).toEqual({ winner: 1, other: 2 });
    expect(rivalsOf([1, 1, 3], 2)).toBeNull();
    expect(rivalsOf([1], 0)).toBeNull();
  });
  it('lets who has least stand highest where the fewest win', () => {
    const few = countRows({ total: [10, 7], causes: [{ first: 15, sent: -5 }, { first: 15, sent: -8 }] }, true);
    const drawn = drawnRows(few, true);
    const tops = (shown: number) => [0, 1].map((seat) => columnOf(drawn, shown, seat).top);
    const [whole] = tops(1);
    expect(tops(1)).toEqual([whole, whole]);
    expect(tops(drawn.length)).toEqual([whole! - 10, whole! - 7]);
    expect(few.at(-1)!.leads).toEqual([1]);
    expect(drawnRows(few, false)).toBe(few);
  });
  it('begins with what everybody began with', () => {
    const all = countRows({ total: [19, 17], causes: [{ start: 15, raid: 4 }, { start: 15, raid: 2 }] });
    expect(all.map(({ cause }) => cause)).toEqual(['start', 'raid']);
  });
  it('finds what decided between two seats', () => {
    expect(decidedBy(rows, 0, 1, false)).toEqual([{ cause: 'goals', by: 8 }]);
    expect(decidedBy(rows, 1, 0, false)).toEqual([{ cause: 'forum', by: 4 }]);
    expect(decidedBy([], 0, 1, false)).toEqual([]);
  });
  it('names as many causes as make up the lead, two at most', () => {
    const won = (by: number[]) => countRows({ total: [by.reduce((a, b) => a + b), 0], causes: [Object.fromEntries(by.map((n, i) => [`c${i}`, n])), {}] });
    expect(decidedBy(won([5, 4, -2]), 0, 1, false).map(({ by }) => by)).toEqual([5, 4]);
    expect(decidedBy(won([2, 2, 2, 2]), 0, 1, false)).toHaveLength(2);
    expect(decidedBy(won([9, 2, -2]), 0, 1, false).map(({ by }) => by)).toEqual([9]);
  });
  it('lays no label over another', () => {
    expect(spread([4, 10, 40], 16)).toEqual([4, 20, 40]);
  });
  it('has no rows where nothing was scored', () => {
    expect(countRows({ total: [0, 0], causes: [{}, {}] })).toEqual([]);
  });
});

describe('what a result needs to be understood', () => {
  const all: Scores = { total: [30, 28], causes: [{ 'patron A': 3, 'patron B': 4, money: 23 }, { 'patron A': 1, money: 27 }] };
  it('tells causes that belong together as one', () => {
    const one = gathered(all, (cause) => (cause.startsWith('patron') ? 'endgame' : cause));
    expect(one).toEqual({ total: [30, 28], causes: [{ endgame: 7, money: 23 }, { endgame: 1, money: 27 }] });
    expect(gathered(all)).toEqual(all);
  });
  it('names what went the other way where the lead is less than what made it', () => {
    const rows = countRows(gathered(all, (cause) => cause.split(' ')[0]!));
    expect(decidedBy(rows, 0, 1, false)).toEqual([{ cause: 'patron', by: 6 }]);
    expect(despite(rows, 0, 1, false)).toEqual([{ cause: 'money', by: 4 }]);
    expect(despite(countRows({ total: [5, 3], causes: [{ a: 5 }, { a: 3 }] }), 0, 1, false)).toEqual([]);
  });
  it('sees that a tie was broken, wherever', () => {
    expect(tieBroken([50, 35, 35], [1, 2, 3])).toEqual([1, 2]);
    expect(tieBroken([50, 35, 35], [1, 2, 2])).toEqual([]);
    expect(tieBroken([50, 35, 20], [1, 2, 3])).toEqual([]);
  });
});
