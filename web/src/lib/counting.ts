// The final count as rows: what is known from play, then what the end adds, the smallest first, and what it
// takes away; running sums, who leads after each.
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
const START = 'start';
const takes = (gains: number[]) => Number(gains.reduce((a, b) => a + b, 0) < 0);

/** The scores with some causes told as one. */
export function gathered({ total, causes }: Scores, as: (cause: string) => string = (cause) => cause): Scores {
  return {
    total,
    causes: causes.map((own) => {
      const sums: Record<string, number> = {};
      for (const [cause, points] of Object.entries(own)) sums[as(cause)] = (sums[as(cause)] ?? 0) + points;
      return sums;
    }),
  };
}

/** `fewer`: the lowest score wins. `lost`: what a loss is taken from, which is counted just before the losses
 *  so that it lies on top. `known`: what was scored in play, and stands before anything is counted. */
export function countRows({ total, causes }: Scores, fewer = false, lost: Record<string, string> = {}, known: readonly string[] = []): CountRow[] {
  const names = [...new Set(causes.flatMap((own) => Object.keys(own)))].filter((name) => causes.some((own) => own[name]));
  const gains = names.map((cause) => ({ cause, gain: total.map((_, seat) => causes[seat]?.[cause] ?? 0) }));
  // Losses come last: a sum on the way is never less than anybody could have.
  const suffers = (cause: string) => Number(gains.some((each) => lost[each.cause] === cause));
  const first = (cause: string) => Number(known.includes(cause));
  gains.sort((a, b) => first(b.cause) - first(a.cause) || Number(b.cause === START) - Number(a.cause === START) || takes(a.gain) - takes(b.gain) || suffers(a.cause) - suffers(b.cause) || most(a.gain) - most(b.gain));
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

/** Who has as much as somebody else and yet another place. */
export const tieBroken = (scores: number[], ranks: number[]) =>
  scores.flatMap((score, seat) => (scores.some((other, i) => other === score && ranks[i] !== ranks[seat]) ? [seat] : []));

/** The only winner and whom to compare with: who looks, else whoever came next; null where the first place is shared
 *  or nobody came second. */
export function rivalsOf(ranks: number[], you: number | null): { winner: number; other: number } | null {
  const beaten = ranks.filter((rank) => rank > 1);
  if (ranks.length - beaten.length !== 1 || beaten.length === 0) return null;
  const other = you !== null && ranks[you] !== 1 ? you : ranks.indexOf(Math.min(...beaten));
  return { winner: ranks.indexOf(1), other };
}

/** How far apart two seats are in the end. */
function leadOf(rows: CountRow[], winner: number, loser: number): number {
  const last = rows.at(-1);
  return last ? Math.abs(last.sum[winner]! - last.sum[loser]!) : 0;
}

/** The causes by which one seat gained most on another, as many as make up the whole lead, and what made up
 *  more than half of it by itself, two at most; none where it gained by none. */
export function decidedBy(rows: CountRow[], winner: number, loser: number, fewer: boolean): { cause: string; by: number }[] {
  const found = rows
    .map(({ cause, gain }) => ({ cause, by: (gain[winner]! - gain[loser]!) * (fewer ? -1 : 1) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by);
  const lead = leadOf(rows, winner, loser);
  let left = lead;
  return found.slice(0, 2).filter(({ by }, i) => {
    const needed = i === 0 || left > 0 || 2 * by > lead;
    left -= by;
    return needed;
  });
}

/** Where that lead is less than those causes make: what went the other way. */
export function despite(rows: CountRow[], winner: number, loser: number, fewer: boolean): { cause: string; by: number }[] {
  const named = decidedBy(rows, winner, loser, fewer).reduce((sum, { by }) => sum + by, 0);
  return named > leadOf(rows, winner, loser) ? decidedBy(rows, loser, winner, fewer) : [];
}

/** One part of a seat's column, from `from` to `to` points above its foot. */
export interface Drum {
  row: number;
  gain: number;
  from: number;
  to: number;
}

/** The rows as columns show them. Where the fewest win, everybody begins on a column higher than any
 *  sum, as a row of its own, and sinks by whatever adds to a sum: who has least stands highest. */
export function drawnRows(rows: CountRow[], fewer: boolean): Pick<CountRow, 'gain'>[] {
  if (!fewer || rows.length === 0) return rows;
  const whole = 1.12 * Math.max(1, ...rows.flatMap(({ sum }) => sum));
  return [{ gain: rows[0]!.gain.map(() => whole) }, ...rows.map(({ gain }) => ({ gain: gain.map((n) => -n) }))];
}

/** A seat's column after `shown` rows: the drums that lift it, the losses by which it has sunk into the ground,
 *  and where its top is then: on the ground where less than nothing is left. All parts together are the sum. */
export function columnOf(rows: Pick<CountRow, 'gain'>[], shown: number, seat: number): { drums: Drum[]; losses: { row: number; gain: number }[]; sunk: number; top: number } {
  const drums: Drum[] = [];
  const losses: { row: number; gain: number }[] = [];
  let [height, sunk] = [0, 0];
  rows.slice(0, shown).forEach(({ gain: gains }, row) => {
    const gain = gains[seat]!;
    if (gain > 0) drums.push({ row, gain, from: height, to: (height += gain) });
    if (gain < 0) {
      losses.push({ row, gain });
      sunk -= gain;
    }
  });
  return { drums, losses, sunk, top: Math.max(0, height - sunk) };
}

/** Where labels of these heights stand, bottom up, none over another. */
export function spread(wished: number[], apart: number): number[] {
  let last = -Infinity;
  return wished.map((at) => (last = Math.max(at, last + apart)));
}
