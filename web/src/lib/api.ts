// HTTP part of the contract. Every failure becomes an ApiError with one sentence for people.
import { isLocal } from '../device/ids';
import * as protocol from './protocol';
import type { Me, Pace, SeatWish, Tables } from './protocol';
import { alone, server } from './server.svelte';
import { settings } from './settings.svelte';
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

/** Answers of something that is not our server: a plain web space, or a proxy before a sleeping one. */
const notOurs = [200, 404, 405, 501, 502, 503, 504];

async function ask<T>(check: Check<T>, path: string, body?: unknown): Promise<T> {
  const away = () => {
    server.answers = false;
    return new ApiError('', 'offline', 0);
  };
  if (alone) throw away();
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
    });
  } catch {
    throw away();
  }
  const value: any = await answer.json().catch(() => undefined);
  if (value === undefined && notOurs.includes(answer.status)) throw away();
  server.answers = true;
  if (!answer.ok) {
    throw new ApiError(value?.error ?? answer.statusText, value?.code ?? 'failed', answer.status);
  }
  return check(value, path);
}

/** Where no server answers, this device does. */
async function orHere<T>(asked: () => Promise<T>, here: (house: House) => T | Promise<T>): Promise<T> {
  try {
    return await asked();
  } catch (problem) {
    if (!isAway(problem)) throw problem;
    return here(await device());
  }
}

export const isAway = (problem: unknown) => problem instanceof ApiError && problem.code === 'offline';

type House = (typeof import('../device/house'))['house'];
const device = async (): Promise<House> => (await import('../device/house')).house;

/** A table of this device is asked there, any other at the server. */
async function by<T>(id: string, here: (house: House) => Promise<T>, there: () => Promise<T>): Promise<T> {
  return isLocal(id) ? here(await device()) : there();
}

const at = (id: string, rest = '') => `/api/tables/${encodeURIComponent(id)}${rest}`;

type Created = { id: string; invite: string | null };

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
  setName: (name: string): Promise<Me> =>
    orHere(() => ask(protocol.me, '/api/name', { name }), () => ({ name: (settings.name = name), account: false, id: '' })),
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
  games: () =>
    orHere(
      async () => (await ask(protocol.games, '/api/games')).games,
      async () => protocol.games(await import('virtual:engine-module'), 'games').games,
    ),
  async tables(): Promise<Tables> {
    const mine = await (await device()).tables();
    const none: Tables = { mine: [], open: [], live: [], damaged: [] };
    const there = await orHere(() => ask(protocol.tables, '/api/tables'), () => none);
    return { ...there, mine: [...mine, ...there.mine] };
  },
  /** `here`: on this device, also where a server answers. */
  async create(wish: TableWish, here = false): Promise<Created> {
    if (here) return (await device()).create(wish, settings.name);
    return orHere(() => ask(protocol.created, '/api/tables', wish), (house) => house.create(wish, settings.name));
  },
  table: (id: string) => by(id, (house) => house.table(id), () => ask(protocol.summary, at(id))),
  join: (id: string, seat: number, invite: string | null) =>
    ask(protocol.summary, at(id, '/join'), invite ? { seat, invite } : { seat }),
  leave: (id: string) => ask(protocol.summary, at(id, '/leave'), {}),
  start: (id: string) => ask(protocol.summary, at(id, '/start'), {}),
  reclaim: (id: string, seat: number) => ask(protocol.summary, at(id, '/reclaim'), { seat }),
  remove: (id: string, seat: number) => ask(protocol.summary, at(id, '/remove'), { seat }),
  rematch: (id: string) =>
    by<Created>(id, (house) => house.rematch(id), () => ask(protocol.created, at(id, '/rematch'), {})),
  fork: (id: string, move: number, seats: SeatWish[]) =>
    by<Created>(
      id,
      (house) => house.fork(id, move, seats),
      () => ask(protocol.created, at(id, '/fork'), { move, seats }),
    ),
  /** `here`: on this device, also where a server answers. */
  async importRecord(record: unknown, seats: SeatWish[], here = false): Promise<Created> {
    const keep = (house: House) => house.importRecord(record, seats, settings.name);
    return here ? keep(await device()) : orHere<Created>(() => ask(protocol.created, '/api/import', { record, seats }), keep);
  },
  /** A game of this device becomes one at the server. */
  async share(id: string, seats: SeatWish[]): Promise<Created> {
    const record = await (await device()).record(id);
    return ask(protocol.created, '/api/import', { record, seats });
  },
  /** Whether games of this device outlive the tab. */
  lasting: async () => (await device()).lasting(),
  /** Takes a game off this device. */
  discard: async (id: string) => (await device()).remove(id),
  record: (id: string): Promise<unknown> => by(id, (house) => house.record(id), () => ask((value) => value, at(id, '/record'))),
  replay: (id: string, move: number, seat: number | null) =>
    by(
      id,
      (house) => house.replay(id, move, seat),
      () => ask(protocol.replay, at(id, `/replay?move=${move}${seat === null ? '' : `&seat=${seat}`}`)),
    ),
  log: (id: string) => by(id, (house) => house.log(id), async () => (await ask(protocol.log, at(id, '/log'))).entries),
  hint: (id: string, seat: number) =>
    by(id, (house) => house.hint(id, seat), () => ask(protocol.hint, at(id, '/hint'), { seat })),
  review: (id: string) => by(id, (house) => house.review(id), () => ask(protocol.review, at(id, '/review'))),
};
