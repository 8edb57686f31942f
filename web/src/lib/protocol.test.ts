import { describe, expect, it } from 'vitest';
import * as protocol from './protocol';
import { ShapeError } from './shape';

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
