import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import english from '$locales/en/ave-roma.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { adjusted, forecast, patron_points } from './forecast';
import { AREA_CARDS, BUILDINGS, PATRONS, WARS } from './tables';
import { place_of, shadow_choices } from './targets';
import { actions, can_buy, can_sell, empty_plan, fault, market, money_after } from './trade';
import { endgame_words, label, modifier_words, status } from './words';
import type { AveRomaView } from './view';

const all = fixtures as unknown as Record<string, { position: AveRomaView; legal: string[] }>;
const t = translator(english as unknown as Catalogue);
const choice = (text: string) => ({ text, events: [], final: false });

describe('tables', () => {
  it('has 30 cards of each deck', () => {
    for (const deck of [AREA_CARDS, BUILDINGS, WARS, PATRONS]) expect(Object.keys(deck)).toHaveLength(30);
  });
  it('puts every patron into words', () => {
    for (const patron of Object.values(PATRONS)) {
      expect(modifier_words(patron, t) + endgame_words(patron, t)).not.toMatch(/board\.|[{}]/);
    }
  });
});

describe('trade', () => {
  const { position, legal } = all['trade-2-adv']!;
  const m = market(position, Number(position.to_act))!;
  it('AR-24 offers what the rules offer as a first step', () => {
    for (const kind of ['wood', 'stone', 'livestock', 'wheat', 'ore', 'wine'] as const) {
      expect(can_sell(m, empty_plan(), kind)).toBe(legal.includes(`sell ${kind}`));
      const plan = { ...empty_plan(), [kind]: 1 };
      const buys = can_buy(m, empty_plan(), kind) && fault(m, plan) === null;
      expect(buys).toBe(legal.includes(`buy ${kind}`));
    }
  });
  it('sells before it buys, in the order of the kinds', () => {
    const plan = { ...empty_plan(), wine: -1, wood: -2, ore: 1, wheat: 2 };
    expect(actions(plan)).toEqual(['sell wood', 'sell wood', 'sell wine', 'buy wheat', 'buy wheat', 'buy ore', 'done']);
  });
  it('refuses what cannot be paid', () => {
    const poor = { ...m, denarii: 1, due: 2 };
    expect(fault(poor, empty_plan())).toBe('due');
    expect(fault({ ...m, left: 1 }, { ...empty_plan(), ore: 2 })).toBe('four');
    expect(money_after({ ...m, denarii: 5 }, { ...empty_plan(), wood: -1 })).toBe(5 + m.prices.wood);
  });
});

describe('forecast', () => {
  const view = structuredClone(all['turn-3-adv']!.position);
  it('AR-53 brings markers down to the brown one, pushing others down', () => {
    view.areas[0] = { card: null, up: false, brown: 5, levels: [7, 6, 3] };
    expect(adjusted(view, 0)).toEqual([5, 4, 3]);
    view.areas[0] = { card: null, up: false, brown: 0, levels: [2, 1, null] };
    expect(adjusted(view, 0)).toEqual([0, 0, null]);
  });
  it('AR-54 adds up by cause', () => {
    const sheet = forecast(view, 0);
    expect(Object.values(sheet.causes).reduce((a, n) => a + n, 0)).toBe(sheet.total);
    expect(sheet.causes['money']).toBe(Math.floor(view.players[0]!.denarii / 5));
  });
  it('counts a patron', () => {
    view.players[0]!.political = 4;
    expect(patron_points(view, 0, 'P17')).toBe(4);
    expect(patron_points(view, 0, 'P13')).toBe(3);
  });
});

describe('choices', () => {
  it('names every choice of every position', () => {
    for (const { position, legal } of Object.values(all)) {
      expect(status(position, t)).not.toContain('board.');
      for (const text of legal) expect(label(choice(text), position, t)).not.toMatch(/board\.|\{/);
    }
  });
  it('gives locations, cards and workers their places', () => {
    expect(place_of(choice('senatus 3'))).toBe('card senatus 3');
    expect(place_of(choice('mercator'))).toBe('location mercator');
    expect(place_of(choice('worker 4'))).toBe('worker 4');
    expect(place_of(choice('worker t2 5'))).toBeNull();
  });
  it('AR-60 groups shadow workers by value', () => {
    const found = shadow_choices(all['shadow-2-adv']!.legal.map(choice));
    expect([...found.values()].reduce((n, places) => n + places.size, 0)).toBe(all['shadow-2-adv']!.legal.length);
  });
});
