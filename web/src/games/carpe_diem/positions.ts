// For tests: situations of real games, each kind of question several times.
import { situations, type Situation } from '../shared/engine';
import type { Foretold } from './prospects';
import type { CarpeDiemView } from './view';

export type Case = Situation<CarpeDiemView, Foretold>;

const PLAYS = [
  { seats: 2, seed: 3 },
  { seats: 3, seed: 1, options: { path: 'star' } },
  { seats: 4, seed: 2 },
];
/** So many of each question and game; the rest looks alike. */
const MOST = 6;

async function record(): Promise<Map<string, Case>> {
  const cases = new Map<string, Case>();
  for (const play of PLAYS) {
    const seen: Record<string, number> = {};
    let nth = 0;
    // Every seventh question, so that the whole game is met; rare ones always.
    const rare = ['craftsman', 'return', 'first', 'extra', 'pay', 'spot', 'start'];
    const wants = (decision: string) => (rare.includes(decision) || nth++ % 7 === 0) && (seen[decision] = (seen[decision] ?? 0) + 1) <= MOST;
    const found = await situations<CarpeDiemView, Foretold>({ game: 'carpe-diem', ...play }, wants);
    found.forEach((each, i) => cases.set(`${each.view.decision ?? 'over'} of ${play.seats}, number ${i}`, each));
  }
  return cases;
}

export const cases: ReadonlyMap<string, Case> = await record();

/** The last situation with this question (the fullest one), or the first that satisfies `is`. */
export function situation(decision: string | null, is: (each: Case) => boolean = () => true): Case {
  const found = [...cases.values()].filter((each) => each.view.decision === decision && is(each)).at(-1);
  if (!found) throw new Error(`no position asks for ${decision}`);
  return structuredClone(found);
}
