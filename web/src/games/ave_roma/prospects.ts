// What the rules foretell for this view (docs/prospects.md), typed; the page computes none of it.
import type { Choice } from '../types';
import type { CardRow, Location, Price, Resource, Symbol } from './tables';

export interface Forecast {
  total: number;
  causes: Record<string, number>;
  /** Points of each own patron at the end. */
  patrons: Record<string, number>;
}
/** Why something is closed. */
export type Reason = 'slot' | 'card' | 'due' | 'pay' | 'reach';
export interface Ahead {
  gain: Price;
  cost: Price;
  /** Denarii of the area card, where it would be taken. */
  due: number;
  reason: Reason | null;
}
export interface PlaceAhead {
  open: number[];
  /** The slot that the next worker takes, from 1; 0 without one. */
  slot: number;
  /** By the worker's value, from 1. */
  values: Ahead[];
}
export interface CardAhead {
  card: string;
  price: Price;
  payable: boolean;
  lacking: Price;
  /** Points that a patron would add at the end. */
  worth?: number;
  set?: { number: number; of: number; gain: Price };
}
export interface SlotAhead extends CardAhead {
  reach: number[];
  open: number[];
  reason: Reason | null;
}
export interface Trade {
  prices: Record<Resource, number>;
  offered: Resource[];
  due: number;
  left: number;
  sell_from: number;
  buy_from: number;
  storage: number;
  surplus_room: number;
}
export interface Way {
  units: Price;
  answers: string[];
}
export interface Prospects {
  forecast: Forecast[];
  levels: (number | null)[][];
  rounds_left: number;
  ends: 'area' | 'row' | null;
  seat: number | null;
  locations?: Record<Exclude<Location, CardRow>, PlaceAhead>;
  rows?: Record<CardRow, (SlotAhead | null)[]>;
  tops?: Partial<Record<CardRow, CardAhead>>;
  way?: { cost: Price; gain: Price }[];
  training?: { price: number; open: boolean; values: number[] }[];
  usable?: Record<Symbol, string[]>;
  influence?: Record<'1' | '2', string[]>;
  trade?: Trade | null;
  payment?: Way[] | null;
  missing?: number | null;
}

/** The place's prospect for a worker, where the rules speak of places. */
export function aheadAt(prospects: Prospects | null, place: Location, value: number): Ahead | null {
  return prospects?.locations?.[place as 'roma']?.values[value - 1] ?? null;
}

/** Why none of these workers can go there, told of the first; null where one can. */
export function closedFor(prospects: Prospects | null, place: Location, values: number[]): Ahead | null {
  const ahead = prospects?.locations?.[place as 'roma'];
  if (!ahead || values.some((value) => ahead.open.includes(value))) return null;
  return values.map((value) => ahead.values[value - 1]!).find(({ reason }) => reason !== null) ?? null;
}

/** The worker in hand cannot go where the choice of a turn leads. */
export function shutFor(prospects: Prospects | null, choice: Choice, worker: number | null): boolean {
  if (worker === null) return false;
  const [word = '', slot] = choice.text.split(' ');
  if (slot && word in (prospects?.rows ?? {})) return !(prospects!.rows![word as CardRow][Number(slot) - 1]?.open.includes(worker) ?? true);
  return !!aheadAt(prospects, word as Location, worker)?.reason;
}

/** What the rules say of a card that lies in a row or open on a deck. */
export function cardAhead(prospects: Prospects | null, id: string): CardAhead | null {
  const slots = Object.values(prospects?.rows ?? {}).flat();
  return [...slots, ...Object.values(prospects?.tops ?? {})].find((each) => each?.card === id) ?? null;
}

/** What a choice of a turn would take from the stock and bring there, as far as its kinds are sure. */
export function foreseen(prospects: Prospects | null, text: string | null, worker: number | null): Record<string, number> {
  const [word = '', slot] = text?.split(' ') ?? [];
  const card = slot ? prospects?.rows?.[word as CardRow]?.[Number(slot) - 1] : null;
  const ahead = worker === null || slot ? null : aheadAt(prospects, word as Location, worker);
  const stock: Record<string, number> = {};
  const add = (price: Price, sign: number) => Object.entries(price).forEach(([kind, n]) => n && (stock[kind] = (stock[kind] ?? 0) + sign * n));
  if (card) add(card.price, -1);
  if (ahead && !ahead.reason) [ahead.gain, ahead.cost, { denarii: ahead.due }].forEach((price, i) => add(price, i ? -1 : 1));
  return stock;
}

/** What a patron is worth at the end: to its owner, or to the own seat if it were bought. */
export function patronWorth(prospects: Prospects | null, id: string): { seat: number | null; points: number } | null {
  const seat = prospects?.forecast.findIndex(({ patrons }) => id in patrons) ?? -1;
  if (seat >= 0) return { seat, points: prospects!.forecast[seat]!.patrons[id]! };
  const worth = cardAhead(prospects, id)?.worth;
  return worth === undefined ? null : { seat: null, points: worth };
}
