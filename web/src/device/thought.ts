// What searches say of a position, and how several of them are one.
import { list, number, object, text, type Of } from '../lib/shape';

const candidate = object({ action: text, visits: number, expected: list(number), scores: list(number) });
export const thought = object({ iterations: number, candidates: list(candidate) });
export type Candidate = Of<typeof candidate>;
export type Thought = Of<typeof thought>;

/** Independent searches of one position added up, as the engine adds up its threads: the most examined first. */
export function addUp(searches: Thought[]): Thought {
  const sums = new Map<string, Candidate>();
  for (const { action, visits, expected, scores } of searches.flatMap((search) => search.candidates)) {
    const sum = sums.get(action);
    if (!sum) {
      sums.set(action, { action, visits, expected, scores });
      continue;
    }
    const all = sum.visits + visits;
    const mean = (a: number[], b: number[]) => a.map((each, seat) => (each * sum.visits + b[seat]! * visits) / all);
    sums.set(action, { action, visits: all, expected: mean(sum.expected, expected), scores: mean(sum.scores, scores) });
  }
  return {
    iterations: searches.reduce((all, each) => all + each.iterations, 0),
    candidates: [...sums.values()].sort((a, b) => b.visits - a.visits),
  };
}

/** As people read them: of those that were looked at well, the highest chance first; then the others. */
export function ranked({ candidates }: Thought, seat: number): Candidate[] {
  const well = (candidates[0]?.visits ?? 0) / 3;
  const chance = (candidate: Candidate) => candidate.expected[seat] ?? 0;
  const known = candidates.filter(({ visits }) => visits >= well).sort((a, b) => chance(b) - chance(a));
  return [...known, ...candidates.filter(({ visits }) => visits < well)];
}
