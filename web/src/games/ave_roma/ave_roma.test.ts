import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import english from '$locales/en/ave-roma.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { ARMS_ART } from './art/arms';
import { BUILDING_ART } from './art/buildings';
import { PORTRAITS, cameo } from './art/cameos';
import { PARTS, SIGNS } from './art/cameo_parts';
import { picture } from './art/cards';
import { changeOf, ofTheAction, tracesOf } from './changes';
import { setsOf, spendable, spent } from './cards';
import { answers, bundles } from './pay';
import { explain } from './lens';
import { story } from './story';
import { tour } from './tour';
import type { Table } from './table';
import { adjusted, forecast, patronPoints, scoresByPatron, sheetRows } from './forecast';
import { canPay, hasSlot, prospect, roundsLeft, walk, whyClosed } from './prospects';
import { AREA_CARDS, BUILDINGS, PATRONS, WARS } from './tables';
import { partOf, placeOf, shadowChoices, targets } from './targets';
import { actions, canBuy, canSell, emptyPlan, fault, market, moneyAfter, proposal } from './trade';
import { cardSentences, effects, endgameWords, label, modifierWords, question, status } from './words';
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
      expect(modifierWords(patron, t) + endgameWords(patron, t)).not.toMatch(/board\.|[{}]/);
    }
  });
});

describe('trade', () => {
  const { position, legal } = all['trade-2-adv']!;
  const m = market(position, Number(position.to_act))!;
  it('AR-24 offers what the rules offer as a first step', () => {
    for (const kind of ['wood', 'stone', 'livestock', 'wheat', 'ore', 'wine'] as const) {
      expect(canSell(m, emptyPlan(), kind)).toBe(legal.includes(`sell ${kind}`));
      const plan = { ...emptyPlan(), [kind]: 1 };
      const buys = canBuy(m, emptyPlan(), kind) && fault(m, plan) === null;
      expect(buys).toBe(legal.includes(`buy ${kind}`));
    }
  });
  it('sells before it buys, in the order of the kinds', () => {
    const plan = { ...emptyPlan(), wine: -1, wood: -2, ore: 1, wheat: 2 };
    expect(actions(plan)).toEqual(['sell wood', 'sell wood', 'sell wine', 'buy wheat', 'buy wheat', 'buy ore', 'done']);
  });
  it('AR-27 proposes sales for what is due', () => {
    const stock = { ...m.stock, wood: 1, ore: 2 };
    const poor = { ...m, denarii: 0, due: 3, soldTo: 0, stock, prices: { ...m.prices, wood: 3, ore: 2 } };
    expect(actions(proposal(poor))).toEqual(['sell wood', 'done']);
    expect(fault({ ...poor, due: 5 }, proposal({ ...poor, due: 5 }))).toBeNull();
    expect(actions(proposal({ ...poor, due: 0 }))).toEqual(['done']);
  });
  it('refuses what cannot be paid', () => {
    const poor = { ...m, denarii: 1, due: 2 };
    expect(fault(poor, emptyPlan())).toBe('due');
    expect(fault({ ...m, left: 1 }, { ...emptyPlan(), ore: 2 })).toBe('four');
    expect(moneyAfter({ ...m, denarii: 5 }, { ...emptyPlan(), wood: -1 })).toBe(5 + m.prices.wood);
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
    expect(patronPoints(view, 0, 'P17')).toBe(4);
    expect(patronPoints(view, 0, 'P13')).toBe(3);
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
    expect(placeOf(choice('senatus 3'))).toBe('card senatus 3');
    expect(placeOf(choice('mercator'))).toBe('location mercator');
    expect(placeOf(choice('worker 4'))).toBe('worker 4');
    expect(placeOf(choice('worker t2 5'))).toBeNull();
  });
  it('AR-60 groups shadow workers by value', () => {
    const found = shadowChoices(all['shadow-2-adv']!.legal.map(choice));
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
    expect(hasSlot(view, 'roma')).toBe(true);
    view.seats = 2;
    expect(hasSlot(view, 'roma')).toBe(false);
    expect(whyClosed(view, 0, 'roma', none)?.reason).toBe('slot');
  });
  it('pays colours and any from what is left', () => {
    const player = start().players[0]!;
    expect(canPay(player, { livestock: 2, green: 2 })).toBe(true);
    expect(canPay(player, { livestock: 2, green: 2, any: 1 })).toBe(false);
    expect(canPay(player, { black: 1 })).toBe(false);
    expect(canPay(player, { denarii: 4 })).toBe(false);
  });
  it('guesses fewer rounds the smaller a deck is', () => {
    const view = start();
    for (const deck of ['area', 'building', 'war', 'patron'] as const) view.decks[deck].size = 30;
    const more = roundsLeft(view);
    view.decks.war.size = 2;
    expect(roundsLeft(view)).toBeLessThan(more);
    view.decks.war.size = 0;
    expect(roundsLeft(view)).toBe(0);
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
      expect(cardSentences(id, t).join(' ')).not.toMatch(/board\.|[{}]/);
    }
  });
  it('shows workers and patrons with the own board', () => {
    expect(['worker 3', 'patron P01', 'location roma', 'card legatus 1'].map(partOf)).toEqual(['city', 'city', 'board', 'board']);
  });
});

