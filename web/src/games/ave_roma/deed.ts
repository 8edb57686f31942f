// The deed of a rival, gathered over the actions of its turn.
import { changeOf } from './changes';
import type { Price } from './tables';
import type { GameEvent, Translate } from '../types';

/** What a deed begins with. */
const BEGINS = ['worker_placed', 'trained', 'passed', 'workers_taken', 'final'];

/** The events of the deed that is going on: what comes joins it until somebody begins another. */
export function follow(before: GameEvent[], recent: GameEvent[], own: number | null): GameEvent[] {
  if (!recent.length || recent.every((event) => before.includes(event))) return before;
  const start = recent.findLastIndex(({ event }) => BEGINS.includes(event));
  const seat = recent[Math.max(0, start)]!.seat;
  if (start >= 0) return seat === own ? [] : recent.slice(start);
  return before.length && (seat === undefined || seat === before[0]!.seat) ? [...before, ...recent] : [];
}

export interface Deed {
  seat: number;
  icon: string | null;
  words: string;
  /** The card that was won. */
  card: string | null;
  gains: Price | null;
  costs: Price | null;
}

export function deedOf(events: GameEvent[], t: Translate): Deed | null {
  const first = events[0];
  if (first?.seat === undefined) return null;
  const { stock } = changeOf(events, first.seat);
  const side = (sign: 1 | -1): Price | null => {
    const parts = Object.entries(stock).filter(([, n]) => n * sign > 0);
    return parts.length ? Object.fromEntries(parts.map(([kind, n]) => [kind, n * sign])) : null;
  };
  const won = events.findLast(({ event, seat }) => (event === 'card_bought' || event === 'area_card_taken') && seat === first.seat);
  const at = first.location === undefined ? null : String(first.location);
  const place = at && t(`board.place.${at}`);
  const words = () => {
    if (first.event === 'trained') return t('board.deed.trains', { value: Number(first.worker) });
    if (first.event === 'passed') return t('board.caption.passes');
    if (first.event === 'workers_taken') return `${place}: ${t('board.deed.takes', { workers: ((first.workers ?? []) as number[]).join(', ') })}`;
    return place ?? t('board.final_action');
  };
  return { seat: first.seat, icon: first.event === 'trained' ? 'train' : at, words: words(), card: won ? String(won.card) : null, gains: side(1), costs: side(-1) };
}
