import { describe, expect, it } from 'vitest';
import english from '$locales/en/ave-roma.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { ARMS_ART } from './art/arms';
import { BUILDING_ART } from './art/buildings';
import { PORTRAITS, cameo } from './art/cameos';
import { PARTS, SIGNS } from './art/cameo_parts';
import { picture } from './art/cards';
import { ICONS } from './art/icons';
import { changeOf, movesOf, ofTheAction, tracesOf, withHalf } from './changes';
import { influenceOf, setsOf, spendable, spent } from './cards';
import { cases, situation } from './positions';
import { emptyHand, hand, takeWorker, withHand, workerInHand } from './hand.svelte';
import { sendersOf } from './senders';
import { explain } from './lens';
import { reasons } from './reasons';
import { gather, retell } from './retell';
import { sentence } from '../../lib/story';
import { story } from './story';
import type { GameEvent } from '../types';
import { tour } from './tour';
import type { Table } from './table';
import { actionOf, workersOf } from './view';
import { forecasts, scoresByPatron, sheetRows } from './forecast';
import { aheadAt, cardAhead, closedFor, foreseen, patronWorth, shutFor } from './prospects';
import { areaPoints, AREA_CARDS, BUILDINGS, LOCATIONS, PATRONS, RESOURCES, WARS, WORKERS, cardName, type CardRow } from './tables';
import { chosenPlace, partOf, partOfEvent, placeOf, shadowChoices, targets } from './targets';
import { actions, canBuy, canSell, emptyPlan, fault, marketOf, moneyAfter, proposal } from './trade';
import { brief, cardSentences, deed, effects, ending, endgameSigns, endgameWords, halfOf, hyphened, label, modifierSigns, modifierWords, priceWords, question, shortName, spends, status, takes, twins, used, why } from './words';

const turn = situation('turn');
const t = translator(english as unknown as Catalogue);
const choice = (text: string) => ({ text, events: [], final: false });

describe('tables', () => {
  it('has 30 cards of each deck', () => {
    for (const deck of [AREA_CARDS, BUILDINGS, WARS, PATRONS]) expect(Object.keys(deck)).toHaveLength(30);
  });
  it('names card and price on the button that takes a card, and leaves the rest to the catalogue', () => {
    const slot = turn.view.rows.legatus.findIndex((id) => id !== null) + 1;
    const id = turn.view.rows.legatus[slot - 1]!;
    expect(takes(choice(`legatus ${slot}`), turn.view, t)).toBe(`Buy ${WARS[id]!.name}: ${priceWords(WARS[id]!.price, t)}`);
    expect(takes(choice('roma'), turn.view, t)).toBeNull();
    const asked = situation('worker').view;
    expect(takes(choice('worker 4'), asked, t)).toBe(`Worker 4: ${t(`board.place.${actionOf(asked)!.location}`)}`);
  });
  it('tells a plan’s place and worker as one, not where another worker is in hand', () => {
    const { prospects } = turn;
    const card = prospects.rows!.legatus[0]!;
    expect(deed(['aedilis', 'worker 3', 'pass'], t, prospects)).toEqual({ actions: ['aedilis', 'worker 3'], words: 'Worker 3: Aedilis' });
    expect(deed(['legatus 1', 'worker t2 1'], t, prospects)?.words).toBe(`Worker 1: ${WARS[card.card]!.name} for ${priceWords(card.price, t)}`);
    expect(deed(['train 2', 'worker 4'], t, prospects)?.words).toBe('Worker 4: Train ±2');
    expect(deed(['pass'], t, prospects)).toBeNull();
    hand.worker = 2;
    expect(deed(['quaestor', 'worker 3'], t, prospects)).toBeNull();
    hand.worker = null;
  });
  it('puts every patron into words', () => {
    for (const patron of Object.values(PATRONS)) {
      expect(modifierWords(patron, t) + endgameWords(patron, t)).not.toMatch(/board\.|[{}]/);
    }
  });
});

describe('what is pointed at', () => {
  it('shows in the stock what it takes and brings', () => {
    const { prospects } = turn;
    const card = prospects.rows!.legatus[0]!;
    expect(foreseen(prospects, 'legatus 1', null)).toEqual(Object.fromEntries(Object.entries(card.price).map(([kind, n]) => [kind, -n!])));
    expect(foreseen(prospects, 'quaestor', 3)).toEqual(aheadAt(prospects, 'quaestor', 3)!.gain);
    expect(foreseen(prospects, 'quaestor', null)).toEqual({});
    expect(foreseen(prospects, null, 3)).toEqual({});
  });
  it('AR-30 says which workers reach a card that the one in hand does not', () => {
    const view = (worker: number | null) => explain(turn.prospects.rows!.legatus[0]!.card, { view: turn.view, prospects: turn.prospects, names: [], seat: turn.seat, me: turn.view.players[turn.seat!], worker, t } as unknown as Table).now;
    expect(view(5)).toContain('Worker 5 does not reach it; 1 would.');
    expect(view(1).join()).not.toContain('reach');
  });
});

