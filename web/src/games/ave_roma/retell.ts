// Events for the log: gains and prices in the words of the board.
import type { GameEvent, Translate } from '../types';
import { signs } from './signs';
import { boughtCard, cardName, type Price } from './tables';
import { amount, priceWords } from './words';

/** Buildings and wars by their names; the other cards have theirs in the catalogue. */
function named(event: GameEvent): GameEvent {
  const { card } = event;
  return { ...event, signs: signs(event), ...(typeof card === 'string' && boughtCard(card) ? { card: cardName(card) } : {}) };
}

/** The same event with words for people. */
export function retell(untold: GameEvent, t: Translate): GameEvent | null {
  const event = named(untold);
  const n = Number(event.count ?? 0);
  switch (event.event) {
    case 'worker_placed':
      return event.trained && event.value !== event.worker ? { ...event, event: 'placed_as' } : event;
    case 'denarii':
    case 'surplus':
      return { ...event, event: 'gets', what: amount(n, event.event, t) };
    case 'resource':
      return { ...event, event: 'gets', what: amount(n, String(event.kind), t) };
    case 'paid': {
      const price = priceWords((event.price ?? {}) as Price, t);
      return price ? { ...event, event: 'pays', what: price } : null;
    }
    case 'sold':
    case 'bought':
      return traded(null, event, t);
    case 'area_marker':
      return { ...event, up: Number(event.to) - Number(event.from ?? -1) };
    case 'game_ends':
      return { ...event, why: t(`board.scene.${event.reason === 'area' ? 'final' : 'row'}`) };
    case 'overflow':
      return { ...event, event: 'full', what: priceWords({ surplus: Number(event.surplus), denarii: Number(event.denarii) }, t) };
    default:
      return event;
  }
}

/** One sentence for everything that one seat gets, sells or buys in a row. */
export function gather(events: GameEvent[], t: Translate): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    const joins = before?.event === event.event && before.seat === event.seat && !before.points && !event.points;
    if (joins && event.event === 'gets') told[told.length - 1] = { ...before, what: `${before.what}, ${event.what}`, signs: [...(before.signs as string[]), ...(event.signs as string[])] };
    else if (joins && event.traded) told[told.length - 1] = traded(before, event, t);
    else told.push(event);
  }
  return told;
}

/** "2 wood, 1 ore" and what it all cost. */
function traded(before: GameEvent | null, event: GameEvent, t: Translate): GameEvent {
  const earlier = (before?.traded ?? {}) as Price;
  const kind = String(event.kind);
  const goods = { ...earlier, [kind]: (earlier[kind] ?? 0) + 1 };
  const denarii = Number(before?.denarii ?? 0) + Number(event.denarii);
  const signs = [...new Set([...((before?.signs as string[]) ?? []), ...(event.signs as string[])])];
  return { ...event, traded: goods, denarii, signs, goods: priceWords(goods, t), what: amount(denarii, 'denarii', t) };
}
