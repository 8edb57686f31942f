// @vitest-environment jsdom
// Plans of several actions: sent one after the other, taken back as one.
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useLanguage } from '../i18n/words.svelte';
import type { State, ToServer } from './protocol';
import { giveWay } from './asking';
import { settings } from './settings.svelte';
import type { SocketEvents } from './socket';
import { Table } from './table.svelte';

const { line } = vi.hoisted(() => ({ line: { sent: [] as ToServer[], seq: 0, say: null as SocketEvents | null } }));
vi.mock('./socket', () => ({
  socketAddress: (id: string) => id,
  TableSocket: class {
    constructor(_: string, events: SocketEvents) {
      line.say = events;
    }
    get seq() {
      return line.seq;
    }
    send(message: ToServer) {
      line.sent.push(message);
      return true;
    }
    close() {}
  },
}));
vi.mock('../device/house', () => ({ shelf: null }));
vi.mock('../device/local-table', () => ({ LocalTable: null }));
vi.mock('./api', () => ({ api: { log: async () => [] } }));
beforeAll(async () => {
  settings.speed = 'instant';
  await useLanguage('en');
});

/** Catalogues are loaded for the first state; a busy machine takes its time. */
const PATIENCE = { timeout: 20_000 };
let table: Table;
/** The server's answer: a question after so many moves. */
async function state(move: number, legal: string[], more: Partial<State> = {}): Promise<void> {
  ++line.seq;
  const seats = [{ kind: 'person', name: 'Livia', level: null, mine: true, connected: true, stand_in: false, score: 0 }];
  line.say!.onstate({
    type: 'state', seq: line.seq, seat: 0, view: { decision: 'turn' }, prospects: null, events: [], undo: move > 0, held: null, clock: null,
    table: { id: 't_1', game: 'toy', options: {}, state: 'running', seats, to_act: 0, move, hold: true, hot_seat: false },
    legal: legal.map((text) => ({ text, events: [], final: false })),
    ...more,
  } as unknown as State);
  await vi.waitFor(() => expect(table.state?.seq).toBe(line.seq), PATIENCE);
}
/** What was sent since it was last asked. */
const sent = () => line.sent.splice(0).filter(({ type }) => type !== 'setting').map((message) => ('action' in message ? message.action : message.type));

beforeEach(async () => {
  line.sent = [];
  line.seq = 0;
  table = new Table('t_1');
  await state(0, ['roma', 'pass']);
  sent();
});

it('sends the rest of a plan as it is asked for', async () => {
  table.choose(['roma', 'worker 2']);
  await state(1, ['worker 1', 'worker 2']);
  expect(sent()).toEqual(['roma', 'worker 2']);
});

it('says nothing where the only way on went by itself', async () => {
  table.choose(['roma', 'worker 2']);
  await state(1, ['pay wood', 'pay ore']);
  expect(sent()).toEqual(['roma']);
  expect(table.notice).toBeNull();
});

it('keeps nothing of a plan for another turn', async () => {
  table.choose(['roma', 'worker 2']);
  await state(1, []);
  await state(2, ['worker 2']);
  expect(sent()).toEqual(['roma']);
});

it('waits for the answer when only who is there has changed', async () => {
  table.choose(['roma', 'worker 2']);
  --line.seq;
  await state(0, ['roma', 'pass']);
  await state(1, ['worker 2', 'worker 1']);
  expect(sent()).toEqual(['roma', 'worker 2']);
});

it('takes back a whole plan', async () => {
  table.choose(['roma', 'worker 2']);
  await state(1, ['worker 1', 'worker 2']);
  await state(2, ['pay wood', 'pay ore']);
  sent();
  table.undo();
  await state(1, ['worker 1', 'worker 2']);
  expect(sent()).toEqual(['undo', 'undo']);
  await state(0, ['roma', 'pass']);
  expect(sent()).toEqual([]);
});

it('takes back one action where each was chosen', async () => {
  table.choose(['roma']);
  await state(1, ['worker 1', 'worker 2']);
  table.choose(['worker 2']);
  await state(2, ['pay wood', 'pay ore']);
  sent();
  table.undo();
  await state(1, ['worker 1', 'worker 2']);
  expect(sent()).toEqual(['undo']);
});

it('shows what ended the game before the count, and nothing of the count before it is over', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.speed = 'normal';
  const names = (kind: string) => [{ kind, name: 'Livia', level: null, mine: false, connected: true, stand_in: false, score: 12 }];
  const events = [{ event: 'built', seat: 0, points: 2 }, { event: 'scored', seat: 0, cause: 'villas', points: 7 }];
  const before = table.state!;
  const shown: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      shown.push([table.summary?.state, table.shownScore(0), table.told.flatMap((entry) => entry.events.map(({ event }) => event))]);
    });
  });
  await state(1, [], {
    table: { ...before.table, state: 'over', move: 1, seats: names('bot') } as State['table'],
    events: [{ move: 1, actor: 0, action: 'build', events }],
  });
  await vi.waitFor(() => expect(table.summary?.state).toBe('over'), PATIENCE);
  expect(shown).toContainEqual(['running', 5, ['built']]);
  expect(table.shownScore(0)).toBe(5);
  expect(table.told.flatMap((entry) => entry.events)).not.toContainEqual(events[1]);
  table.count = 'done';
  expect(table.shownScore(0)).toBe(12);
  // Told anew, as after a reload, and counted once more.
  table.entries = [{ move: 1, actor: 0, action: 'build', events }];
  table.count = 'running';
  expect(table.shownScore(0)).toBe(5);
  expect(table.told.flatMap((entry) => entry.events)).toEqual([events[0]]);
  stop();
  settings.speed = 'instant';
});

it('leads on at the next question after something else was wanted in its place', async () => {
  table.led = 2;
  giveWay(table);
  expect([table.led, table.advice]).toEqual([2, { kind: 'away' }]);
  await state(1, ['worker 1', 'worker 2']);
  expect([table.led, table.advice]).toEqual([2, null]);
});

it('knows what the choice that waits would do', async () => {
  table.choose(['roma']);
  await state(0, [], { held: { seat: 0, action: 'roma', next: 'reveal' } });
  expect(table.waits?.text).toBe('roma');
  await state(0, ['roma', 'pass']);
  expect(table.waits).toBeNull();
});
