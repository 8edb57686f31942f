import { describe, expect, it } from 'vitest';
import type { SeatInfo } from './protocol';
import { seatNames } from './seats';

const person = (name: string): SeatInfo => ({
  kind: 'person', name, level: null, mine: true, connected: true, stand_in: false, score: null,
});
const bot: SeatInfo = { ...person(''), kind: 'bot', name: null };

describe('names of seats', () => {
  it('tells two bots and a person apart', () => {
    expect(seatNames([bot, person('Livia'), bot])).toEqual(['Agrippa', 'Livia', 'Cicero']);
  });
  it('counts the seats of one person', () => {
    expect(seatNames([person('Livia'), person('Marcus'), person('Livia')])).toEqual(['Livia I', 'Marcus', 'Livia II']);
  });
});
