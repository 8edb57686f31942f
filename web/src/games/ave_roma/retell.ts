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
      return { ...event, what: amount(Number(event.denarii), 'denarii', t) };
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

/** One sentence for everything that one seat gets in a row. */
export function gather(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    const joins = event.event === 'gets' && before?.event === 'gets' && before.seat === event.seat && !before.points && !event.points;
    if (joins) told[told.length - 1] = { ...before, what: `${before.what}, ${event.what}`, signs: [...(before.signs as string[]), ...(event.signs as string[])] };
    else told.push(event);
  }
  return told;
}
