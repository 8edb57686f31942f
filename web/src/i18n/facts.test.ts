// Texts follow the tables of the rules: no catalogue repeats a number of theirs.
import { describe, expect, it } from 'vitest';
import { fillFacts } from '../../scripts/facts';
import components from '../games/carpe_diem/components.json';
import { loadGame } from './catalogues';
import { lookup } from './translate';

describe('facts', () => {
  it('are filled from the tables', () => {
    const data = { penalty: -4, price: { basic: 2 }, rows: [{ id: 'W1', n: 1 }, { type: 'pond', n: 3 }], points: [8, 9] };
    expect(fillFacts('costs {=penalty} points', data)).toBe('costs 4 points');
    expect(fillFacts('{=price.basic} or {=rows.pond.n}, {=points}', data)).toBe('2 or 3, 8, 9');
    expect(fillFacts('{=rows.W1.n} {=rows.W1.n|coin|coins}', data)).toBe('1 coin');
    expect(fillFacts('{=points.1} of {=points.#} {n}', data)).toBe('9 of 2 {n}');
    expect(() => fillFacts('{=nowhere}', data)).toThrow('{=nowhere}');
  });

  it.each(['en', 'de'] as const)('stand in the catalogues that the page loads (%s)', async (language) => {
    for (const game of ['carpe-diem', 'ave-roma', 'discordia']) {
      expect(JSON.stringify(await loadGame(language, game))).not.toContain('{=');
    }
    const spot = lookup(await loadGame(language, 'carpe-diem'), 'guide.spot');
    expect(spot).toContain(` ${-components.unfulfilled_vp} `);
  });
});
