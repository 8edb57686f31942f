import { describe, expect, it } from 'vitest';
import type { Scores } from '../games/types';
import { countRows, fewerWins } from './counting';

const scores: Scores = {
  total: [30, 28],
  causes: [
    { forum: 20, stock: 2, goals: 8 },
    { forum: 24, stock: 3, villa: 1 },
  ],
};

describe('the final count', () => {
  const rows = countRows(scores);
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
  it('has no rows where nothing was scored', () => {
    expect(countRows({ total: [0, 0], causes: [{}, {}] })).toEqual([]);
  });
});
