import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import english from '$locales/en/ave-roma.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { adjusted, forecast, patron_points, scores_by_patron, sheet_rows } from './forecast';
import { fresh_things } from './fresh';
import { can_pay, has_slot, prospect, rounds_left, walk, why_closed } from './prospects';
import { AREA_CARDS, BUILDINGS, PATRONS, WARS } from './tables';
import { part_of, place_of, shadow_choices, targets } from './targets';
import { actions, can_buy, can_sell, empty_plan, fault, market, money_after, proposal } from './trade';
import { card_sentences, effects, endgame_words, label, modifier_words, status } from './words';
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
  it('AR-27 proposes sales for what is due', () => {
    const stock = { ...m.stock, wood: 1, ore: 2 };
    const poor = { ...m, denarii: 0, due: 3, sold_to: 0, stock, prices: { ...m.prices, wood: 3, ore: 2 } };
    expect(actions(proposal(poor))).toEqual(['sell wood', 'done']);
    expect(fault({ ...poor, due: 5 }, proposal({ ...poor, due: 5 }))).toBeNull();
    expect(actions(proposal({ ...poor, due: 0 }))).toEqual(['done']);
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

describe('a worker in mind', () => {
  const start = () => {
    const view = structuredClone(all['turn-3-adv']!.position);
    const player = view.players[0]!;
    Object.assign(view, { to_act: 0, decision: 'turn', phase: 'actions', options: { advanced: false, deck: 'players' } });
    Object.assign(player, { denarii: 3, surplus: 2, colosseum: 0, active: [], workers: [1, 2, 3, 4, 5] });
    player.resources = { wood: 0, stone: 0, livestock: 2, wheat: 2, ore: 0, wine: 0 };
    for (const location of Object.keys(view.workers)) view.workers[location as 'roma'] = [null, null, null, null, null];
    view.areas = view.areas.map((area, i) => ({ ...area, card: ['A11', 'A06', 'A17', 'A18', 'A10'][i]!, up: false }));
    view.players.slice(1).forEach((other) => (other.colosseum = 0));
    return view;
  };
  const none = new Map();
  it('AR-22 brings two denarii a pip, and what patrons add', () => {
    const view = start();
    expect(prospect(view, 0, 5, 'quaestor', none).gain).toEqual({ denarii: 10 });
    view.players[0]!.active = ['P16'];
    expect(prospect(view, 0, 4, 'quaestor', none).gain).toEqual({ surplus: 1, denarii: 8 });
  });
  it('AR-23 AR-27 gets four resources and pays for a card that was used', () => {
    const view = start();
    expect(prospect(view, 0, 2, 'aedilis', none)).toMatchObject({ gain: { wood: 1, stone: 2, ore: 1 }, reason: null, due: 0 });
    view.areas[1]!.up = true;
    expect(prospect(view, 0, 2, 'aedilis', none)).toMatchObject({ due: 2, reason: null });
    view.players[0]!.denarii = 1;
    expect(prospect(view, 0, 2, 'aedilis', none).reason).toBe('due');
    expect(prospect(view, 0, 2, 'mercator', none).reason).toBeNull();
    view.areas[1]!.card = null;
    expect(prospect(view, 0, 2, 'aedilis', none).reason).toBe('card');
  });
  it('AR-34 pays each space where nobody else stands', () => {
    const view = start();
    expect(walk(view, 0, 3)).toEqual({ cost: { surplus: 1, green: 1, any: 1 }, honours: 1 });
    view.players[1]!.colosseum = 3;
    expect(walk(view, 0, 3).cost).toEqual({ surplus: 1, green: 1 });
    expect(prospect(view, 0, 3, 'roma', none)).toMatchObject({ gain: { political: 1 }, reason: null });
    expect(prospect(view, 0, 5, 'roma', none).reason).toBe('pay');
  });
  it('AR-30 reaches cards from its own number on', () => {
    const view = start();
    view.rows.legatus = ['W01', 'W02', 'W03', 'W04', 'W05'];
    const cards = targets([choice('legatus 3')]);
    expect(prospect(view, 0, 3, 'legatus', cards).reason).toBeNull();
    expect(prospect(view, 0, 4, 'legatus', cards).reason).toBe('pay');
    view.rows.legatus = ['W01', 'W02', null, null, null];
    expect(prospect(view, 0, 4, 'legatus', cards).reason).toBe('reach');
  });
  it('AR-21 AR-60 finds a slot that is open for the number of players', () => {
    const view = start();
    view.workers.roma = [1, 2, null, null, null];
    expect(has_slot(view, 'roma')).toBe(true);
    view.seats = 2;
    expect(has_slot(view, 'roma')).toBe(false);
    expect(why_closed(view, 0, 'roma', none)?.reason).toBe('slot');
  });
  it('pays colours and any from what is left', () => {
    const player = start().players[0]!;
    expect(can_pay(player, { livestock: 2, green: 2 })).toBe(true);
    expect(can_pay(player, { livestock: 2, green: 2, any: 1 })).toBe(false);
    expect(can_pay(player, { black: 1 })).toBe(false);
    expect(can_pay(player, { denarii: 4 })).toBe(false);
  });
  it('guesses fewer rounds the smaller a deck is', () => {
    const view = start();
    for (const deck of ['area', 'building', 'war', 'patron'] as const) view.decks[deck].size = 30;
    const more = rounds_left(view);
    view.decks.war.size = 2;
    expect(rounds_left(view)).toBeLessThan(more);
    view.decks.war.size = 0;
    expect(rounds_left(view)).toBe(0);
  });
});

describe('what a choice brings', () => {
  it('adds up gains and payments', () => {
    const events = [
      { event: 'denarii', seat: 0, count: 4, source: 'action' },
      { event: 'paid', seat: 0, price: { wine: 1, denarii: 2 }, card: 'W02' },
      { event: 'card_bought', seat: 0, card: 'W02', points: 1, cause: 'cards' },
      { event: 'denarii', seat: 1, count: 9 },
    ];
    expect([...effects(events, 0, t)].sort()).toEqual(['+1 point', '+2 denarii', 'you win Hannibal', '−1 wine']);
  });
  it('AR-11 counts what overflows where it ends up', () => {
    const events = [
      { event: 'resource', seat: 0, kind: 'stone', count: 2 },
      { event: 'overflow', seat: 0, kind: 'stone', surplus: 1, sold: 0, denarii: 0 },
    ];
    expect(effects(events, 0, t)).toEqual(['+1 stone', '+1 surplus']);
  });
  it('says every card in sentences', () => {
    for (const id of [...Object.keys(AREA_CARDS), ...Object.keys(BUILDINGS), ...Object.keys(WARS), ...Object.keys(PATRONS)]) {
      expect(card_sentences(id, t).join(' ')).not.toMatch(/board\.|[{}]/);
    }
  });
  it('lets what is new arrive, if things may move', () => {
    const events = [{ event: 'worker_placed', seat: 0, location: 'roma', slot: 2 }, { event: 'area_marker', seat: 1, area: 3, to: 2 }];
    const fresh = fresh_things(events, true);
    expect(fresh.has('worker roma 1') && fresh.has('marker 2 1')).toBe(true);
    expect(fresh_things(events, false).has('worker roma 1')).toBe(false);
  });
  it('shows workers and patrons with the own board', () => {
    expect(['worker 3', 'patron P01', 'location roma', 'card legatus 1'].map(part_of)).toEqual(['city', 'city', 'board', 'board']);
  });
});

describe('the score sheet', () => {
  it('AR-54 splits the end-game points by patron where the log tells them', () => {
    const view = structuredClone(all['turn-3-adv']!.position);
    view.players[0]!.points['endgame'] = 5;
    const scored = (patron: string, points: number) => ({ event: 'scored', cause: 'endgame', seat: 0, patron, points });
    const told = scores_by_patron(view, [scored('P17', 3), scored('P13', 2)])[0]!;
    expect(told.causes).toMatchObject({ 'patron P17': 3, 'patron P13': 2 });
    expect(told.causes).not.toHaveProperty('endgame');
    expect(scores_by_patron(view, [scored('P17', 3)])[0]!.causes).toMatchObject({ endgame: 5 });
  });
  it('adds up to the forecast', () => {
    const view = all['turn-3-adv']!.position;
    const rows = sheet_rows(view);
    const total = rows.at(-1)!.points;
    view.players.forEach((_, seat) => {
      expect(rows.slice(0, -1).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)).toBe(total[seat]);
    });
  });
});