describe('AR-36 a trained worker', () => {
  const sent = (text: string, gain = 0) => ({ text, events: [{ event: 'worker_placed', value: Number(text.at(-1)) }, { event: 'denarii', count: gain }], final: false });
  it('is one of those that can be sent, with its numbers where they differ', () => {
    const alike = sendersOf([sent('worker t2 1'), sent('worker t2 3'), sent('worker t2 5'), sent('worker 4')], [null, 4, null, null]);
    expect(alike.map(({ worker, trained, choices }) => [worker, trained, ...choices.map(({ text }) => text)])).toEqual([[4, null, 'worker 4'], [4, 2, 'worker t2 3']]);
    const [differing] = sendersOf([sent('worker t1 3', 6), sent('worker t1 4', 8)], [3, null, null, null]);
    expect(differing!.choices.map(({ text }) => text)).toEqual(['worker t1 3', 'worker t1 4']);
  });
  it('is taken in hand, acts with a number of its range and is not trained again', () => {
    const prospects = { ...turn.prospects, training: [{ price: 0, open: false, values: [2, 3, 4] }] };
    takeWorker(3, 1);
    expect(workerInHand(turn.view, turn.seat!, prospects)).toBe(3);
    expect(withHand(choice('aedilis'), 3)).toEqual(['aedilis', 'worker t1 3']);
    expect(withHand(choice('train 2'), 3)).toEqual(['train 2']);
    expect(withHand(choice('pass'), 3)).toEqual(['pass']);
    takeWorker(3, 1);
    expect(hand.worker).toBeNull();
    takeWorker(5, 1);
    expect(workerInHand(turn.view, turn.seat!, prospects)).toBeNull();
    emptyHand();
  });
});

describe('trade', () => {
  const trades = [...cases.values()].filter(({ prospects }) => prospects.trade);
  const { prospects, view, seat } = trades[0]!;
  const m = marketOf(prospects.trade!, view.players[seat!]!);
  it('AR-24 offers what the rules offer as a first step', () => {
    for (const each of trades) {
      const market = marketOf(each.prospects.trade!, each.view.players[each.seat!]!);
      const legal = each.choices.map(({ text }) => text);
      for (const kind of RESOURCES) {
        expect(canSell(market, emptyPlan(), kind)).toBe(legal.includes(`sell ${kind}`));
        const buys = canBuy(market, emptyPlan(), kind) && fault({ ...market, due: 0 }, { ...emptyPlan(), [kind]: 1 }) === null;
        if (legal.includes(`buy ${kind}`)) expect(buys).toBe(true);
      }
      const plan = actions(proposal(market));
      expect(legal).toContain(plan[0]);
    }
  });
  it('sells before it buys, in the order of the kinds', () => {
    const plan = { ...emptyPlan(), wine: -1, wood: -2, ore: 1, wheat: 2 };
    expect(actions(plan)).toEqual(['sell wood', 'sell wood', 'sell wine', 'buy wheat', 'buy wheat', 'buy ore', 'done']);
  });
  it('AR-27 proposes sales for what is due', () => {
    const stock = { ...m.stock, wood: 1, ore: 2 };
    const poor = { ...m, denarii: 0, due: 3, sell_from: 0, stock, prices: { ...m.prices, wood: 3, ore: 2 } };
    expect(actions(proposal(poor))).toEqual(['sell wood', 'done']);
    expect(fault({ ...poor, due: 5 }, proposal({ ...poor, due: 5 }))).toBeNull();
    expect(actions(proposal({ ...poor, due: 0 }))).toEqual(['done']);
  });
  it('refuses what cannot be paid', () => {
    expect(fault({ ...m, denarii: 1, due: 2 }, emptyPlan())).toBe('due');
    expect(fault({ ...m, left: 1 }, { ...emptyPlan(), ore: 2 })).toBe('four');
    expect(moneyAfter({ ...m, denarii: 5 }, { ...emptyPlan(), wood: -1 })).toBe(5 + m.prices.wood);
  });
});

