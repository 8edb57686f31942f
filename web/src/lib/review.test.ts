import { describe, expect, it } from 'vitest';
import type { Review, Summary } from './protocol';
import { coarseToFine, course, grade, minutesLeft, slips, ticks } from './review';

const judged = (move: number, seat: number, loss: number) => ({
  move, seat, loss, played: 'a', best: 'b', score_loss: 10 * loss,
  expected: [0.5 + loss, 0.5 - loss], scores: [30, 20],
});
const review: Review = {
  state: 'done', progress: 1,
  moves: [judged(1, 0, 0.05), judged(2, 1, 0.2), judged(4, 0, 0.2), judged(5, 1, 0.01)],
};
const summary = { move: 6, seats: [{}, {}], result: { scores: [31, 25], ranks: [1, 2] } } as unknown as Summary;

describe('the course of a game', () => {
  it('stands before each decision and ends with the result', () => {
    const chances = course(review, summary, 'chance');
    expect(chances.map((moment) => moment.at)).toEqual([0, 1, 3, 4, 6]);
    expect(chances.at(-1)!.values).toEqual([1, 0]);
    expect(course(review, summary, 'score').at(-1)!.values).toEqual([31, 25]);
  });
  it('is the mean of what each seat thought last', () => {
    const values = course(review, summary, 'chance').map((moment) => moment.values[0]!.toFixed(3));
    expect(values).toEqual(['0.550', '0.625', '0.700', '0.605', '1.000']);
  });
  it('shares a shared win', () => {
    const shared = { ...summary, result: { scores: [31, 31], ranks: [1, 1] } };
    expect(course(review, shared, 'chance').at(-1)!.values).toEqual([0.5, 0.5]);
  });
  it('has no result while it is being looked through', () => {
    expect(course({ ...review, state: 'running' }, summary, 'chance').at(-1)!.at).toBe(4);
  });
});

describe('slips', () => {
  it('lists the costliest first, the earlier of two equal ones before', () => {
    expect(slips(review, null).map((slip) => slip.move)).toEqual([2, 4, 1]);
  });
  it('can be those of one seat, and leaves out noise', () => {
    expect(slips(review, 1).map((slip) => slip.move)).toEqual([2]);
  });
});

describe('ticks', () => {
  it('are round and cover everything', () => {
    expect(ticks(0, 100)).toEqual([0, 50, 100]);
    expect(ticks(-6, 33)).toEqual([-10, 0, 10, 20, 30, 40]);
    expect(ticks(0, 0)).toEqual([0, 1]);
  });
});

describe('a survey of a game', () => {
  it('looks at all of it early, and at every move once', () => {
    const order = coarseToFine(40);
    expect(order.slice(0, 5)).toEqual([1, 17, 33, 9, 25]);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, i) => i + 1));
    expect(coarseToFine(0)).toEqual([]);
  });
  it('grades slips as chess players do', () => {
    expect([0.03, 0.1, 0.25].map((loss) => grade({ loss }))).toEqual(['?!', '?', '??']);
  });
});

describe('how long a review takes', () => {
  it('is told from what was done while one watched', () => {
    expect(minutesLeft(0, 0.01, 3000)).toBe(5);
    expect(minutesLeft(0.5, 0.9, 60_000)).toBe(0);
    expect(minutesLeft(0.2, 0.2, 60_000)).toBeNull();
    expect(minutesLeft(0, 0.01, 500)).toBeNull();
  });
});
