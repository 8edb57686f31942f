// What events change: the own stock under a preview, and what others did since the last turn.
import type { GameEvent } from '../types';

/** Events of a choice as far as the action goes: what the end of the round or the game adds is no
 *  effect of this choice. */
export function ofTheAction(events: GameEvent[]): GameEvent[] {
  const end = events.findIndex(({ event, befalls }) => befalls || event === 'scored');
  return end < 0 ? events : events.slice(0, end);
}

export interface Change {
  /** Kinds, denarii, surplus, points, political. */
  stock: Record<string, number>;
  /** Where the own disc comes to stand, and levels in areas 1–5. */
  disc: number | null;
  levels: Record<number, number>;
  browns: Record<number, number>;
}

export function changeOf(events: GameEvent[], seat: number | null): Change {
  const change: Change = { stock: {}, disc: null, levels: {}, browns: {} };
  const add = (kind: string, n: number) => {
    if (n) change.stock[kind] = (change.stock[kind] ?? 0) + n;
  };
  for (const e of ofTheAction(events)) {
    const number = (field: string) => Number(e[field] ?? 0);
    if (e.event === 'brown') change.browns[number('area')] = number('to');
    if (e.seat !== seat) continue;
    add('points', number('points'));
    switch (e.event) {
      case 'denarii':
      case 'surplus':
        add(e.event, number('count'));
        break;
      case 'resource':
        add(String(e.kind), number('count'));
        break;
      case 'overflow':
        // What never fitted was not in the stock.
        add(String(e.kind), -Math.min(change.stock[String(e.kind)] ?? 0, number('surplus') + number('sold')));
        add('surplus', number('surplus'));
        add('denarii', number('denarii'));
        break;
      case 'sold':
        add(String(e.kind), -1);
        add('denarii', number('denarii'));
        break;
      case 'bought':
        add(e.as_surplus ? 'surplus' : String(e.kind), 1);
        add('denarii', -number('denarii'));
        break;
      case 'paid':
        for (const [kind, n] of Object.entries((e.price ?? {}) as Record<string, number>)) add(kind, -n);
        break;
      case 'trained':
      case 'area_price':
        add('denarii', -number('denarii'));
        break;
      case 'political':
        add('political', e.points ? 0 : 1);
        break;
      case 'moved':
        change.disc = number('to');
        break;
      case 'area_marker':
        change.levels[number('area')] = number('to');
        break;
    }
  }
  return change;
}

/** The same with one more of each kind: a half that is chosen before the rest of the action. */
export function withHalf(change: Change, kinds: string[]): Change {
  for (const kind of kinds) change.stock[kind] = (change.stock[kind] ?? 0) + 1;
  return change;
}

/** By place: the seat that did something there. */
export function tracesOf(since: GameEvent[]): Map<string, number> {
  const traces = new Map<string, number>();
  for (const e of since) {
    // New cards have come: nobody has been there.
    if (e.event === 'refill_rows') for (const place of [...traces.keys()]) if (place.startsWith(`${String(e.location)}-`)) traces.delete(place);
    if (e.seat === undefined) continue;
    if (e.event === 'round') traces.clear();
    const leave = (place: string) => traces.set(place, e.seat!);
    if (e.event === 'worker_placed' || e.event === 'shadow_placed') leave(`${String(e.location)}-${e.slot}`);
    else if (e.event === 'trained') leave(`training-${e.seat}-${e.slot}`);
    else if (e.event === 'moved') leave(`disc-${e.seat}`);
    else if (e.event === 'area_marker') leave(`marker-${e.area}-${e.seat}`);
    else if (e.event === 'area_card_taken' || e.event === 'area_card_slid') {
      leave(`area-${e.area}`);
      if (e.event === 'area_card_taken') leave(`card-${String(e.card)}`);
    } else if (e.event === 'patron_activated' || e.event === 'passive') leave(`card-${String(e.patron)}`);
    else if (e.event === 'card_bought') leave(`card-${String(e.card)}`);
  }
  return traces;
}

/** Something on the common board that a rival moved since our turn: its first place and its last. */
export interface Move {
  seat: number;
  /** Null: it came from outside. */
  from: number | null;
  to: number;
}

/** Discs around the Colosseum by seat, and markers by `area-seat`. */
export function movesOf(since: GameEvent[]): { discs: Map<number, Move>; markers: Map<string, Move> } {
  const moves = { discs: new Map<number, Move>(), markers: new Map<string, Move>() };
  for (const e of since) {
    if (e.seat === undefined) continue;
    if (e.event === 'round') {
      moves.discs.clear();
      moves.markers.clear();
    }
    const move = { seat: e.seat, from: e.from === null ? null : Number(e.from), to: Number(e.to) };
    if (e.event === 'moved') moves.discs.set(e.seat, { ...move, from: moves.discs.get(e.seat)?.from ?? move.from });
    if (e.event !== 'area_marker') continue;
    const place = `${e.area}-${e.seat}`;
    const before = moves.markers.get(place);
    moves.markers.set(place, before ? { ...move, from: before.from } : move);
  }
  return moves;
}
