// HTTP part of the contract. Every failure becomes an ApiError with one sentence for people.
import * as protocol from './protocol';
import type { Pace, SeatWish } from './protocol';
import type { Check } from './shape';

export class ApiError extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(check: Check<T>, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw new ApiError('', 'offline', 0);
  }
  const value: any = await answer.json().catch(() => null);
  if (!answer.ok) {
    throw new ApiError(value?.error ?? answer.statusText, value?.code ?? 'failed', answer.status);
  }
  return check(value, path);
}

const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

export interface TableWish {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  pace: Pace;
  hold: boolean;
  hints?: boolean;
  listed: boolean;
  start: boolean;
}

export const api = {
  me: () => ask(protocol.me, '/api/me'),
  setName: (name: string) => ask(protocol.me, '/api/name', { name }),
  register: (name: string, password: string) => ask(protocol.me, '/api/register', { name, password }),
  login: (name: string, password: string) => ask(protocol.me, '/api/login', { name, password }),
  logout: () => ask(protocol.me, '/api/logout', {}),
  logoutEverywhere: () => ask(protocol.me, '/api/logout', { everywhere: true }),
  sessions: async () => (await ask(protocol.sessions, '/api/sessions')).sessions,
  endSession: async (id: string) => (await ask(protocol.sessions, '/api/sessions/end', { id })).sessions,
  changePassword: (before: string, after: string) =>
    ask(protocol.me, '/api/password', { old: before, new: after }),
  exportAddress: '/api/account/export',
  deleteAccount: (password: string) => ask(protocol.me, '/api/account/delete', { password }),
  games: async () => (await ask(protocol.games, '/api/games')).games,
  tables: () => ask(protocol.tables, '/api/tables'),
  create: (wish: TableWish) => ask(protocol.created, '/api/tables', wish),
  table: (id: string) => ask(protocol.summary, at(id)),
  join: (id: string, seat: number, invite: string | null) =>
    ask(protocol.summary, at(id, '/join'), invite ? { seat, invite } : { seat }),
  leave: (id: string) => ask(protocol.summary, at(id, '/leave'), {}),
  start: (id: string) => ask(protocol.summary, at(id, '/start'), {}),
  reclaim: (id: string, seat: number) => ask(protocol.summary, at(id, '/reclaim'), { seat }),
  remove: (id: string, seat: number) => ask(protocol.summary, at(id, '/remove'), { seat }),
  rematch: (id: string) => ask(protocol.created, at(id, '/rematch'), {}),
  fork: (id: string, move: number, seats: SeatWish[]) =>
    ask(protocol.created, at(id, '/fork'), { move, seats }),
  importRecord: (record: unknown, seats: SeatWish[]) =>
    ask(protocol.created, '/api/import', { record, seats }),
  recordAddress: (id: string) => at(id, '/record'),
  replay: (id: string, move: number, seat: number | null) =>
    ask(protocol.replay, at(id, `/replay?move=${move}${seat === null ? '' : `&seat=${seat}`}`)),
  log: async (id: string) => (await ask(protocol.log, at(id, '/log'))).entries,
  hint: (id: string, seat: number) => ask(protocol.hint, at(id, '/hint'), { seat }),
  review: (id: string) => ask(protocol.review, at(id, '/review')),
};
