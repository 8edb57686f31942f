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
const hint = vi.hoisted(() => vi.fn());
vi.mock('./api', () => ({ api: { log: async () => [], hint } }));
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

it('shows the table as it was at each moment, and what was seen of a held deed not twice', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.speed = 'normal';
  const shown: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push(table.view?.crew));
  });
  const deed = { event: 'built', seat: 0 };
  const after = (events: number, crew: number) => ({ events, view: { crew }, prospects: null });
  await state(0, [], { view: { crew: 1 }, held: { seat: 0, action: 'roma', next: 'draw', events: [deed] } });
  expect(table.staged).toBeNull();
  expect(table.told.at(-1)).toMatchObject({ move: 1, actor: 0, events: [deed] });
  const events = [deed, { event: 'raid', befalls: true }, { event: 'year', befalls: true }];
  await state(1, [], {
    view: { crew: 4 },
    table: { ...table.summary!, move: 1 } as State['table'],
    events: [{ move: 1, actor: 0, action: 'roma', events, moments: [after(1, 1), after(2, 3)] }],
  });
  await vi.waitFor(() => expect(table.view.crew).toBe(4), PATIENCE);
  expect([...new Set(shown.slice(1))]).toEqual([1, 3, 4]);
  expect(table.told.filter(({ move }) => move === 1).map(({ actor, events }) => [actor, events.map(({ event }) => event)])).toEqual([
    [0, ['built']], [null, ['raid']], [null, ['year']],
  ]);
  stop();
  settings.speed = 'instant';
});

it('shows nothing of what befalls the table before a deed that tells nothing', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.speed = 'normal';
  await state(0, [], { view: { crew: 1 } });
  const shown: unknown[] = [];
  const stop = $effect.root(() => {
    $effect(() => void shown.push([table.view?.crew, table.entries.at(-1)?.action]));
  });
  const raid = { event: 'raid', befalls: true };
  await state(1, [], {
    view: { crew: 4 },
    table: { ...table.summary!, move: 1 } as State['table'],
    events: [{ move: 1, actor: 0, action: 'pass', events: [raid, { ...raid }], moments: [{ events: 1, view: { crew: 3 }, prospects: null }] }],
  });
  await vi.waitFor(() => expect(table.view.crew).toBe(4), PATIENCE);
  expect(shown).toContainEqual([1, 'pass']);
  stop();
  settings.speed = 'instant';
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
  await state(0, [], { held: { seat: 0, action: 'roma', next: 'reveal', events: [] } });
  expect(table.waits?.text).toBe('roma');
  await state(0, ['roma', 'pass']);
  expect(table.waits).toBeNull();
});

it('ends a turn that was finished in so many words', async () => {
  table.module = { ...table.module!, finishes: (action: string) => action === 'pass' };
  table.choose(['pass']);
  await state(0, [], { held: { seat: 0, action: 'pass', next: 'turn', events: [] } });
  expect(sent()).toEqual(['pass', 'end_turn']);
  await state(1, ['roma', 'pass']);
  table.choose(['roma']);
  await state(1, [], { held: { seat: 0, action: 'roma', next: 'turn', events: [] } });
  expect(sent()).toEqual(['roma']);
});

it('plays what another does to its end, though our own step follows by force', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  settings.speed = 'normal';
  table.module = { ...table.module!, begins: ({ event }) => event === 'moved' };
  const seats = [table.summary!.seats[0]!, { ...table.summary!.seats[0]!, kind: 'bot' as const, mine: false }];
  const events = [{ event: 'built', seat: 1 }, { event: 'moved', seat: 0 }];
  const told: string[][] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      told.push(table.told.flatMap((entry) => entry.events.map(({ event }) => event)));
    });
  });
  await state(1, ['take W1', 'take W2'], {
    table: { ...table.summary!, seats, move: 1 } as State['table'],
    events: [{ move: 1, actor: 1, action: 'build', events }],
  });
  expect(table.choices).toEqual([]);
  await vi.waitFor(() => expect(table.choices).toHaveLength(2), PATIENCE);
  expect(told).toContainEqual(['built']);
  expect(told.at(-1)).toEqual(['built', 'moved']);
  stop();
  settings.speed = 'instant';
});

it('takes what an arrow points at as the hint, and what is picked as one at once', async () => {
  table.module = { ...table.module!, deed: (plan) => ({ actions: plan.slice(0, 2), words: 'Return two' }) };
  const plan = ['roma', 'worker 2', 'pass'];
  table.whispered = { seq: table.state!.seq, action: 'roma', plan, reasons: [], expected: [], scores: [], visits: 1 };
  await table.askHint();
  expect(table.advice).toMatchObject({ kind: 'known', plan });
  expect(table.wordsOf('roma')).toBe('Return two');
  expect(table.whole('roma')).toEqual(['roma', 'worker 2']);
  expect(table.whole('pass')).toEqual(['pass']);
});

it('carries a plan through: what comes next is not asked for anew', async () => {
  hint.mockResolvedValue({ action: 'roma', plan: ['roma', 'worker 2'], reasons: [{ key: 'event', event: 'sent' }], expected: [], scores: [], visits: 1 });
  await table.askHint();
  expect(table.selected).toBe('roma');
  table.choose(['roma']);
  await state(1, ['worker 1', 'worker 2'], { events: [{ move: 1, actor: 0, action: 'roma', events: [] }] });
  hint.mockResolvedValue({ action: 'worker 1', plan: ['worker 1'], reasons: [], expected: [], scores: [], visits: 1 });
  await table.askHint();
  expect(table.advice).toMatchObject({ kind: 'known', action: 'worker 2', reasons: [] });
  expect(table.selected).toBe('worker 2');
  expect(hint).toHaveBeenCalledTimes(1);
});
