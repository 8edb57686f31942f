// The messages of protocol/messages.md as types with their checks.
import type { GameEvent } from '../games/types';
import {
  anything, either, flag, list, number, object, oneOf, or, orNull, record, text,
  type Check, type Of,
} from './shape';

const gameEvent: Check<GameEvent> = (v, p) => object({ event: text })(v, p) as GameEvent;
const actor = orNull(either(number, oneOf('chance')));

export const pace = object({
  kind: oneOf('untimed', 'live', 'days'),
  bank_s: or(number, 0),
  increment_s: or(number, 0),
  days: or(number, 0),
});
export const me = object({ name: orNull(text), account: flag, id: text });

export const seatInfo = object({
  kind: oneOf('open', 'person', 'bot'),
  name: orNull(text),
  level: orNull(text),
  mine: or(flag, false),
  connected: or(flag, false),
  stand_in: or(flag, false),
  score: orNull(number),
});
const result = object({ scores: list(number), ranks: list(number) });
/** Where a table comes from: who brought a record or a fork has seen its deal. */
export const origin = object({
  kind: oneOf('fresh', 'imported', 'forked'),
  by: orNull(text),
  move: or(number, 0),
  names: or(list(orNull(text)), []),
});
export const summary = object({
  id: text,
  game: text,
  options: or(record, {}),
  state: oneOf('open', 'running', 'over'),
  seats: list(seatInfo),
  to_act: actor,
  move: number,
  origin: or(origin, { kind: 'fresh' as const, by: null, move: 0, names: [] }),
  pace,
  hints: or(flag, true),
  hold: or(flag, true),
  hot_seat: or(flag, false),
  host: or(flag, false),
  invite: orNull(text),
  created: anything,
  updated: anything,
  result: orNull(result),
  rematch: orNull(text),
});
const optionInfo = object({ default: anything, values: list(anything) });
export const gameInfo = object({
  id: text,
  title: text,
  seats: list(number),
  options: or((v, p) => {
    const into: Record<string, Of<typeof optionInfo>> = {};
    for (const [key, value] of Object.entries(record(v, p))) into[key] = optionInfo(value, `${p}.${key}`);
    return into;
  }, {} as Record<string, { default: any; values: any[] }>),
  levels: list(text),
});
export const games = object({ games: list(gameInfo) });
export const session = object({ id: text, created: number, seen: number, current: flag });
export const sessions = object({ sessions: list(session) });
export const tables = object({
  mine: list(summary),
  open: list(summary),
  live: list(summary),
  damaged: or(list(text), []),
});
export const created = object({ id: text, invite: orNull(text) });

const choice = object({ text, events: or(list(gameEvent), []), final: or(flag, false) });
/** The table when so many events of an entry had happened. */
const moment = object({ events: number, view: record, prospects: or(anything, null) });
export const entry: Check<Entry> = object({
  move: number,
  actor,
  action: orNull(text),
  events: or(list(gameEvent), []),
  moments: or(list(moment), []),
});
export const log = object({ entries: list(entry) });
const clock = object({ left_ms: number, running: flag });
const held = object({
  seat: number,
  action: orNull(text),
  next: or(oneOf('turn', 'roll', 'draw', 'reveal', 'over'), 'turn' as const),
  /** What is seen of the staged action: the view is the one after it. */
  events: or(list(gameEvent), []),
});

export const state = object({
  type: oneOf('state'),
  seq: number,
  table: summary,
  seat: orNull(number),
  view: orNull(record),
  legal: or(list(choice), []),
  /** What the rules foretell for this view; boards know its shape. */
  prospects: or(anything, null),
  events: or(list(entry), []),
  undo: or(flag, false),
  held: orNull(held),
  clock: orNull(list(clock)),
});
export const refused = object({
  type: oneOf('refused'),
  code: text,
  reason: text,
  seq: orNull(number),
});
export const replay = object({
  move: number,
  moves: number,
  seat: orNull(number),
  view: record,
  prospects: orNull(record),
  action: orNull(text),
  actor,
  events: or(list(gameEvent), []),
});
export const hint = object({
  action: text,
  expected: or(list(number), []),
  scores: or(list(number), []),
  visits: or(number, 0),
  /** The rest of the turn, the action first. */
  plan: or(list(text), []),
  /** What the plan brings, as keys with their arguments. */
  reasons: or(list(record), []),
});
export const review = object({
  state: oneOf('running', 'done'),
  progress: number,
  moves: list(
    object({
      move: number,
      seat: number,
      played: text,
      best: text,
      loss: number,
      score_loss: or(number, 0),
      expected: or(list(number), []),
      scores: or(list(number), []),
    }),
  ),
});

export type Me = Of<typeof me>;
export type Session = Of<typeof session>;
export type Pace = { kind: 'untimed' | 'live' | 'days'; bank_s?: number; increment_s?: number; days?: number };
export type SeatInfo = Of<typeof seatInfo>;
export type Summary = Of<typeof summary>;
export type GameInfo = Of<typeof gameInfo>;
export type Tables = Of<typeof tables>;
export type Moment = Of<typeof moment>;
export interface Entry {
  move: number;
  actor: Of<typeof actor>;
  action: string | null;
  events: GameEvent[];
  moments?: Moment[];
  /** Of a part of an entry: the table as it is seen then. */
  after?: Moment;
}
export type Clock = Of<typeof clock>;
export type State = Of<typeof state>;
export type Refused = Of<typeof refused>;
export type Replay = Of<typeof replay>;
export type Hint = Of<typeof hint>;
export type Review = Of<typeof review>;
export type SeatWish = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string };

export type FromServer = State | Refused | { type: 'pong' };
export type ToServer =
  | { type: 'hello'; since: number }
  | { type: 'act'; seq: number; action: string }
  | { type: 'undo' | 'end_turn'; seq: number }
  | { type: 'setting'; hold: boolean }
  | { type: 'ping' };

/** Parses one WebSocket text. */
export function parseMessage(raw: string): FromServer {
  const value: unknown = JSON.parse(raw);
  const kind = object({ type: oneOf('state', 'refused', 'pong') })(value, 'message').type;
  if (kind === 'state') return state(value, 'state');
  if (kind === 'refused') return refused(value, 'refused');
  return { type: 'pong' };
}
