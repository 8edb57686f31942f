// Events for the log: ids and counts become words; what goes without saying is left out.
import type { GameEvent, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { signs } from './signs';
import { FORUM_CARDS, TILES, fountainType, isDwelling, isSingle } from './tables';
import { describeCounts, describeTile, joinWords } from './words';

/** The same event with words for people, or null where the log need not tell it. `action`: what its seat
 *  chose; null where it was not asked. */
export function retell(event: GameEvent, t: Translate, action?: string | null): GameEvent | null {
  const told: GameEvent = { ...event, signs: signs(event) };
  // The stalls have Roman numbers, the notation counts their spaces from zero.
  for (const field of ['space', 'from', 'to']) {
    if (event.event !== 'prestige' && typeof event[field] === 'number') told[field] = ROMAN[event[field]];
  }
  if (typeof event.tile === 'string' && TILES[event.tile]) told.tile = describeTile(event.tile, t);
  switch (event.event) {
    // What is taken is built or stored at once: that line names it.
    case 'took':
      return null;
    case 'moved':
      return { ...told, event: walked(event, action) };
    case 'completed':
      // A market, bakery or fountain is complete as it stands.
      if (isSingle(String(event.feature))) return null;
      return { ...told, event: isDwelling(String(event.feature)) ? 'completed_dwelling' : 'completed', feature: t(`board.a.${event.feature}`) };
    case 'sold':
      return event.goods ? told : { ...told, event: 'sold_none' };
    case 'goods':
    case 'coins':
    case 'bread':
      return movedGoods(told, t);
    case 'prestige':
      return event.from === event.to ? { ...told, event: 'prestige_past' } : told;
    case 'drew':
    case 'returned':
      return fountainCards(told, t);
    case 'visited':
      return event.points ? told : { ...told, event: 'visited_none' };
    case 'first':
    case 'penalty':
      return { ...told, card: describeCounts(FORUM_CARDS[String(event.card)]?.need ?? [], t) };
    case 'fulfilled':
      return { ...told, event: event.times === 1 ? 'fulfilled_once' : 'fulfilled', card: describeCounts(FORUM_CARDS[String(event.card)]?.need ?? [], t) };
    default:
      return told;
  }
}

function walked({ from, to, paid }: GameEvent, action: string | null | undefined): string {
  if (paid) return from === to ? 'stays_paid' : 'moved';
  return `${from === to ? 'stays' : 'moved'}${action === null ? '_forced' : ''}`;
}

function movedGoods(event: GameEvent, t: Translate): GameEvent {
  const n = Number(event.count);
  const kind = { goods: String(event.good), coins: 'coin', bread: 'bread' }[event.event]!;
  const what = t(`board.count.${kind}`, { n: Math.abs(n) });
  return { ...event, event: n < 0 ? 'pays' : 'gets', what };
}

/** Only the seat itself sees which cards they are. */
function fountainCards(event: GameEvent, t: Translate): GameEvent {
  const words = (id: unknown) => t(`board.plural.${fountainType(String(id))}`);
  const seen = event.event === 'drew' ? event.cards : event.card;
  if (!seen || (Array.isArray(seen) && seen.some((id) => !id))) {
    return { ...event, event: `${event.event}_unseen` };
  }
  if (Array.isArray(seen)) return { ...event, cards: joinWords(seen.map(words), t) };
  return { ...event, card: words(seen) };
}
