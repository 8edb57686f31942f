import { describe, expect, it } from 'vitest';
import { addUp, ranked, thought } from './thought';

const search = (iterations: number, ...candidates: [string, number, number][]) =>
  thought(
    { iterations, candidates: candidates.map(([action, visits, chance]) => ({ action, visits, expected: [chance, 1 - chance], scores: [100 * chance, 0] })) },
    'search',
  );

describe('several searches of one position', () => {
  it('are weighed by how often each looked', () => {
    const sum = addUp([search(40, ['a', 30, 0.6], ['b', 10, 0.2]), search(20, ['a', 10, 0.2], ['b', 10, 0.4])]);
    expect(sum.iterations).toBe(60);
    expect(sum.candidates.map(({ action, visits }) => [action, visits])).toEqual([['a', 40], ['b', 20]]);
    expect(sum.candidates[0]!.expected[0]).toBeCloseTo(0.5);
    expect(sum.candidates[1]!.expected[0]).toBeCloseTo(0.3);
    expect(sum.candidates[0]!.scores[0]).toBeCloseTo(50);
  });

  it('may put another candidate first than each of them', () => {
    const sum = addUp([search(9, ['a', 5, 0.5], ['b', 4, 0.5]), search(9, ['c', 5, 0.5], ['b', 4, 0.5])]);
    expect(sum.candidates.map(({ action }) => action)).toEqual(['b', 'a', 'c']);
  });

  it('are nothing where there is none', () => {
    expect(addUp([])).toEqual({ iterations: 0, candidates: [] });
  });
});

describe('the candidates of a search', () => {
  it('stand by their chance, except where too little was seen of them', () => {
    const found = search(100, ['often', 60, 0.4], ['better', 30, 0.5], ['hardly', 5, 0.9], ['once', 1, 0]);
    expect(ranked(found, 0).map(({ action }) => action)).toEqual(['better', 'often', 'hardly', 'once']);
    expect(ranked(found, 1)[0]!.action).toBe('often');
    expect(ranked({ iterations: 0, candidates: [] }, 0)).toEqual([]);
  });
});
