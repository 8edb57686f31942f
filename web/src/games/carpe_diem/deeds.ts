// What a seat did last: in one short line, and as its parts for a row of pictures.
import type { GameEvent, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { outcome, type Outcome } from './choices';
import { describeCounts, describeTile, effects } from './words';
import { gained } from './table';
import { FORUM_CARDS, fountainType } from './tables';
import { visitOf, type Visited } from './visits';

const BEGINS = ['started', 'moved', 'marker'];

export interface Deed {
  /** Its events; without them nothing was done. */
  events: GameEvent[];
  moved?: GameEvent;
  /** What was built or stored last. */
  laid?: GameEvent;
  visit?: Visited;
  /** What it brought beside the points of the cards. */
  brought: Outcome;
}

/** The last turn of a seat; a visit to the forum is one by itself. */
export function deedOf(all: GameEvent[], seat: number): Deed {
  const mine = all.filter((e) => e.seat === seat);
  const events = mine.slice(Math.max(0, mine.findLastIndex((e) => BEGINS.includes(e.event))));
  const brought = outcome(events, seat);
  brought.completed = [];
  brought.points = events.reduce((sum, e) => sum + (['fulfilled', 'penalty', 'scored'].includes(e.event) ? 0 : (e.points ?? 0)), 0);
  brought.fulfilled = [];
  brought.penalties = [];
  brought.writs = 0;
  return {
    events,
    moved: events.findLast((e) => e.event === 'moved'),
    laid: events.findLast((e) => e.event === 'built' || e.event === 'stored'),
    visit: events.some((e) => e.event === 'marker') ? visitOf(events, seat) : undefined,
    brought,
  };
}

/** "II → III", or the stall where it stays. */
export const wayOf = ({ from, to }: GameEvent): string => [...new Set([from, to])].map((space) => ROMAN[Number(space)]).join(' → ');

/** "By bread VI → II, pond and merchant on f5: +2 fish". */
export function deeds(all: GameEvent[], seat: number, t: Translate): string {
  const { events, moved, brought } = deedOf(all, seat);
  const parts: string[] = [];
  if (moved) {
    const way = moved.from === moved.to ? 'stays' : 'moved';
    const key = `board.deed.${way}${moved.paid ? '_paid' : ''}`;
    parts.push(t(key, { from: ROMAN[Number(moved.from)], to: ROMAN[Number(moved.to)] }));
  }
  for (const e of events) {
    if (e.event === 'built') parts.push(t('board.deed.built', { tile: describeTile(String(e.tile), t), cell: e.cell }));
    if (e.event === 'returned' && e.card) parts.push(t('board.deed.returned', { card: t(`board.plural.${fountainType(String(e.card))}`) }));
    if (e.event === 'stored') parts.push(t('board.deed.stored', { tile: describeTile(String(e.tile), t) }));
    if (e.event === 'marker') {
      // Each card with its points: their sum alone would hide a loss behind a gain.
      const cards = visitOf(events, seat).cards.map(({ id, points }) => `${describeCounts(FORUM_CARDS[id]?.need ?? [], t)} ${points ? gained(points) : '✓'}`);
      parts.push(t('board.deed.forum', { cards: cards.join(', ') }));
    }
  }
  const gains = effects(brought, t);
  return [parts.join(', '), gains.join(', ')].filter(Boolean).join(': ');
}
