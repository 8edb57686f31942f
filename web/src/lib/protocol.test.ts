import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as protocol from './protocol';
import { object, ShapeError, text, type Check } from './shape';

const folder = join(import.meta.dirname, '../../../protocol/examples');
const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
const read = (file: string): unknown => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const message: Check<unknown> = (value) => protocol.parseMessage(JSON.stringify(value));
// By the first word of the file's name: what the page receives.
const received: Record<string, Check<unknown>> = {
  me: protocol.me,
  games: protocol.games,
  tables: protocol.tables,
  created: protocol.created,
  summary: protocol.summary,
  replay: protocol.replay,
  log: protocol.log,
  hint: protocol.hint,
  review: protocol.review,
  error: object({ error: text, code: text }),
  state: message,
  refused: message,
  pong: message,
};

describe.runIf(files.length > 0)('protocol/examples', () => {
  const answers = files.filter((file) => !file.includes('request'));
  const known = answers.filter((file) => received[file.split(/[_.]/)[0]!]);
  it.each(known)('reads %s', (file) => {
    expect(received[file.split(/[_.]/)[0]!]!(read(file), file)).toBeTruthy();
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