describe('choices', () => {
  it('names every choice of every position', () => {
    for (const { view, choices, prospects } of cases.values()) {
      expect(status(view, t, prospects)).not.toContain('board.');
      for (const each of choices) expect(label(each, view, t, prospects)).not.toMatch(/board\.|\{|undefined/);
    }
  });
  it('names the workers that a place would give back', () => {
    const { view, choices } = situation('refill');
    for (const each of choices.filter(({ text }) => text.startsWith('take '))) {
      const standing = view.workers[each.text.split(' ')[1] as 'roma'].filter((value) => value !== null);
      expect(label(each, view, t)).toContain(`: ${standing.join(', ')}`);
    }
  });
  it('tells of the end only what is sure', () => {
    const { view, prospects } = turn;
    const decks = { area: { size: 9, top: null }, building: { size: 1, top: null }, war: { size: 7, top: null }, patron: { size: 8, top: null } };
    const told = (change: object) => status({ ...view, phase: 'actions', decks }, t, { ...prospects, rounds_left: 3, ends: null, ...change });
    expect(told({})).toContain('1 building left');
    expect(told({ rounds_left: 0 })).toMatch(/· perhaps the last, \d+ \w[\w ]* left$/);
    expect(told({ ends: 'area' })).toMatch(/· the last round: no area cards are left$/);
  });
  it('tells every patron in signs that are drawn', () => {
    const drawn = new Set(Object.keys(ICONS));
    for (const patron of Object.values(PATRONS)) {
      for (const words of [modifierSigns(patron, t), endgameSigns(patron, t)]) {
        expect(words).not.toMatch(/board\.|\{|undefined/);
        for (const [, sign] of words.matchAll(/\[(\w+)\]/g)) expect(drawn).toContain(sign);
      }
    }
  });
  it('AR-22 counts only what the worker in hand reaches', () => {
    const { choices, prospects } = turn;
    for (const each of choices.filter(({ text }) => /^(legatus|aedificator|senatus) /.test(text))) {
      const [row, slot] = each.text.split(' ');
      const { open } = prospects.rows![row as 'legatus'][Number(slot) - 1]!;
      expect(WORKERS.filter((value) => !shutFor(prospects, each, value))).toEqual(open);
      expect(shutFor(prospects, each, null)).toBe(false);
    }
  });
  it('AR-11 names only what a full store turns into', () => {
    const full = (surplus: number, denarii: number) => retell({ event: 'overflow', seat: 0, kind: 'wood', surplus, sold: 1, denarii }, t);
    expect(full(0, 1)).toMatchObject({ event: 'full', what: '1 denarius' });
    expect(full(1, 0)).toMatchObject({ event: 'full', what: '1 surplus' });
  });
  it('gives locations, cards and workers their places', () => {
    expect(placeOf(choice('senatus 3'))).toBe('card senatus 3');
    expect(placeOf(choice('mercator'))).toBe('location mercator');
    expect(placeOf(choice('worker 4'))).toBe('worker 4');
    expect(placeOf(choice('worker t2 5'))).toBeNull();
  });
  it('finds the part of the board where something happens', () => {
    const part = (event: string, more = {}) => partOfEvent({ event, seat: 1, ...more });
    expect(part('worker_placed', { location: 'quaestor' })).toBe('roma');
    expect(part('worker_placed', { location: 'legatus' })).toBe('legatus');
    expect(part('card_bought', { deck: 'patron' })).toBe('senatus');
    expect(part('area_marker', { area: 2 })).toBe('provinces');
    expect(part('moved')).toBe('roma');
    expect(part('trained')).toBeNull();
  });
  it('AR-52 offers every number at the final action', () => {
    expect(workersOf({ ...turn.view, phase: 'final' }, 0)).toEqual(WORKERS);
    expect(workersOf(turn.view, 0)).toEqual(turn.view.players[0]!.workers);
  });
  it('gives the rule of what is picked, with its number', () => {
    const rule = (text: string) => why(choice(text), turn.view, t);
    expect(rule('quaestor')).toMatch(/^Quaestor gives 2 denarii .*\[AR-22\]$/);
    const slot = turn.view.rows.legatus.findIndex((id) => id !== null) + 1;
    expect(rule(`legatus ${slot}`)).toContain(`${WARS[turn.view.rows.legatus[slot - 1]!]!.name}: Costs`);
    expect(rule('train 2')).toMatch(/up to 2 .*\[AR-36\]$/);
    expect(rule('pass')).toBeNull();
  });
  it('AR-25 names the resources of each half, and shows what they add', () => {
    const { view, choices } = situation('half');
    const card = AREA_CARDS[view.areas[actionOf(view)!.value! - 1]!.card!]!;
    for (const half of ['top', 'bottom'] as const) {
      const each = choices.find(({ text }) => text === half)!;
      for (const kind of card[half]) expect(label(each, view, t)).toContain(`+1 ${kind}`);
      expect(brief(each, view, t)).toBe(card[half].join(', '));
      expect(withHalf(changeOf(each.events, 0), halfOf(half, view)).stock).toMatchObject(Object.fromEntries(card[half].map((kind) => [kind, card[half].filter((k) => k === kind).length])));
      expect(placeOf(each)).toBe(`half ${half}`);
    }
  });
  it('shortens names to what is still a name', () => {
    expect(shortName('Tiberius Gracchus', 14)).toBe('T. Gracchus');
    expect(shortName('Vercingetorix', 9)).toBe('Vercinge.');
    expect(shortName('Cato', 9)).toBe('Cato');
  });
  it('AR-60 groups shadow workers by value', () => {
    const { choices } = situation('shadow');
    const found = shadowChoices(choices);
    expect([...found.values()].reduce((n, places) => n + places.size, 0)).toBe(choices.length);
  });
});

describe('what the rules foretell', () => {
  const turns = [...cases.values()].filter(({ view, prospects }) => view.decision === 'turn' && prospects.locations);
  it('opens the places that can be chosen, and says why others are closed', () => {
    for (const { view, seat, choices, prospects } of turns) {
      const player = view.players[seat!]!;
      const values = view.phase === 'final' ? [1, 2, 3, 4, 5] : player.workers;
      const trained = player.training.some((value) => value !== null);
      for (const place of ['quaestor', 'aedilis', 'mercator', 'propraetor', 'roma'] as const) {
        const legal = choices.some(({ text }) => text === place);
        const closed = closedFor(prospects, place, values);
        if (closed) expect(closed.reason, place).not.toBeNull();
        if (!trained && values.length) expect(closed === null, place).toBe(legal);
        expect(aheadAt(prospects, place, 1)).toHaveProperty('gain');
      }
    }
  });
  it('names price and worth of every card on the table', () => {
    for (const { view, prospects } of turns) {
      for (const row of ['legatus', 'aedificator', 'senatus'] as CardRow[]) {
        for (const id of [...view.rows[row], view.decks[{ legatus: 'war', aedificator: 'building', senatus: 'patron' }[row] as 'war'].top]) {
          if (!id) continue;
          const card = cardAhead(prospects, id)!;
          expect(Object.keys(card.price).length, id).toBeGreaterThan(0);
          if (row === 'senatus') expect(patronWorth(prospects, id)!.points).toBe(card.worth);
          else expect(card.set!.number).toBeLessThanOrEqual(card.set!.of);
        }
      }
    }
  });
  it('says why the game has ended', () => {
    const { view, prospects } = situation(null, (each) => each.view.phase === 'over');
    expect(view.phase).toBe('over');
    expect(ending(t, prospects)).toMatch(/card/);
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
    expect([...effects(events, 0, turn.view, t)].sort()).toEqual(['+1 point', '+2 denarii', 'you win Hannibal', '−1 wine']);
  });
  it('AR-26 says what a marker is worth, and that the ring holds it down', () => {
    const view = { ...turn.view, areas: turn.view.areas.map((area) => ({ ...area, brown: 2 })) };
    const rise = (to: number, ...more: GameEvent[]) => effects([{ event: 'area_marker', seat: 0, area: 4, from: null, to }, ...more], 0, view, t);
    expect(rise(1)[0]).toBe(`now worth ${areaPoints(view.seats, 1)} points`);
    expect(rise(3)[0]).toContain(`ring at ${areaPoints(view.seats, 2)}`);
    expect(rise(3, { event: 'brown', area: 4, to: 3 })[0]).toBe(`now worth ${areaPoints(view.seats, 3)} points`);
  });
  it('AR-27 tells what an area card costs with the card', () => {
    const events = [{ event: 'denarii', seat: 0, count: 5 }, { event: 'area_price', seat: 0, area: 1, denarii: 2 }, { event: 'area_card_taken', seat: 0, area: 1, card: 'A01' }];
    expect(effects(events, 0, turn.view, t)).toEqual(['+5 denarii', `you pay 2 denarii and win ${AREA_CARDS['A01']!.name}`]);
  });
  it('AR-11 counts what overflows where it ends up', () => {
    const events = [
      { event: 'resource', seat: 0, kind: 'stone', count: 2 },
      { event: 'overflow', seat: 0, kind: 'stone', surplus: 1, sold: 0, denarii: 0 },
    ];
    expect(effects(events, 0, turn.view, t)).toEqual(['+1 stone', '+1 surplus']);
  });
  it('AR-11 asks about goods that do not fit in plain words, and takes nothing from the stock', () => {
    const { view, choices, prospects } = situation('overflow');
    const [kind, n] = Object.entries(actionOf(view)!.overflow).find(([, n]) => n)!;
    expect(question(view, t, prospects)).toMatch(new RegExp(`^${n} ${kind} do(es)? not fit: keep or sell\\?$`));
    for (const each of choices) {
      const kept = Number(each.text.split(' ')[2]);
      const sold = n - kept;
      const words = [kept && `keep ${kept} as surplus`, sold && `sell ${sold} for \\d+ denari(us|i)`].filter(Boolean).join(', ');
      expect(label(each, view, t)).toMatch(new RegExp(`^${n} ${kind} do(es)? not fit: ${words}$`));
      expect(brief(each, view, t)).toMatch(new RegExp(`^${words}$`, 'i'));
      expect(takes(each, view, t)).toBe(brief(each, view, t));
      expect(changeOf(each.events, view.to_act).stock[kind] ?? 0).toBe(0);
    }
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
    const { view } = structuredClone(turn);
    view.players[0]!.points['endgame'] = 5;
    const scored = (patron: string, points: number) => ({ event: 'scored', cause: 'endgame', seat: 0, patron, points });
    const told = scoresByPatron(view, [scored('P17', 3), scored('P13', 2)]).causes[0]!;
    expect(told).toMatchObject({ 'patron P17': 3, 'patron P13': 2 });
    expect(told).not.toHaveProperty('endgame');
    expect(scoresByPatron(view, [scored('P17', 3)]).causes[0]).toMatchObject({ endgame: 5 });
  });
  it('adds up to the forecast', () => {
    for (const { view, prospects } of cases.values()) {
      if (view.phase === 'scoring' || view.phase === 'over') continue;
      const rows = sheetRows(view, prospects);
      const total = rows.at(-1)!.points;
      view.players.forEach((_, seat) => {
        expect(rows.slice(0, -1).reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)).toBe(total[seat]);
        const causes = forecasts(prospects)!.causes[seat]!;
        expect(Object.values(causes).reduce((a, n) => a + n, 0)).toBe(total[seat]);
      });
    }
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
    for (const { view, prospects } of cases.values()) expect(question(view, t, prospects) ?? '').not.toMatch(/board\.|[{}]|undefined/);
    const refill = situation('refill');
    const ask = ({ view, prospects }: typeof turn, more: Partial<typeof view> = {}) => question({ ...view, ...more }, t, prospects) ?? '';
    expect(ask(situation('worker'), { phase: 'actions' })).toMatch(/: which worker goes there/);
    expect(ask(refill, { shadow: false })).toMatch(/missing/);
    expect(ask(refill, { shadow: true })).toMatch(/^Your shadow recruits/);
    expect(ask(turn, { phase: 'final' })).toMatch(/final action/);
  });
});

describe('the chosen place', () => {
  const pending = actionOf(situation('worker').view)!;
  it('stays marked while its worker is asked', () => {
    expect(chosenPlace(null)).toBeNull();
    expect(chosenPlace({ ...pending, location: 'quaestor', slot: 2 })).toBe('location quaestor');
    expect(chosenPlace({ ...pending, location: 'legatus', slot: 3 })).toBe('card legatus 3');
    expect(chosenPlace({ ...pending, location: 'training', slot: 4 })).toBe('training 4');
  });
  it('AR-22 has its prospect for every worker that is asked', () => {
    for (const { view, prospects, choices } of cases.values()) {
      if (view.decision !== 'worker') continue;
      const place = actionOf(view)!.location;
      if (place !== 'quaestor') continue;
      for (const { text } of choices) {
        const value = Number(text.split(' ').at(-1));
        expect(aheadAt(prospects, place, value)!.gain).toMatchObject({ denarii: 2 * value });
      }
    }
  });
});

describe('names on small buttons', () => {
  it('are broken between syllables, short ones not at all', () => {
    const parts = (name: string) => hyphened(name, 9).split('\u00ad');
    expect(parts('Vercingetorix')).toEqual(['Ver', 'cin', 'ge', 'to', 'rix']);
    expect(parts('Bibliotheca')).toEqual(['Bi', 'blio', 'theca']);
    expect(parts('Mercator')).toEqual(['Mercator']);
  });
  it('of equal cards are told apart', () => {
    const { view } = turn;
    const rows = { ...view.rows, legatus: ['W01', 'W02', 'B01', null, null] };
    const all = ['legatus 1', 'legatus 2', 'legatus 3', 'quaestor'].map((text) => ({ text, events: [], final: false }));
    const names = all.map((each) => twins(each, all, { ...view, rows }));
    expect(names).toEqual([true, true, false, false]);
  });
});

describe('the tour and the lens', () => {
  it('has words for every step', () => {
    for (const { key } of tour) expect(t.has(key), key).toBe(true);
  });
  it('explains every card, place and piece', () => {
    const { view, seat, prospects, choices } = turn;
    const table = { view, prospects, seat, me: view.players[seat!]!, t, worker: null, asked: true, targets: targets(choices), names: [] } as unknown as Table;
    const keys = [...Object.keys({ ...AREA_CARDS, ...BUILDINGS, ...WARS, ...PATRONS }), ...LOCATIONS.map((name) => `place ${name}`),
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
    const events = [bought, { event: 'card_bought', seat: 0, points: 3, card: 'B01' }, { event: 'adjusted', seat: 0, area: 1, from: 3, to: 1, befalls: true }, { event: 'scored', seat: 0, cause: 'money', points: 9 }];
    expect(ofTheAction(events)).toHaveLength(2);
    expect(changeOf(events, 0).stock).toEqual({ wine: -1, denarii: -2, points: 3 });
    expect(effects(events, 0, turn.view, t).join()).not.toContain('12');
  });
  it('remembers what others did, by place', () => {
    const traces = tracesOf([{ event: 'worker_placed', seat: 2, location: 'roma', slot: 1 }, { event: 'moved', seat: 2, from: 0, to: 3 }, { event: 'area_marker', seat: 1, area: 4, to: 2 }]);
    expect([...traces]).toEqual([['roma-1', 2], ['disc-2', 2], ['marker-4-1', 1]]);
    const placed = ['legatus', 'senatus'].map((location) => ({ event: 'worker_placed', seat: 1, location, slot: 2 }));
    expect([...tracesOf([...placed, { event: 'refill_rows', location: 'legatus' }]).keys()]).toEqual(['senatus-2']);
  });
  it('keeps how far rivals moved discs and markers, from the first step to the last', () => {
    const walks = [{ event: 'moved', seat: 2, from: 7, to: 8 }, { event: 'moved', seat: 2, from: 8, to: 1 }, { event: 'area_marker', seat: 1, area: 4, from: null, to: 0 }, { event: 'area_marker', seat: 1, area: 4, from: 0, to: 2 }];
    const { discs, markers } = movesOf(walks);
    expect([...discs.values()]).toEqual([{ seat: 2, from: 7, to: 1 }]);
    expect([...markers]).toEqual([['4-1', { seat: 1, from: null, to: 2 }]]);
    expect(movesOf([...walks, { event: 'round', seat: 0, round: 2 }]).discs.size).toBe(0);
  });
});

describe('payments', () => {
  it('AR-34 offers every way to pay and answers as the notation asks', () => {
    for (const { choices, prospects } of cases.values()) {
      const first = new Set((prospects.payment ?? []).map(({ answers }) => answers[0]));
      if (prospects.payment) expect([...first].sort()).toEqual(choices.map(({ text }) => text).sort());
    }
    expect(situation('pay').prospects.payment!.length).toBeGreaterThan(1);
  });
});

describe('own cards', () => {
  it('AR-71 AR-25 finds what the clicked cards mean', () => {
    const owned = { influence: { '1': ['W01'], '2': ['W05'] }, usable: { sword: ['A02', 'A06'], lion: ['A01'], amphora: [] } } as unknown as typeof turn.prospects;
    expect(spent(['W01', 'W05'], [choice('influence 1 1')], owned)?.text).toBe('influence 1 1');
    expect(spent(['A02', 'A06'], [choice('use sword 2'), choice('use sword 1')], owned)?.text).toBe('use sword 2');
    expect(spent(['A02', 'A01'], [choice('use sword 2')], owned)).toBeNull();
    expect(spent([], [choice('use sword 2')], owned)).toBeNull();
  });
  it('lets exactly the cards of the offered icons be spent', () => {
    const { choices, prospects } = situation('extra');
    const found = spendable(prospects, choices);
    expect(found.size).toBeGreaterThan(0);
    const icons = new Set(choices.map(({ text }) => text.split(' ')).flatMap(([word, icon]) => (word === 'use' ? [icon] : [])));
    for (const id of found) expect(icons).toContain(Object.entries({ ...AREA_CARDS, ...BUILDINGS, ...WARS, ...PATRONS }).find(([key]) => key === id)![1].symbol);
  });
  it('AR-25 keep their influence until it is used', () => {
    const player = { ...structuredClone(turn.view.players[0]!), wars: ['W01'], buildings: ['B01'], turned: [] as string[] };
    const [war, building] = [WARS['W01']!.influence ?? 0, BUILDINGS['B01']!.influence ?? 0];
    expect(influenceOf(player)).toBe(war + building);
    expect(influenceOf({ ...player, turned: ['W01'] })).toBe(building);
  });
  it('counts sets, the fullest first', () => {
    const player = { ...structuredClone(turn.view.players[0]!), wars: ['W01', 'W02', 'W06'], buildings: ['B01', 'B02'] };
    expect(setsOf(player)[0]).toEqual({ name: 'Taberna', have: 2, of: 2 });
    expect(setsOf(player).map(({ name }) => name)).toEqual(['Taberna', 'Hannibal', 'Spartacus']);
  });
});

describe('own cards', () => {
  it('AR-72 say on their answers what they bring', () => {
    const asked = [...cases.values()].filter(({ view }) => view.decision === 'extra');
    expect(asked.length).toBeGreaterThan(0);
    for (const { view, choices } of asked) {
      for (const each of choices.filter(({ text }) => text.startsWith('use '))) {
        expect(used(each, view, t), `${actionOf(view)?.location} ${each.text}`).not.toBe('');
        // Why: first what these cards do.
        for (const id of spends(each)) expect(why(each, view, t)).toContain(cardName(id));
        expect(why(each, view, t)).toContain(used(each, view, t));
      }
      const refusal = used(choices.find(({ text }) => text === 'no')!, view, t);
      if (refusal) expect(refusal).toMatch(/^without: /);
    }
  });
});

describe('AR-24 a visit of the market', () => {
  const trade = (event: string, kind: string, denarii: number) => ({ event, seat: 1, kind, denarii, as_surplus: false });
  const visit = [trade('sold', 'stone', 1), trade('sold', 'wine', 2), trade('bought', 'wine', 2), trade('bought', 'ore', 5)];
  const told = (...events: GameEvent[]) => gather(events, t).map((event) => sentence(event, t, ['Livia', 'Drusus']));
  it('is told by what it comes to', () => {
    expect(told(...visit)).toEqual(['Drusus sells 1 stone, buys 1 ore and pays 4 denarii.']);
    expect(told(visit[1]!, visit[2]!)).toEqual(['Drusus trades to and fro.']);
    expect(told(trade('sold', 'wood', 2), trade('sold', 'wood', 2))).toEqual(['Drusus sells 2 wood for 4 denarii.']);
    expect(told({ event: 'round', round: 2 }, trade('bought', 'ore', 5))).toHaveLength(2);
  });
  it('is shown as one movement when it is over', () => {
    for (const event of visit) expect(story(event, turn.view, t)).toEqual([]);
    const [once, ...rest] = story({ event: 'area_card_slid', area: 2 }, turn.view, t);
    expect(once).toMatchObject({ kind: 'together', steps: [{ from: 'store-1-stone', to: 'mercator-1' }, { from: 'store-1-denarii', copies: 4 }, { from: 'mercator-1', to: 'store-1-ore' }] });
    expect(rest).toHaveLength(1);
  });
});

describe('the story', () => {
  const { view } = turn;
  const KINDS = [
    { event: 'worker_placed', seat: 0, location: 'roma', slot: 1, worker: 3, value: 3, trained: null }, { event: 'shadow_placed', seat: 0, location: 'roma', slot: 3, worker: 2 },
    { event: 'trained', seat: 0, slot: 1, worker: 2, denarii: 0 }, { event: 'passed', seat: 0, workers: 2, points: 2 }, { event: 'final_passed', seat: 0 }, { event: 'patron_used', seat: 0, patron: 'P02', kind: 'GAIN_POINT' },
    { event: 'denarii', seat: 0, count: 4, source: 'action' }, { event: 'surplus', seat: 0, count: 1, source: 'patron' }, { event: 'surplus_lost', seat: 0, count: 1, source: 'set' }, { event: 'resource', seat: 0, kind: 'wood', count: 1, source: 'action' },
    { event: 'overflow', seat: 0, kind: 'wood', surplus: 1, sold: 1, denarii: 2 }, { event: 'paid', seat: 0, price: { wine: 1, denarii: 2 }, card: 'W02' }, 
    { event: 'card_bought', seat: 0, deck: 'war', card: 'W02', slot: 2 }, { event: 'set_bonus', seat: 0, deck: 'war', card: 'W02', number: 2 }, { event: 'patron_activated', seat: 0, patron: 'P01', replaced: null }, { event: 'passive', seat: 0, patron: 'P01' },
    { event: 'extra_used', seat: 0, icon: 'lion', count: 2 }, { event: 'card_used', seat: 0, deck: 'war', card: 'W02' }, { event: 'card_turned', seat: 0, deck: 'war', card: 'W02' }, { event: 'moved', seat: 0, from: 0, to: 3, steps: 3, free: false },
    { event: 'political', seat: 0, level: 2 }, { event: 'area_marker', seat: 0, area: 1, from: null, to: 2 }, { event: 'brown', area: 1, to: 2 }, { event: 'area_card_slid', area: 1, card: 'A01' }, { event: 'area_price', seat: 0, area: 1, denarii: 2 },
    { event: 'area_card_taken', seat: 0, area: 1, card: 'A01' }, { event: 'fragment', seat: 0, colour: 'black', count: 2 }, { event: 'area_card_new', area: 1, card: 'A02' }, { event: 'area_empty', area: 1 }, { event: 'game_ends', reason: 'row' },
    { event: 'row_discarded', location: 'legatus', card: 'W02' }, { event: 'refill_rows', location: 'senatus', cards: ['P01', null, 'P02', null, null] }, { event: 'top_card', deck: 'war', card: 'W02' }, { event: 'workers_taken', seat: 0, location: 'roma', shadow: false, workers: [1, 3] },
    { event: 'round', round: 2 }, { event: 'final', seat: 0 }, { event: 'adjusted', seat: 0, area: 1, from: 3, to: 1, befalls: true }, { event: 'doubled', seat: 0, patron: 'P01' }, { event: 'scored', seat: 0, cause: 'money', points: 2, denarii: 13 },
  ];
  it('shows every event of the rules but trades, and the order, which the next round tells', () => {
    for (const event of KINDS) {
      const steps = story(event, view, t);
      expect(steps.length, event.event).toBeGreaterThan(0);
      expect(JSON.stringify(steps)).not.toMatch(/undefined|NaN|board\./);
    }
    expect(story({ event: 'order', order: [0, 1, 2] }, view, t)).toEqual([]);
  });
  it('AR-40 lets only new cards come from the deck and the others slide, then shows all rows', () => {
    const before = structuredClone(view);
    before.rows = { legatus: ['W01', 'W02', 'W03', 'W04', null], aedificator: ['B01', null, null, null, null], senatus: ['P01', 'P02', 'P03', 'P04', 'P05'] };
    story({ event: 'round', round: 1 }, before, t);
    const after = structuredClone(before);
    const filled = story({ event: 'refill_rows', location: 'legatus', cards: ['W05', 'W01', 'W02', 'W03', 'W04'] }, after, t);
    const slide = (slot: number) => ({ kind: 'fly', from: `legatus-${slot}`, to: `card-W0${slot}`, piece: `card-W0${slot}` });
    expect(filled).toEqual([{ kind: 'together', steps: [...[1, 2, 3, 4].map(slide), { kind: 'fly', from: 'deck-war', to: 'card-W05' }] }]);
    story({ event: 'row_discarded', location: 'senatus', card: 'P05' }, after, t);
    const last = story({ event: 'refill_rows', location: 'senatus', cards: ['P06', 'P01', 'P02', 'P03', 'P04'] }, after, t);
    expect(last.at(-1)).toMatchObject({ kind: 'scene', events: [{ location: 'legatus', fresh: ['W05'] }, { event: 'row_discarded' }, { location: 'senatus', fresh: ['P06'] }] });
  });
  it('AR-40 tells with the new cards who has kept what, once', () => {
    story({ event: 'round', round: 2 }, view, t);
    const pass = { event: 'passed', seat: 1, workers: 2, points: 2 };
    story(pass, view, t);
    const last = () => story({ event: 'refill_rows', location: 'senatus', cards: ['P01'] }, view, t).at(-1);
    expect(last()).toMatchObject({ kind: 'scene', events: [pass, { location: 'senatus' }] });
    expect(last()).toMatchObject({ kind: 'scene', events: [{ location: 'senatus' }] });
  });
  it('AR-30 lets the price fly to where the card lay, not to its new owner', () => {
    const price = { event: 'paid', seat: 1, price: { wine: 1 }, card: 'W01' };
    const bought = { event: 'card_bought', seat: 1, card: 'W01', deck: 'war', slot: 2 };
    expect(story(price, view, t, null, [price, bought])).toMatchObject([{ steps: [{ from: 'store-1-wine', to: 'legatus-2' }] }]);
  });
  it('AR-50 announces the last round when the first area stays empty, and final actions at its end', () => {
    const empty = structuredClone(view);
    empty.areas[0]!.card = null;
    const scenes = (event: GameEvent) => story(event, empty, t).filter(({ kind }) => kind === 'scene');
    expect(scenes({ event: 'area_empty', area: 1 })).toHaveLength(1);
    expect(scenes({ event: 'game_ends', reason: 'area' })).toHaveLength(1);
    empty.areas[3]!.card = null;
    expect(scenes({ event: 'area_empty', area: 4 })).toEqual([]);
  });
  it('AR-36 shows who trains whom, at the place of training', () => {
    const [flight, light] = story({ event: 'trained', seat: 1, slot: 2, worker: 3, denarii: 1 }, view, t);
    expect(flight).toMatchObject({ kind: 'fly', from: 'crew-1', to: 'training-1-2', piece: 'figure-3' });
    expect(light).toMatchObject({ kind: 'light', at: 'training-1-2', seat: 1 });
  });
  it('lets points rise at the board of their seat, not over another', () => {
    const steps = story({ event: 'card_bought', seat: 1, card: 'W01', deck: 'war', slot: 2, points: 3 }, view, t);
    expect(steps.at(-1)).toMatchObject({ kind: 'together', steps: [{ kind: 'light', at: 'points-1', seat: 1, note: '+3' }, { kind: 'points', seat: 1, points: 3, at: 'score-1' }] });
  });
  it('AR-41 brings workers home with their numbers, each from a slot', () => {
    const [home] = story({ event: 'workers_taken', seat: 1, location: 'roma', workers: [2, 5] }, view, t);
    expect(home).toMatchObject({ kind: 'together', steps: [{ from: 'roma-1', to: 'crew-1', piece: 'figure-2' }, { from: 'roma-2', to: 'crew-1', piece: 'figure-5' }, { kind: 'light', at: 'roma', seat: 1 }] });
    // New cards lie in the row: its workers wait at the building.
    expect(story({ event: 'workers_taken', seat: 1, location: 'senatus', workers: [2] }, view, t)[0]).toMatchObject({ steps: [{ from: 'senatus', to: 'crew-1' }, {}] });
  });
  it('AR-36 tells of a trained worker what is on it, and as what it acts', () => {
    const event = { event: 'worker_placed', seat: 1, location: 'mercator', slot: 1, worker: 3, value: 1, trained: 4 };
    expect(retell(event, t)).toMatchObject({ event: 'placed_as', worker: 3, value: 1 });
    expect(story(event, view, t)[1]).toMatchObject({ kind: 'light', note: 'Mercator: worker 3 as 1' });
  });
  it('says with a word at the slot which worker came', () => {
    const [flight, light] = story({ event: 'worker_placed', seat: 1, location: 'quaestor', slot: 2, value: 4 }, view, t);
    expect(flight).toMatchObject({ kind: 'fly', to: 'quaestor-2' });
    expect(light).toMatchObject({ kind: 'light', at: 'quaestor-2', seat: 1, note: 'Quaestor: worker 4' });
  });
  it('AR-30 sets the worker alone upon a card, where it stays until the card leaves', () => {
    const [flight] = story({ event: 'worker_placed', seat: 1, location: 'legatus', slot: 2, value: 4 }, view, t);
    expect(flight).toMatchObject({ kind: 'fly', to: 'legatus-2-stand', piece: 'figure-4', stays: 'legatus-2' });
    expect(story({ event: 'card_bought', seat: 1, deck: 'war', card: 'W02', slot: 2 }, view, t)[0]).toMatchObject({ steps: [{ kind: 'fly', from: 'legatus-2' }, {}] });
  });
  it('lets the bronze ring rise from where it was', () => {
    expect(story({ event: 'brown', area: 3, to: 5 }, view, t)[0]).toMatchObject({ steps: [{ kind: 'fly', from: 'collar-3', to: 'collar-3', piece: 'collar-3' }, {}] });
  });
  it('lets points fly from their cause', () => {
    expect(story({ event: 'scored', seat: 1, cause: 'endgame', patron: 'P17', points: 4 }, view, t)).toContainEqual({ kind: 'points', seat: 1, points: 4, at: 'card-P17' });
  });
});

describe('the reasons of a hint', () => {
  const bought = { key: 'event', event: 'card_bought', seat: 0, deck: 'patron', card: 'P10' };
  it('tell once what a patron does, or that it must wait', () => {
    for (const [event, word] of [['patron_activated', 'active'], ['passive', 'passive']] as const) {
      const told = reasons([bought, { key: 'event', event, seat: 0, patron: 'P10' }] as never, t);
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(word);
      expect(told[0]).toContain(PATRONS['P10']!.name);
    }
  });
});
