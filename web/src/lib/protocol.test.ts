import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as protocol from './protocol';
import { object, ShapeError, text, type Check } from './shape';

const folder = join(import.meta.dirname, '../../../protocol/examples');
const names = readdirSync(folder).map((file) => file.replace(/\.json$/, ''));
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

const message: Check<unknown> = (value) => protocol.parseMessage(JSON.stringify(value));
const error = object({ error: text, code: text });
// What the page receives, by the name of the example or its first word.
const received: Record<string, Check<unknown>> = {
  me: protocol.me,
  sessions: protocol.sessions,
  games: protocol.games,
  tables: protocol.tables,
  created: protocol.created,
  summary: protocol.summary,
  replay: protocol.replay,
  log: protocol.log,
  hint: protocol.hint,
  review: protocol.review,
  error,
  join_refused: error,
  state: message,
  refused: message,
  pong: message,
};
// What it sends; the server's tests read these. A record is handed on as it is.
const sent = [
  'account_delete', 'act', 'create', 'end_session', 'end_turn', 'fork', 'hello', 'hint_request',
  'import', 'join', 'login', 'logout', 'name', 'password', 'ping', 'reclaim', 'record', 'register',
  'remove', 'rematch', 'setting', 'undo',
];

describe('protocol/examples', () => {
  const own = names.filter((name) => !sent.includes(name));
  it.each(own)('reads %s', (name) => {
    const check = received[name] ?? received[name.split('_')[0]!];
    expect(check, `no check reads ${name}.json`).toBeDefined();
    expect(check!(read(name), name)).toBeTruthy();
  });
  it('covers every kind of answer', () => {
    const kinds = own.map((name) => (received[name] ? name : name.split('_')[0]!));
    expect(Object.keys(received).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

describe('parseMessage', () => {
  it('says which field is wrong', () => {
    const wrong = JSON.stringify({ type: 'state', seq: 'x' });
    expect(() => protocol.parseMessage(wrong)).toThrow(ShapeError);
    expect(() => protocol.parseMessage(wrong)).toThrow('state.seq should be a number.');
  });
  it('refuses kinds it does not know', () => {
    expect(() => protocol.parseMessage('{"type":"shout"}')).toThrow(ShapeError);
  });
  it('fills in what may be left out', () => {
    const refused = protocol.parseMessage('{"type":"refused","code":"rate","reason":"Slowly."}');
    expect(refused).toMatchObject({ type: 'refused', seq: null });
  });
});
