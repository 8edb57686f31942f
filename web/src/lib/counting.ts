// The final count as rows: the smallest cause first, running sums, who leads after each.
import type { Scores } from '../games/types';

export interface CountRow {
  cause: string;
  gain: number[];
  sum: number[];
  /** Seats in front after this row. */
  leads: number[];
  /** Whether somebody else leads now. */
  changed: boolean;
}

const most = (gains: number[]) => Math.max(...gains.map(Math.abs));

/** `fewer`: the lowest score wins. */
export function countRows({ total, causes }: Scores, fewer = false): CountRow[] {
  const names = [...new Set(causes.flatMap((own) => Object.keys(own)))].filter((name) => causes.some((own) => own[name]));
  const gains = names.map((cause) => ({ cause, gain: total.map((_, seat) => causes[seat]?.[cause] ?? 0) }));
  gains.sort((a, b) => most(a.gain) - most(b.gain));
  let sum = total.map(() => 0);
  let before: number[] = [];
  return gains.map(({ cause, gain }) => {
    sum = sum.map((n, seat) => n + gain[seat]!);
    const best = fewer ? Math.min(...sum) : Math.max(...sum);
    const leads = sum.flatMap((n, seat) => (n === best ? [seat] : []));
    const changed = before.length > 0 && leads.join() !== before.join();
    before = leads;
    return { cause, gain, sum, leads, changed };
  });
}

/** Whether low scores win here, as the result shows. */
export function fewerWins(scores: number[], ranks: number[]): boolean {
  const first = scores[ranks.indexOf(1)];
  return first !== undefined && scores.some((score) => score > first) && !scores.some((score) => score < first);
}
