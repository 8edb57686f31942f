import { describe, expect, it } from 'vitest';
import type { SeatInfo } from './protocol';
import { seatNames, seatsOfFork } from './seats';

const person = (name: string): SeatInfo => ({
  kind: 'person', name, level: null, mine: true, connected: true, stand_in: false, score: null,
});
const bot: SeatInfo = { ...person(''), kind: 'bot', name: null };

describe('names of seats', () => {
  it('tells two bots and a person apart', () => {
    expect(seatNames([bot, person('Livia'), bot])).toEqual(['Aulus', 'Livia', 'Cotta']);
  });
  it('counts the seats of one person', () => {
    expect(seatNames([person('Livia'), person('Marcus'), person('Livia')])).toEqual(['Livia I', 'Marcus', 'Livia II']);
  });
});

describe('seats of a fork', () => {
  const other = { ...person('Marcus'), mine: false };
  const weak = { ...bot, mine: false, level: 'greedy' };
  it('keeps bots as they are and own seats as one’s own', () => {
    expect(seatsOfFork([weak, person('Livia'), other, person('Livia')], 'master')).toEqual([
      { kind: 'bot', level: 'greedy' }, { kind: 'me' }, { kind: 'bot', level: 'master' }, { kind: 'me' },
    ]);
  });
  it('gives an onlooker the first seat of a person', () => {
    expect(seatsOfFork([weak, other, other], 'master')).toEqual([
      { kind: 'bot', level: 'greedy' }, { kind: 'me' }, { kind: 'bot', level: 'master' },
    ]);
  });
});
