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

export const isTrade = ({ event }: GameEvent): boolean => event === 'sold' || event === 'bought';

/** One sentence for everything that one seat gets, sells or buys in a row. */
export function gather(events: GameEvent[], t: Translate): GameEvent[] {
  const told: GameEvent[] = [];
  for (const event of events) {
    const before = told.at(-1);
    const joins = before?.seat === event.seat && !before?.points && !event.points;
    if (joins && before?.event === 'gets' && event.event === 'gets') told[told.length - 1] = { ...before, what: `${before.what}, ${event.what}`, signs: [...(before.signs as string[]), ...(event.signs as string[])] };
    else if (isTrade(event)) told[told.length - 1 + Number(!joins || !before?.traded)] = traded(joins && before?.traded ? before : null, event, t);
    else told.push(event);
  }
  return told;
}

/** What a visit of the market comes to: what went to and fro is not told. */
function traded(before: GameEvent | null, event: GameEvent, t: Translate): GameEvent {
  const bought = event.event === 'bought';
  const kind = event.as_surplus ? 'surplus' : String(event.kind);
  const net: Record<string, number> = { ...(before?.traded as Record<string, number> | undefined) };
  net[kind] = (net[kind] ?? 0) + (bought ? 1 : -1);
  const denarii = Number(before?.denarii ?? 0) + Number(event.denarii) * (bought ? -1 : 1);
  const goods = (sign: number) => Object.fromEntries(Object.entries(net).flatMap(([each, n]) => (n * sign > 0 ? [[each, n * sign]] : [])));
  const [sold, got] = [goods(-1), goods(1)];
  const [sells, buys] = [sold, got].map((each) => Object.keys(each).length > 0);
  const name = sells && buys ? `swap_${denarii > 0 ? 'gets' : denarii < 0 ? 'pays' : 'even'}` : sells ? 'sold' : buys ? 'bought' : 'no_trade';
  const signs = Object.keys({ ...sold, ...got }).map((each) => `ar-${each}`);
  return { ...event, event: name, traded: net, denarii, signs, sold: priceWords(sold, t), goods: priceWords(buys ? got : sold, t), what: amount(Math.abs(denarii), 'denarii', t) };
}