describe('the score sheet', () => {
  it('AR-54 splits the end-game points by patron where the log tells them', () => {
    const view = structuredClone(all['turn-3-adv']!.position);
    view.players[0]!.points['endgame'] = 5;
    const scored = (patron: string, points: number) => ({ event: 'scored', cause: 'endgame', seat: 0, patron, points });
    const told = scoresByPatron(view, [scored('P17', 3), scored('P13', 2)])[0]!;
    expect(told.causes).toMatchObject({ 'patron P17': 3, 'patron P13': 2 });
    expect(told.causes).not.toHaveProperty('endgame');
    expect(scoresByPatron(view, [scored('P17', 3)])[0]!.causes).toMatchObject({ endgame: 5 });
  });
  it('adds up to the forecast', () => {
    const view = all['turn-3-adv']!.position;
    const rows = sheetRows(view);
    const total = rows.at(-1)!.points;
    view.players.forEach((_, seat) => {
      expect(rows.slice(0, -1).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)).toBe(total[seat]);
    });
  });
});

describe('drawings', () => {
  it('gives every building and every war its own', () => {
    expect(Object.keys(BUILDING_ART).sort()).toEqual([...new Set(Object.values(BUILDINGS).map(({ name }) => name))].sort());
    expect(Object.keys(ARMS_ART).sort()).toEqual([...new Set(Object.values(WARS).map(({ name }) => name))].sort());
    for (const art of [BUILDING_ART, ARMS_ART]) expect(new Set(Object.values(art).map((draw) => draw())).size).toBe(Object.keys(art).length);
  });
  it('tells every patron apart by its parts', () => {
    expect(Object.keys(PORTRAITS).sort()).toEqual(Object.values(PATRONS).map(({ name }) => name).sort());
    const looks = Object.values(PORTRAITS).map(({ parts, sign, turned }) => `${parts.join(' ')} ${sign} ${turned}`);
    expect(new Set(looks).size).toBe(30);
    for (const { parts, sign } of Object.values(PORTRAITS)) {
      for (const part of parts) expect(PARTS).toHaveProperty(part.split(':')[0]!);
      expect(SIGNS).toHaveProperty(sign);
    }
  });
  it('draws every card, without styles of its own (content security policy)', () => {
    for (const id of [...Object.keys(AREA_CARDS), ...Object.keys(BUILDINGS), ...Object.keys(WARS), ...Object.keys(PATRONS)]) {
      const drawn = picture(id);
      expect(drawn.length).toBeGreaterThan(200);
      expect(drawn).not.toMatch(/undefined|NaN|style=/);
    }
    expect(cameo('Cicero')).not.toBe(cameo('Crassus'));
  });
});

describe('the question', () => {
  it('names what is asked, also for shadows, recruits and the final action', () => {
    const ask = (name: string, more: Partial<AveRomaView> = {}) => question({ ...all[name]!.position, ...more }, t) ?? '';
    expect(ask('worker-3-adv')).toMatch(/: which worker goes there/);
    expect(ask('refill-2-adv', { shadow: false })).toMatch(/missing/);
    expect(ask('refill-2-adv', { shadow: true })).toMatch(/^Your shadow recruits/);
    expect(ask('turn-3-adv', { phase: 'final' })).toMatch(/final action/);
    for (const { position } of Object.values(all)) expect(question(position, t) ?? '').not.toMatch(/board\.|[{}]/);
  });
});

