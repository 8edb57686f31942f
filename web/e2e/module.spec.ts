// The engine's module in Node, held to the program and to the description of its requests.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { EngineModule, type Handle } from '../src/device/module';
import { program } from './server';

const root = join(import.meta.dirname, '../..');
const start = async () => EngineModule.start(await WebAssembly.compile(readFileSync(join(root, 'build/wasm/triclinium.wasm'))));
const corpus = (kind: string) => readdirSync(join(root, 'fuzz/corpus', kind)).map((name) => readFileSync(join(root, 'fuzz/corpus', kind, name)));
const line = (request: object) => Buffer.from(JSON.stringify(request));

/** Every line, and the same with a byte changed or cut off, always in the same way. */
function mutants(lines: Buffer[]): Buffer[] {
  let seed = 1;
  const lot = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  return lines.flatMap((line) => {
    const changed = Buffer.from(line);
    if (changed.length > 0) changed[lot(changed.length)] = lot(256);
    return [line, changed, line.subarray(0, lot(line.length + 1))];
  });
}

test('the module answers the corpus of the fuzzers as the program does', async () => {
  const lines = corpus('protocol').flatMap((text) => text.toString('latin1').split('\n').map((each) => Buffer.from(each, 'latin1')));
  for (const text of corpus('position')) lines.push(Buffer.concat([Buffer.from('{"cmd":"load","position":'), text, Buffer.from('}')]), line({ cmd: 'legal' }));
  for (const game of ['carpe-diem', 'ave-roma', 'discordia']) {
    lines.push(line({ cmd: 'new', game, seats: 2, seed: 7 }));
    for (const text of corpus('action')) lines.push(line({ cmd: 'apply', action: text.toString() }), line({ cmd: 'digest' }));
  }
  const sent = mutants(lines)
    .map((each) => Buffer.from(each.map((byte) => (byte === 10 ? 32 : byte))))
    // What the program does not read as a request, and the list of games, to which the module adds its bots.
    .filter((each) => /[^ \t\r]/.test(each.toString('latin1')) && !each.includes('"games"'));
  const told = execFileSync(program(), ['engine'], { input: Buffer.concat(sent.flatMap((each) => [each, Buffer.from('\n')])), maxBuffer: 1 << 28 });
  const answers = told.toString().trimEnd().split('\n');
  expect(answers).toHaveLength(sent.length);
  const engine = (await start()).engine();
  sent.forEach((each, i) => expect(engine.answer(each), each.toString()).toBe(answers[i]));
  expect(answers.filter((answer) => !answer.startsWith('{"error"')).length).toBeGreaterThan(100);
});

const { types, ...described } = JSON.parse(readFileSync(join(root, 'apps/capi/api.json'), 'utf8'));
type Described = string | Record<string, string>;

/** Why a value is not what apps/capi/api.json describes. */
function misfit(value: unknown, of: Described, path: string): string | null {
  if (typeof of === 'object') {
    if (typeof value !== 'object' || value === null) return `${path} is no object`;
    const known = new Set(Object.keys(of).map((key) => key.replace('?', '')));
    const extra = Object.keys(value).find((key) => !known.has(key));
    if (extra) return `${path}.${extra} is not described`;
    for (const [key, type] of Object.entries(of)) {
      const field = (value as any)[key.replace('?', '')];
      const wrong = field === undefined ? (key.endsWith('?') ? null : `${path}.${key} is missing`) : misfit(field, type, `${path}.${key}`);
      if (wrong) return wrong;
    }
    return null;
  }
  const options = of.split(' | ');
  if (options.length > 1) return options.every((each) => misfit(value, each, path)) ? `${path} is not ${of}` : null;
  if (of.endsWith('[]')) {
    if (!Array.isArray(value)) return `${path} is no list`;
    return value.map((each, i) => misfit(each, of.slice(0, -2), `${path}[${i}]`)).find(Boolean) ?? null;
  }
  if (types[of]) return misfit(value, types[of], path);
  const fits =
    of === 'any' || (of === 'null' && value === null) || of === `'${value}'` || (of === 'text' && typeof value === 'string') ||
    (of === 'flag' && typeof value === 'boolean') || (of === 'number' && typeof value === 'number') ||
    (of === 'object' && typeof value === 'object' && value !== null && !Array.isArray(value));
  return fits ? null : `${path} is not ${of}`;
}

/** A handle that notes which requests were answered, each as it is described. */
function held(handle: Handle, kind: string, answered: Set<string>) {
  return (request: { cmd: string; [field: string]: unknown }) => {
    const { request: asks, answer: answers } = described[kind][request.cmd];
    expect(misfit(request, { cmd: 'text', ...asks }, request.cmd)).toBeNull();
    const answer = handle.ask(request);
    expect(misfit(answer, answers, request.cmd)).toBeNull();
    answered.add(request.cmd);
    return answer;
  };
}

