// The final count as rows: what adds first, the smallest first, then what takes away; running sums,
// who leads after each.
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
const takes = (gains: number[]) => Number(gains.reduce((a, b) => a + b, 0) < 0);

/** `fewer`: the lowest score wins. */
export function countRows({ total, causes }: Scores, fewer = false): CountRow[] {
  const names = [...new Set(causes.flatMap((own) => Object.keys(own)))].filter((name) => causes.some((own) => own[name]));
  const gains = names.map((cause) => ({ cause, gain: total.map((_, seat) => causes[seat]?.[cause] ?? 0) }));
  // Losses come last: a sum on the way is never less than anybody could have.
  gains.sort((a, b) => takes(a.gain) - takes(b.gain) || most(a.gain) - most(b.gain));
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

/** The cause by which one seat gained most on another; null where it gained by none. */
export function decidedBy(rows: CountRow[], winner: number, loser: number, fewer: boolean): { cause: string; by: number } | null {
  const lead = ({ gain }: CountRow) => (gain[winner]! - gain[loser]!) * (fewer ? -1 : 1);
  const best = rows.reduce<CountRow | null>((a, b) => (a && lead(a) >= lead(b) ? a : b), null);
  return best && lead(best) > 0 ? { cause: best.cause, by: lead(best) } : null;
}

/** One part of a seat's column, from `from` to `to` points above its foot. */
export interface Drum {
  row: number;
  gain: number;
  from: number;
  to: number;
}

/** What stands in a seat's column after `shown` rows: parts that lift it, parts cut off its top, and
 *  where the top is then. All parts together are the sum. Where the fewest win, what comes in lowers
 *  the whole column from its foot and what goes out lifts it: `highest` is the height of nothing. */
export function columnOf(rows: CountRow[], shown: number, seat: number, fewer: boolean, highest: number): { drums: Drum[]; cuts: Drum[]; top: number } {
  const drums: Drum[] = [];
  const cuts: Drum[] = [];
  let top = fewer ? highest : 0;
  rows.slice(0, shown).forEach(({ gain: gains }, row) => {
    const gain = gains[seat]!;
    const lift = fewer ? -gain : gain;
    if (lift > 0) drums.push({ row, gain, from: top, to: top + lift });
    if (lift < 0) cuts.push({ row, gain, from: fewer ? 0 : Math.max(0, top + lift), to: fewer ? 0 : Math.max(0, top) });
    top += lift;
  });
  return { drums, cuts, top: Math.max(0, top) };
}

/** Where labels of these heights stand, bottom up, none over another. */
export function spread(wished: number[], apart: number): number[] {
  let last = -Infinity;
  return wished.map((at) => (last = Math.max(at, last + apart)));
}