describe('the tour and the lens', () => {
  it('has words for every step', () => {
    for (const { key } of tour) expect(t.has(key), key).toBe(true);
  });
  it('explains every card, place and piece', () => {
    const { position } = all['turn-3-adv']!;
    const table = { view: position, seat: 0, me: position.players[0]!, t, worker: null, asked: true, targets: new Map(), names: [] } as unknown as Table;
    const keys = [...Object.keys({ ...AREA_CARDS, ...BUILDINGS, ...WARS, ...PATRONS }), ...['quaestor', 'aedilis', 'mercator', 'propraetor', 'legatus', 'aedificator', 'senatus', 'roma'].map((name) => `place ${name}`),
      'area 1', 'space 0', 'space 2', 'stock wood', 'stock surplus', 'stock denarii', 'training 2', 'niche 1', 'stair', 'store'];
    for (const key of keys) {
      const told = explain(key, table);
      expect(told.lines.length, key).toBeGreaterThan(0);
      expect([told.title, ...told.lines, ...told.now].join(' '), key).not.toMatch(/board\.|[{}]|undefined|NaN/);
    }
  });
});

describe('changes', () => {
  const bought = { event: 'paid', seat: 0, price: { wine: 1, denarii: 2 } };
  it('leaves out what the end of the game adds', () => {
    const events = [bought, { event: 'card_bought', seat: 0, points: 3, card: 'B01' }, { event: 'adjusted', seat: 0, area: 1, from: 3, to: 1 }, { event: 'scored', seat: 0, cause: 'money', points: 9 }];
    expect(ofTheAction(events)).toHaveLength(2);
    expect(changeOf(events, 0).stock).toEqual({ wine: -1, denarii: -2, points: 3 });
    expect(effects(events, 0, t).join()).not.toContain('12');
  });
  it('remembers what others did, by place', () => {
    const traces = tracesOf([{ event: 'worker_placed', seat: 2, location: 'roma', slot: 1 }, { event: 'moved', seat: 2, from: 0, to: 3 }, { event: 'area_marker', seat: 1, area: 4, to: 2 }]);
    expect([...traces]).toEqual([['roma-1', 2], ['disc-2', 2], ['marker-4-1', 1]]);
  });
});

describe('payments', () => {
  it('AR-34 offers every way to pay and answers as the notation asks', () => {
    const { position, legal } = all['pay-3-basic']!;
    const seat = Number(position.to_act);
    const ways = bundles(position, seat);
    expect(ways.length).toBeGreaterThan(1);
    const first = new Set(ways.map((way) => answers(ways, way)[0]));
    expect([...first].sort()).toEqual([...legal].sort());
    expect(new Set(ways.map((way) => answers(ways, way).join())).size).toBe(ways.length);
  });
});

describe('own cards', () => {
  it('AR-71 AR-25 finds what the clicked cards mean', () => {
    expect(spent(['W01', 'W05'], [choice('influence 1 1')])?.text).toBe('influence 1 1');
    expect(spent(['A02', 'A06'], [choice('use sword 2'), choice('use sword 1')])?.text).toBe('use sword 2');
    expect(spent(['A02', 'A01'], [choice('use sword 2')])).toBeNull();
    expect(spent([], [choice('use sword 2')])).toBeNull();
  });
  it('lets exactly the cards of the offered icon be spent', () => {
    const { position, legal } = all['extra-2-adv']!;
    const seat = Number(position.to_act);
    const found = spendable(position, seat, legal.map(choice));
    expect(found.size).toBeGreaterThan(0);
    for (const id of found) expect([...Object.entries({ ...AREA_CARDS, ...BUILDINGS, ...WARS, ...PATRONS })].find(([key]) => key === id)![1].symbol).toBe('lion');
  });
  it('counts sets, the fullest first', () => {
    const player = { ...structuredClone(all['turn-3-adv']!.position.players[0]!), wars: ['W01', 'W02', 'W06'], buildings: ['B01', 'B02'] };
    expect(setsOf(player)[0]).toEqual({ name: 'Taberna', have: 2, of: 2 });
    expect(setsOf(player).map(({ name }) => name)).toEqual(['Taberna', 'Hannibal', 'Spartacus']);
  });
});

