// What a seat did last, in one short line.
import type { GameEvent, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { outcome } from './choices';
import { describeCounts, describeTile, effects, joinWords } from './words';
import { gained } from './table';
import { FORUM_CARDS, TILES, fountainType } from './tables';

const BEGINS = ['started', 'moved', 'marker'];

/** The last turn of a seat: "By bread VI → II, pond and merchant on f5: +2 fish". `brief`: tiles without their shape. */
export function deeds(events: GameEvent[], seat: number, t: Translate, brief = false): string {
  const named = (id: string) => {
    if (!brief) return describeTile(id, t);
    return joinWords([...new Set(TILES[id]!.features.map((f) => t(`board.feature.${f.type}`)))], t);
  };
  const all = events.filter((e) => e.seat === seat);
  const own = all.slice(Math.max(0, all.findLastIndex((e) => BEGINS.includes(e.event))));
  const parts: string[] = [];
  const moved = own.findLast((e) => e.event === 'moved');
  if (moved) {
    const way = moved.from === moved.to ? 'stays' : 'moved';
    const key = `board.deed.${way}${moved.paid ? '_paid' : ''}`;
    parts.push(t(key, { from: ROMAN[Number(moved.from)], to: ROMAN[Number(moved.to)] }));
  }
  for (const e of own) {
    if (e.event === 'built') parts.push(t('board.deed.built', { tile: named(String(e.tile)), cell: e.cell }));
    if (e.event === 'returned' && e.card) parts.push(t('board.deed.returned', { card: t(`board.plural.${fountainType(String(e.card))}`) }));
    if (e.event === 'stored') parts.push(t('board.deed.stored', { tile: named(String(e.tile)) }));
    if (e.event === 'marker') {
      // Each card with its points: their sum alone would hide a loss behind a gain.
      const cards = own.filter((f) => f.event === 'fulfilled' || f.event === 'penalty').map((f) => {
        const won = f.points ? gained(f.points) : '✓';
        return brief ? won : `${describeCounts(FORUM_CARDS[String(f.card)]?.need ?? [], t)} ${won}`;
      });
      parts.push(t('board.deed.forum', { cards: cards.join(brief ? ' ' : ', ') }));
    }
  }
  const o = outcome(own, seat);
  o.completed = [];
  o.points = own.reduce((sum, e) => sum + (['fulfilled', 'penalty', 'scored'].includes(e.event) ? 0 : (e.points ?? 0)), 0);
  o.fulfilled = [];
  o.penalties = [];
  o.writs = 0;
  const gains = effects(o, t);
  return [parts.join(', '), gains.join(', ')].filter(Boolean).join(': ');
}
