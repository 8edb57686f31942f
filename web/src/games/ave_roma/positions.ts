// For tests: situations of real games, each kind of question several times.
import { situations, type Situation } from '../shared/engine';
import type { Prospects } from './prospects';
import type { AveRomaView } from './view';

export type Case = Situation<AveRomaView, Prospects>;

const PLAYS = [
  { seats: 2, seed: 5, options: { advanced: true } },
  { seats: 3, seed: 2 },
  { seats: 4, seed: 1, options: { advanced: true } },
];
/** So many of each question and game; the rest looks alike. */
const MOST = 4;

async function record(): Promise<Map<string, Case>> {
  const cases = new Map<string, Case>();
  for (const play of PLAYS) {
    const seen: Record<string, number> = {};
    let nth = 0;
    // Every eleventh question, so that the whole game is met; rare ones always.
    const common = ['turn', 'worker', 'shadow'];
    const wants = (decision: string) => (!common.includes(decision) || nth++ % 11 === 0) && (seen[decision] = (seen[decision] ?? 0) + 1) <= MOST;
    const found = await situations<AveRomaView, Prospects>({ game: 'ave-roma', ...play }, wants);
    found.forEach((each, i) => cases.set(`${each.view.decision ?? 'over'} of ${play.seats}, number ${i}`, each));
  }
  return cases;
}

export const cases: ReadonlyMap<string, Case> = await record();

/** The last situation with this question (the fullest one) that satisfies `is`. */
export function situation(decision: string | null, is: (each: Case) => boolean = () => true): Case {
  const found = [...cases.values()].filter((each) => each.view.decision === decision && is(each)).at(-1);
  if (!found) throw new Error(`no position asks for ${decision}`);
  return structuredClone(found);
}