describe('the story', () => {
  const view = all['turn-3-adv']!.position;
  const KINDS = [
    { event: 'worker_placed', seat: 0, location: 'roma', slot: 1, worker: 3, value: 3, trained: null }, { event: 'shadow_placed', seat: 0, location: 'roma', slot: 3, worker: 2 },
    { event: 'trained', seat: 0, slot: 1, worker: 2, denarii: 0 }, { event: 'passed', seat: 0, workers: 2, points: 2 }, { event: 'final_passed', seat: 0 }, { event: 'patron_used', seat: 0, patron: 'P02', kind: 'GAIN_POINT' },
    { event: 'denarii', seat: 0, count: 4, source: 'action' }, { event: 'surplus', seat: 0, count: 1, source: 'patron' }, { event: 'surplus_lost', seat: 0, count: 1, source: 'set' }, { event: 'resource', seat: 0, kind: 'wood', count: 1, source: 'action' },
    { event: 'overflow', seat: 0, kind: 'wood', surplus: 1, sold: 1, denarii: 2 }, { event: 'paid', seat: 0, price: { wine: 1, denarii: 2 }, card: 'W02' }, { event: 'sold', seat: 0, kind: 'ore', denarii: 3 }, { event: 'bought', seat: 0, kind: 'ore', denarii: 3, as_surplus: false },
    { event: 'card_bought', seat: 0, deck: 'war', card: 'W02', slot: 2 }, { event: 'set_bonus', seat: 0, deck: 'war', card: 'W02', number: 2 }, { event: 'patron_activated', seat: 0, patron: 'P01', replaced: null }, { event: 'passive', seat: 0, patron: 'P01' },
    { event: 'extra_used', seat: 0, icon: 'lion', count: 2 }, { event: 'card_used', seat: 0, deck: 'war', card: 'W02' }, { event: 'card_turned', seat: 0, deck: 'war', card: 'W02' }, { event: 'moved', seat: 0, from: 0, to: 3, steps: 3, free: false },
    { event: 'political', seat: 0, level: 2 }, { event: 'area_marker', seat: 0, area: 1, from: null, to: 2 }, { event: 'brown', area: 1, to: 2 }, { event: 'area_card_slid', area: 1, card: 'A01' }, { event: 'area_price', seat: 0, area: 1, denarii: 2 },
    { event: 'area_card_taken', seat: 0, area: 1, card: 'A01' }, { event: 'fragment', seat: 0, colour: 'black', count: 2 }, { event: 'area_card_new', area: 1, card: 'A02' }, { event: 'area_empty', area: 1 }, { event: 'game_ends', reason: 'row' },
    { event: 'row_discarded', location: 'legatus', card: 'W02' }, { event: 'refill_rows', location: 'senatus', cards: ['P01', null, 'P02', null, null] }, { event: 'top_card', deck: 'war', card: 'W02' }, { event: 'workers_taken', seat: 0, location: 'roma', shadow: false, workers: [1, 3] },
    { event: 'round', round: 2 }, { event: 'final', seat: 0 }, { event: 'adjusted', seat: 0, area: 1, from: 3, to: 1 }, { event: 'doubled', seat: 0, patron: 'P01' }, { event: 'scored', seat: 0, cause: 'money', points: 2, denarii: 13 },
  ];
  it('shows every event of the rules but the order, which the next round tells', () => {
    for (const event of KINDS) {
      const steps = story(event, view, t);
      expect(steps.length, event.event).toBeGreaterThan(0);
      expect(JSON.stringify(steps)).not.toMatch(/undefined|NaN|board\./);
    }
    expect(story({ event: 'order', order: [0, 1, 2] }, view, t)).toEqual([]);
  });
  it('lets points fly from their cause', () => {
    expect(story({ event: 'scored', seat: 1, cause: 'endgame', patron: 'P17', points: 4 }, view, t)).toContainEqual({ kind: 'points', seat: 1, points: 4, at: 'card-P17' });
  });
});
