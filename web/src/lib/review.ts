// A review as people read it: the course of the game, and what cost most.
import type { Review, Summary } from './protocol';

export type Measure = 'chance' | 'score';
export type Judged = Review['moves'][number];

/** What every seat could expect after so many moves. */
export interface Moment {
  at: number;
  values: number[];
}

/** Losses are shares of the chance to win; smaller ones are noise of the search. */
const worth = 0.03;

/** From the first judged decision to the result, which ends the course once all are judged. */
export function course(review: Review, summary: Summary, measure: Measure): Moment[] {
  const seats = summary.seats.length;
  // Each seat knows different things. The course is the mean of what each thought last; else it
  // would jump to and fro with every turn.
  const thoughts = new Map<number, number[]>();
  const moments: Moment[] = [];
  for (const { move, seat, expected, scores } of review.moves) {
    const values = measure === 'chance' ? expected : scores;
    if (values.length !== seats) continue;
    thoughts.set(seat, values);
    const all = [...thoughts.values()];
    const mean = values.map((_, at) => all.reduce((sum, each) => sum + each[at]!, 0) / all.length);
    moments.push({ at: move - 1, values: mean });
  }
  if (review.state === 'done' && summary.result) {
    const { ranks, scores } = summary.result;
    const winners = ranks.filter((rank) => rank === 1).length;
    const shares = ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
    moments.push({ at: summary.move, values: measure === 'chance' ? shares : scores });
  }
  return moments;
}

/** Decisions that cost something, the costliest first; of one seat or of all. */
export function slips(review: Review, seat: number | null): Judged[] {
  return review.moves
    .filter((judged) => judged.loss >= worth && (seat === null || judged.seat === seat))
    .sort((a, b) => b.loss - a.loss || a.move - b.move);
}

/** The moves 1 … count: every sixteenth, then every eighth, until none is left. */
export function coarseToFine(count: number): number[] {
  const order = new Set<number>();
  for (let step = 16; step >= 1; step /= 2) {
    for (let move = 1; move <= count; move += step) order.add(move);
  }
  return [...order];
}

/** As chess players write it: a doubtful decision, a slip, a blunder. */
export const grade = ({ loss }: { loss: number }) => (loss >= 0.2 ? '??' : loss >= 0.1 ? '?' : '?!');

/** Minutes until all is looked through, 0 for less than one; null as long as nothing can be told. */
export function minutesLeft(from: number, to: number, ms: number): number | null {
  if (to <= from || ms < 2000) return null;
  const left = ((1 - to) / (to - from)) * ms;
  return left < 45_000 ? 0 : Math.max(1, Math.round(left / 60_000));
}

/** Round steps for an axis that covers these values: 0, 10, 20 … */
export function ticks(low: number, high: number, wished = 4): number[] {
  const rough = Math.max(1, (high - low) / wished);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((each) => each * power >= rough) ?? 10);
  const first = Math.floor(low / step) * step;
  const count = Math.max(1, Math.ceil((high - first) / step));
  return Array.from({ length: count + 1 }, (_, i) => first + i * step);
}
