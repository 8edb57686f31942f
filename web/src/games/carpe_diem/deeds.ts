// What a seat did last, in one short line.
import type { GameEvent, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { outcome } from './choices';
import { describeCounts, describeTile, effects } from './words';
import { FORUM_CARDS } from './tables';

/** "By bread VI → II, pond and merchant on f5: +2 fish". */
export function deeds(events: GameEvent[], seat: number, t: Translate): string {
  const own = events.filter((e) => e.seat === seat);
  const parts: string[] = [];
  const moved = own.findLast((e) => e.event === 'moved');
  if (moved) {
    const key = moved.paid ? 'board.deed.moved_paid' : 'board.deed.moved';
    parts.push(t(key, { from: ROMAN[Number(moved.from)], to: ROMAN[Number(moved.to)] }));
  }
  for (const e of own) {
    if (e.event === 'built') parts.push(t('board.deed.built', { tile: describeTile(String(e.tile), t), cell: e.cell }));
    if (e.event === 'stored') parts.push(t('board.deed.stored', { tile: describeTile(String(e.tile), t) }));
    if (e.event === 'marker') {
      const cards = own.filter((f) => f.event === 'fulfilled' || f.event === 'penalty');
      parts.push(t('board.deed.forum', { cards: cards.map((f) => describeCounts(FORUM_CARDS[String(f.card)]?.need ?? [], t)).join(' + ') }));
    }
  }
  const o = outcome(own, seat);
  o.completed = [];
  o.fulfilled = [];
  o.penalties = [];
  o.writs = 0;
  const gains = effects(o, t);
  return parts.join(', ') + (gains.length ? `: ${gains.join(', ')}` : '');
}