test('the module answers every request of an engine as it is described', async () => {
  const answered = new Set<string>();
  const ask = held((await start()).engine(), 'engine', answered);
  ask({ cmd: 'games' });
  ask({ cmd: 'playouts', game: 'carpe-diem', seats: 2, games: 2, seed: 1 });
  const { position } = ask({ cmd: 'new', game: 'discordia', seats: 2, seed: 1 });
  ask({ cmd: 'load', position });
  ask({ cmd: 'new', game: 'discordia', seats: 2, seed: 1 });
  for (let question = ask({ cmd: 'legal' }); !answered.has('draw'); question = ask({ cmd: 'legal' })) {
    if (question.to_act === 'chance') ask({ cmd: 'draw', seed: 3 });
    else ask({ cmd: 'apply', action: ask({ cmd: 'bot', bot: 'centurio', seed: 1, iterations: 8 }).action });
  }
  const { record } = ask({ cmd: 'record' });
  ask({ cmd: 'deal', record });
  ask({ cmd: 'undo' });
  ask({ cmd: 'digest' });
  ask({ cmd: 'position' });
  ask({ cmd: 'view', seat: 0 });
  ask({ cmd: 'view', seat: null });
  ask({ cmd: 'prospects', seat: 1 });
  expect([...answered].sort()).toEqual(Object.keys(described['engine']).sort());
});

test('the module answers every request of a table as it is described', async () => {
  const answered = new Set<string>();
  const module = await start();
  const ask = held(module.table([1, 2]), 'table', answered);
  const made = { id: 'd_test', game: 'carpe-diem', seats: [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }], hold: true, hints: true, name: 'Livia' };
  const changes = [...ask({ cmd: 'create', ...made }).changes];
  const keep = (told: { changes: object[] }) => changes.push(...told.changes);
  for (let state = ask({ cmd: 'state', since: 0 }); state.table.state !== 'over'; state = ask({ cmd: 'state', since: 0 })) {
    const { seq } = state;
    if (state.held && !answered.has('undo')) keep(ask({ cmd: 'undo', seq }));
    else if (state.held) keep(ask({ cmd: 'end_turn', seq }));
    else if (state.bot_to_act !== null) keep(ask({ cmd: 'bot_act', action: ask({ cmd: 'think' }).action }));
    else {
      if (!answered.has('hint')) ask({ cmd: 'hint', seat: 0 });
      keep(ask({ cmd: 'act', seq, action: state.legal[0].text }));
    }
  }
  keep(ask({ cmd: 'setting', hold: false }));
  ask({ cmd: 'log' });
  ask({ cmd: 'replay', move: 3, seat: 1 });
  const record = ask({ cmd: 'record' });
  ask({ cmd: 'fork', move: 4 });
  for (let move = 1; move <= 2; ++move) ask({ cmd: 'judge', move });
  const other = held(module.table([3, 4]), 'table', answered);
  other({ cmd: 'restore', ...made, created: 0, changes });
  other({ cmd: 'follow', changes: [] });
  expect(other({ cmd: 'record' })).toEqual(record);
  expect([...answered].sort()).toEqual(Object.keys(described['table']).sort());
});

test('a table of a device plays every game with every number of seats, every option and bots of every level', async () => {
  const module = await start();
  const { games } = module.engine().ask({ cmd: 'games' });
  const bots = (count: number, level: string) => Array.from({ length: count }, () => ({ kind: 'bot', level }));
  /** Decisions of people and bots, the first legal one and what the bot thinks; an error would be no list of changes. */
  const play = (made: { game: string; seats: object[]; options?: Record<string, unknown> }, decisions: number) => {
    const table = module.table([5, 6]);
    expect(table.ask({ cmd: 'create', id: 'd_test', hold: false, hints: true, name: 'Livia', ...made }).changes, JSON.stringify(made)).toEqual(expect.any(Array));
    for (let made_ = 0; made_ < decisions; ++made_) {
      const { seq, table: summary, legal, bot_to_act: bot } = table.ask({ cmd: 'state', since: 0 });
      if (summary.state === 'over') break;
      const told = bot === null ? table.ask({ cmd: 'act', seq, action: legal[0].text }) : table.ask({ cmd: 'bot_act', action: table.ask({ cmd: 'think' }).action });
      expect(told.changes, JSON.stringify([made, told])).toEqual(expect.any(Array));
    }
    expect(table.ask({ cmd: 'record' }).options).toMatchObject(made.options ?? {});
    table.close();
  };
  for (const { id: game, seats: [least, most], options, levels } of games) {
    for (let seats = least; seats <= most; ++seats) play({ game, seats: [{ kind: 'me' }, ...bots(seats - 1, levels[0])] }, 40);
    for (const [option, { values }] of Object.entries<{ values: unknown[] }>(options)) {
      for (const value of values) play({ game, seats: [{ kind: 'me' }, ...bots(Math.max(1, least - 1), levels[0])], options: { [option]: value } }, 40);
    }
    for (const level of levels) play({ game, seats: [...bots(1, level), { kind: 'me' }] }, 2);
  }
});
