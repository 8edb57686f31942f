// Choices, prospects and words, fed with situations of real games.
import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/carpe-diem.json';
import de from '../../../../locales/de/carpe-diem.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { nearest } from '../shared/keys';
import { sentence } from '../../lib/story';
import type { Choice, GameEvent } from '../types';
import { deedOf, deeds } from './deeds';
import { nextRotation, outcome, placeChoices, spaceChoices, spotChoices, takeChoice, takingBy } from './choices';
import module from './index';
import { describeLook } from './looks';
import { defaultRotation } from './placing';
import { cases, situation } from './positions';
import { bestFinish, cellsFor, districtOf, finishOf, isMisfit, read, spotAt } from './prospects';
import { reasons } from './reasons';
import { BREAD_FOR_EXTRA, FORUM_CARDS, FRAMES, GOODS, TILES, UNFULFILLED_VP, VILLA_VP, fountainType, isSingle } from './tables';
import { cardPointsFor, describeCard, describeTile, ending, label, status, visitPoints } from './words';

const t = translator(en as Catalogue);
const choice = (text: string, events: GameEvent[] = []): Choice => ({ text, events, final: false });

describe('tables', () => {
  it('read what the rules wrote', () => {
    expect(Object.values(TILES).every((tile) => tile.edges.length === 4 && tile.features.length > 0)).toBe(true);
    expect(Object.values(FRAMES).every((goals) => goals.length === 2)).toBe(true);
    expect(GOODS).toHaveLength(4);
    expect(VILLA_VP.at(-1)).toBeGreaterThan(VILLA_VP[2]!);
    expect(fountainType('N18')).toBe('villa');
  });
});

describe('what the rules foretell', () => {
  it('is read for every question', () => {
    for (const { prospects, view } of cases.values()) {
      expect(prospects.forecast).toHaveLength(view.seats);
      expect(prospects.districts.every((land) => land.goals.length === 8)).toBe(true);
    }
  });

  it('knows the plots of the tile in hand', () => {
    const { view, choices, prospects } = situation('place');
    const places = placeChoices(choices);
    expect(cellsFor(prospects, view.tile!).sort()).toEqual([...places.keys()].sort());
    expect(isMisfit(prospects, view.tile!)).toBe(places.size === 0);
  });

  it('says what a placement finishes where events tell that it does', () => {
    let seen = 0;
    for (const { view, choices, prospects } of cases.values()) {
      if (view.decision !== 'place') continue;
      for (const each of choices.filter((c) => c.text.startsWith('place'))) {
        const [, cell, turn] = each.text.split(' ');
        const done = outcome(each.events, view.to_act as number).completed.map((c) => c.feature);
        const finish = finishOf(prospects, view.tile, cell!, Number(turn!.slice(1)));
        if (each.events.filter((e) => e.event === 'built').length > 1) continue;
        expect(finish?.features ?? [], each.text).toEqual(done);
        seen += done.length;
      }
    }
    expect(seen).toBeGreaterThan(10);
  });

  it('gives the score sheet its forecast, and at the end the result', () => {
    const { view, prospects } = situation(null);
    expect(module.forecast!(view, prospects)!.total).toEqual(view.result!.scores);
    expect(module.scores(view, []).total).toEqual(view.result!.scores);
    expect(read(undefined).forecast).toEqual([]);
  });

  it('prefers what earns most of all that a tile could finish', () => {
    const finish = (points: number) => ({ features: ['pond' as const], goals: [], points });
    const foretold = { ...read(null), tiles: { W31: { as: 'W31', cells: {}, completes: { 'c3 r0': finish(1), 'c4 r0': finish(4) } } } };
    expect(bestFinish(foretold, 'W31')!.points).toBe(4);
    expect(bestFinish(foretold, 'W32')).toBeNull();
  });
});

describe('choices', () => {
  it('lead a click on a space to a step or to bread, on the ring and on the star', () => {
    let rides = 0;
    for (const { view, choices, prospects } of cases.values()) {
      if (view.decision !== 'move' && view.decision !== 'start') continue;
      const spaces = spaceChoices(choices, prospects);
      expect([...spaces.values()].map((c) => c.text).sort()).toEqual(choices.map((c) => c.text).sort());
      for (const [space, { events }] of spaces) {
        const moved = events.find((e) => e.event === 'moved');
        if (moved) expect(moved.to).toBe(space);
      }
      rides += choices.filter((c) => c.text.startsWith('bread')).length;
    }
    expect(rides).toBeGreaterThan(5);
  });

  it('take the offered copy of equal tiles', () => {
    const foretold = { ...read(null), tiles: { W07: { as: 'W01', cells: {}, completes: {} } } };
    const takes = [choice('take W01'), choice('take W31')];
    expect(takeChoice(takes, 'W07', foretold)!.text).toBe('take W01');
    expect(takeChoice(takes, 'W31', foretold)!.text).toBe('take W31');
    expect(takeChoice(takes, 'W08', foretold)).toBeUndefined();
  });

  it('take by the move itself where a stall has one kind', () => {
    expect(takingBy(choice('step cw'), 'W31')).toEqual(['step cw', 'take W31']);
    expect(takingBy(choice('step cw', [{ event: 'took', seat: 0 }]), 'W31')).toEqual(['step cw']);
  });

  it('group placements by cell and spots by their pair', () => {
    const places = placeChoices([choice('place d6 r1'), choice('place d6 r3'), choice('place e1 r2'), choice('store')]);
    expect([...places].map(([cell, list]) => [cell, list.map((p) => p.rotation)])).toEqual([['d6', [1, 3]], ['e1', [2]]]);
    expect(nextRotation([1, 3], 1)).toBe(3);
    expect(nextRotation([1, 3], 3)).toBe(1);
    expect([...spotChoices([choice('spot 4 7')]).keys()]).toEqual(['4-7']);
  });

  it('offer first the rotation that was turned to, else the one that earns', () => {
    const earn: GameEvent[] = [{ event: 'goods', seat: 0, good: 'fish', count: 2 }];
    const legal = [
      { rotation: 0, choice: choice('place c4 r0') },
      { rotation: 2, choice: choice('place c4 r2', earn) },
    ];
    expect(defaultRotation(legal, null, 0)).toBe(2);
    expect(defaultRotation(legal, 0, 0)).toBe(0);
    expect(defaultRotation(legal, 1, 0)).toBe(2);
  });

  it('sum up what follows for the own seat only', () => {
    const o = outcome(
      [
        { event: 'goods', seat: 0, good: 'fish', count: 2 },
        { event: 'sold', seat: 0, goods: 2, coins: 3 },
        { event: 'coins', seat: 1, count: 9 },
        { event: 'penalty', seat: 0, card: 'A01', points: UNFULFILLED_VP },
      ],
      0,
    );
    expect(o).toMatchObject({ goods: { fish: 2 }, coins: 3, sold: 2, points: UNFULFILLED_VP, penalties: ['A01'] });
  });

  it('move the focus to the nearest choice in a direction', () => {
    const points = [{ x: 0, y: 0 }, { x: 50, y: 5 }, { x: 20, y: 90 }];
    expect(nearest(points[0]!, points, [1, 0])).toBe(1);
    expect(nearest(points[0]!, points, [0, 1])).toBe(2);
    expect(nearest(points[0]!, points, [-1, 0])).toBe(-1);
  });
});

describe('words', () => {
  it('name a placement with its result and the goal that it meets', () => {
    const { view, prospects } = situation('place');
    const seat = view.to_act as number;
    const events = [
      { event: 'built', seat, tile: 'W24', cell: 'c4', rotation: 1 },
      { event: 'completed', seat, feature: 'pond', tiles: 3, cells: [] },
      { event: 'goods', seat, good: 'fish', count: 2 },
    ];
    const plain = { ...prospects, tiles: {} };
    expect(label(choice('place c4 r1', events), view, t, plain)).toBe('Place the tile on c4, turned right: completes a pond of 3, +2 fish');
    const goal = districtOf(prospects, seat).goals[2]!;
    const finish = { features: [goal.type], goals: [2], points: goal.vp };
    const told = label(choice('place c4 r1'), view, t, { ...prospects, tiles: { [view.tile!]: { as: view.tile!, cells: {}, completes: { 'c4 r1': finish } } } });
    expect(told).toContain(`meets the ${goal.type} goal on the right (${goal.vp} points)`);
  });

  it('say what bread costs and what is lost', () => {
    const { view } = situation('move');
    view.players[view.to_act as number]!.patrician = 2;
    expect(label(choice('bread 2'), view, t)).toBe('Stay at stall III (costs 1 bread)');
    const forced = choice('take W31', [{ event: 'stored', seat: view.to_act as number, tile: 'W31', forced: true }]);
    expect(label(forced, view, t)).toBe(`Take ${describeTile('W31', t)}: it fits nowhere and will be stored`);
  });

  it('tell of a spot what the rules foretell', () => {
    const { view, choices, prospects } = situation('spot');
    for (const each of choices) {
      const [low, high] = each.text.split(' ').slice(1).map(Number) as [number, number];
      const now = spotAt(prospects, low, high)!;
      const told = label(each, view, t, prospects);
      expect(told.match(/not fulfilled/g)?.length ?? 0, told).toBe(now.times.filter((n) => n === 0).length);
      for (const n of now.times) if (n) expect(told).toContain(`(${n}×)`);
    }
  });

  it('say that a card stays unfulfilled, and what comes then', () => {
    const { view } = situation('pay');
    const seat = view.to_act as number;
    const [first, second] = ['A01', 'D01'];
    view.visit = { spot: [0, 1], cards: [first!, second!], fulfilled: 0 };
    const penalty = (card: string) => ({ event: 'penalty', seat, card, points: UNFULFILLED_VP });
    const told = label(choice('pay 0', [penalty(first!), penalty(second!)]), view, t);
    expect(told).toMatch(/^Do not pay: the card stays unfulfilled, −\d points, then “.+” \(not fulfilled\), −\d points$/);
    expect(label(choice('extra 2'), view, t)).toContain(`${2 * BREAD_FOR_EXTRA} bread`);
  });

  it('give the reasons of a hint: what it completes, and the goal that it meets', () => {
    let seen = 0;
    for (const { view, prospects } of cases.values()) {
      for (const [tile, { completes }] of Object.entries(prospects.tiles ?? {})) {
        for (const [at, finish] of Object.entries(completes)) {
          if (!finish.goals.length || prospects.seat === null) continue;
          const goal = districtOf(prospects, prospects.seat).goals[finish.goals[0]!]!;
          const event = { key: 'event', event: 'completed', seat: prospects.seat, feature: goal.type, tiles: 2, cells: [] };
          const told = reasons([event, { key: 'forecast', cause: 'villas', points: 5 }], ['step cw', `take ${tile}`, `place ${at}`], view, t, prospects).join(', ');
          expect(told).toMatch(new RegExp(`^completes an? ${goal.type}.*meets the ${goal.type} goal .* \\(${goal.vp} points\\).*villas \\+5 at the end$`));
          seen++;
        }
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('give a reason for a tile that completes nothing: what it begins or goes on with', () => {
    const seen = new Set<string>();
    for (const { view, prospects } of cases.values()) {
      if (prospects.seat === null) continue;
      const land = districtOf(prospects, prospects.seat);
      for (const [tile, { cells, completes }] of Object.entries(prospects.tiles ?? {})) {
        const types = (TILES[tile]?.features ?? []).map(({ type }) => type).filter((type) => !isSingle(type));
        for (const [cell, [turn]] of Object.entries(cells)) {
          const at = `${cell} r${turn}`;
          if (completes[at] || types.length === 0) continue;
          const told = reasons([], [`take ${tile}`, `place ${at}`], view, t, prospects).join(', ');
          for (const type of types) {
            const joined = land.features.some((each) => each.type === type && each.wanted.includes(cell));
            expect(told).toMatch(new RegExp(`${joined ? 'goes on with' : 'begins'} an? ${type}`));
            seen.add(`${joined}`);
          }
        }
      }
    }
    expect([...seen].sort()).toEqual(['false', 'true']);
  });

  it('give no price and no loss as a reason, but what a visit to the forum spares', () => {
    const { view, prospects } = situation('spot');
    const seat = prospects.seat!;
    const events = [{ key: 'event', event: 'bread', seat, count: -1 }, { key: 'event', event: 'goods', seat, good: 'fish', count: -2 }, { key: 'event', event: 'penalty', seat, card: 'A01', points: UNFULFILLED_VP }];
    expect(reasons(events, ['bread 3'], view, t, prospects)).toEqual([]);
    expect(reasons([], ['extra 0'], view, t, prospects)).toEqual(['your bread stays']);
    const best = prospects.spots!.reduce((a, b) => (b.points > a.points ? b : a));
    expect(reasons(events, [`spot ${best.spot.join(' ')}`], view, t, prospects)).toContain('no other free gap brings more points now');
    const green = structuredClone(view);
    green.forum = green.forum.map((id) => id && Object.keys(FORUM_CARDS).find((each) => !FORUM_CARDS[each]!.red)!);
    expect(reasons([], [`spot ${best.spot.join(' ')}`], green, t, prospects).join()).toContain('nothing is paid for it');
  });

  it('tell the points of both cards of a gap as the rules foretell their sum', () => {
    let seen = 0;
    for (const { view, prospects } of cases.values()) {
      for (const { spot, times, points } of prospects.spots ?? []) {
        expect(spot.reduce((sum, at, i) => sum + cardPointsFor(view.forum[at]!, times[i]!), 0)).toBe(points);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(20);
    const [worth] = Object.keys(FORUM_CARDS).filter((id) => cardPointsFor(id, 1) === 4);
    expect(visitPoints([worth!, 'A01'], { times: [1, 0], points: 0, gains: {} }, t)).toBe('+4 −4 = 0 points');
    expect(visitPoints(['C02', worth!], { times: [1, 1], points: 4, gains: {} }, t)).toMatch(cardPointsFor('C02', 1) ? /=/ : /^\+4 points$/);
  });

  it('list the tiles that a move reaches, each with the way there', () => {
    const { view, choices, prospects } = situation('move');
    const listed = module.wholes!(choices, view, t, prospects)!;
    const spaces = [...spaceChoices(choices, prospects).keys()];
    const kinds = spaces.flatMap((space) => [...new Set(view.blueprints[space]!.flatMap((tile) => (tile ? [prospects.tiles![tile]!.as] : [])))]);
    expect(listed).toHaveLength(kinds.length);
    for (const { texts, words } of listed) {
      expect(choices.some(({ text }) => text === texts[0])).toBe(true);
      expect(words).toMatch(/^Go to stall [IV]+ and take [^.]*\. /);
    }
    expect(module.wholes!([], situation('place').view, t)).toBeNull();
  });

  it('say on the road who goes first where several stand', () => {
    const { view, prospects } = situation('place');
    const low = { ...view, prestige: view.prestige.map((_, i) => (i === 3 ? [1, 0] : [])) };
    const told = describeLook('prestige', { view: low, seat: 0, names: ['Livia', 'Marcus'], foretold: prospects, t }).lines;
    expect(told.at(-1)).toBe('On step 3 the upper marker goes first: Livia, Marcus.');
  });

  it('give a reason for the stall one starts at: what lies one step away', () => {
    const { view, prospects } = situation('start');
    view.options.path = 'circle';
    view.blueprints = view.blueprints.map(() => [null, null, null, null]);
    const single = (type: string) => Object.keys(TILES).find((id) => TILES[id]!.features.some((each) => each.type === type))!;
    expect(reasons([], ['start 3'], view, t)).toEqual([]);
    // Where nothing is done at once, what a goal asks for.
    const goal = districtOf(prospects, prospects.seat!).goals.find((each) => !each.met)!;
    view.blueprints[2]![1] = Object.keys(TILES).find((id) => TILES[id]!.features.every(({ type }) => type === goal.type))!;
    expect(reasons([], ['start 3'], view, t, prospects).join()).toMatch(/^one step from there you find .+ at III for the .+ goal/);
    view.blueprints[2]![1] = null;
    view.blueprints[2]![0] = single('fountain');
    view.blueprints[4]![1] = single('bakery');
    view.blueprints[3]![0] = single('market');
    expect(reasons([], ['start 3'], view, t)).toEqual(['one step from there you find a fountain at III and a bakery at V']);
  });

  it('ask for what is offered: the first tile cannot be stored (CD-25)', () => {
    const { view } = situation('place');
    const seat = view.to_act as number;
    expect(module.question!(view, t)).toBeNull();
    const first = structuredClone(view);
    first.players[seat]!.tiles = {};
    expect(module.question!(first, t)).toBe('Build your first tile on the shovel.');
  });

  it('tells of a tile once, where it is built', () => {
    const events = [{ event: 'took', seat: 1, tile: 'W31', from: 'blueprint', space: 2 }, { event: 'built', seat: 1, tile: 'W31', cell: 'c3', rotation: 0 }];
    expect(module.retell!(events, t).map(({ event }) => event)).toEqual(['built']);
  });

  it('say of somebody who comes back to the same stall that they stay there', () => {
    const told = (paid: boolean, to: number) => module.retell!([{ event: 'moved', seat: 1, from: 4, to, paid }], t)[0]!;
    expect(told(false, 5)).toMatchObject({ event: 'moved', from: 'V', to: 'VI' });
    expect(told(false, 4)).toMatchObject({ event: 'stays', to: 'V' });
    expect(told(true, 4)).toMatchObject({ event: 'stays_paid', to: 'V' });
    // Where nobody was asked it says why.
    const forced = (to: number) => module.retell!([{ event: 'moved', seat: 1, from: 4, to, paid: false }], t, null)[0]!;
    expect(sentence(forced(5), t, ['Livia', 'Marcus'])).toBe('Marcus goes from stall V to stall VI: both ways lead there.');
    expect(sentence(forced(4), t, ['Livia', 'Marcus'])).toContain('no other has a tile');
    const moved = (paid: boolean) => [{ event: 'moved', seat: 1, from: 4, to: 4, paid }, { event: 'built', seat: 1, tile: 'W31', cell: 'c4' }];
    expect(deeds(moved(true), 1, t)).toContain('stays at V for bread');
    // A turn in the forum stands alone.
    const visit = { event: 'marker', seat: 1, spot: [0, 1] };
    expect(deeds([...moved(true), visit], 1, t)).not.toContain('c4');
    expect(deeds([visit, ...moved(true)], 1, t)).not.toContain('forum');
    const coins = { event: 'coins', seat: 1, count: -2 };
    expect(deeds([coins], 1, t)).toBe('−2 coins');
    // Nor is the tile shown with it that was built before.
    expect(deedOf([...moved(true), visit], 1).laid).toBeUndefined();
    expect(deedOf(moved(true), 1).laid).toMatchObject({ tile: 'W31' });
    expect(deeds([visit, coins, coins], 1, t)).toMatch(/: −4 coins$/);
  });

  it('say why it is over, and what decided between equals', () => {
    const { view } = situation(null);
    view.result = { scores: [60, 50], ranks: [1, 2] };
    expect(ending(view, t)).toBe('The forum after phase 4 was the last: now everything is counted.');
    view.result = { scores: [60, 60], ranks: [1, 2] };
    expect(ending(view, t)).toContain('more writs left');
    view.result = { scores: [60, 60], ranks: [1, 1] };
    expect(ending(view, t)).toContain('shared');
  });

  it('leave out that a market is complete and what the whole game scores', () => {
    const { view } = situation('place');
    const seat = view.to_act as number;
    const events = [
      { event: 'completed', seat, feature: 'market', tiles: 1, cells: ['c4'] },
      { event: 'coins', seat, count: 1 },
      { event: 'scored', seat, cause: 'villas', points: 9 },
    ];
    expect(label(choice('place c4 r0', events), view, t)).toBe('Place the tile on c4, as it lies: +1 coin');
  });

  it('describe tiles, cards and the state of the game by their fields', () => {
    const two = Object.values(TILES).find((tile) => tile.features.length === 2 && !tile.features.some((f) => f.chimneys))!;
    expect(describeTile(two.id, t)).toBe(`${two.features[0]!.type} and ${two.features[1]!.type}`);
    const card = Object.values(FORUM_CARDS).find((each) => each.red && each.need.length === 1 && each.need[0]![0] === 'fish')!;
    expect(describeCard(card.id, t)).toBe(`Pay ${card.need[0]![1]} fish: ${card.reward[0]![1]} points`);
    expect(status({ ...situation('move').view, phase: 2, round: 6 }, t)).toBe('Phase 2 of 4, round 6 of 7');
  });

  it('name every legal choice in both languages without a missing word', () => {
    for (const catalogue of [en, de]) {
      const translate = translator(catalogue as Catalogue);
      for (const { view, choices, prospects } of cases.values()) {
        for (const each of choices) {
          const named = label(each, view, translate, prospects);
          expect(named).not.toMatch(/board\.|[{}]|undefined|NaN/);
          expect(named).not.toBe(each.text);
        }
      }
    }
  });

  it('explain every piece in both languages without a missing word', () => {
    const stock = [...GOODS, 'coin', 'bread', 'stored', 'writ'].map((kind) => `stock ${kind}`);
    for (const catalogue of [en, de]) {
      const translate = translator(catalogue as Catalogue);
      for (const { view, seat, prospects } of cases.values()) {
        const at = { view, seat, names: ['Livia', 'Marcus', 'Gaius', 'Cicero'], foretold: prospects, t: translate };
        const ids = [
          ...stock, 'writ', 'shovel', 'fountainhead', 'row', 'prestige', 'fountain', 'stall 2', 'patrician 0', 'marker 1', 'goal 0 3',
          ...view.forum.flatMap((id) => (id ? [`card ${id}`] : [])),
          ...(prospects.spots ?? []).map(({ spot }) => `spot ${spot.join(' ')}`),
          ...view.blueprints.flat().flatMap((id) => (id ? [`tile ${id}`] : [])),
          ...Object.keys(districtOf(prospects, seat ?? 0).fountains).map((id) => `fountain ${id}`),
        ];
        for (const id of ids) {
          const { title, lines, now } = describeLook(id, at);
          expect([title, ...lines, now ?? ''].join('\n'), id).not.toMatch(/board\.|[{}]|undefined|NaN/);
          expect(lines.length, id).toBeGreaterThan(0);
        }
      }
    }
  });

  it('say of a stall how much of it fits and what it would finish', () => {
    let finished = 0;
    for (const { view, seat, prospects } of cases.values()) {
      const at = { view, seat, names: [], foretold: prospects, t };
      if (view.decision === 'start') expect(describeLook('stall 2', at).lines[0]).toBe(`From here your first turn leads to ${view.options.path === 'star' ? 'VII or VI' : 'II or IV'}.`);
      if (view.decision !== 'move' || prospects.seat !== seat) continue;
      for (const [space, slots] of view.blueprints.entries()) {
        const tiles = slots.filter((id) => id !== null);
        const { lines, now } = describeLook(`stall ${space}`, at);
        const fitting = tiles.filter((id) => !isMisfit(prospects, id)).length;
        expect(lines[0]).toMatch(!tiles.length ? /^Closed/ : fitting === tiles.length ? /fits?\.$/ : fitting ? new RegExp(`^${tiles.length} .*${fitting} of them`) : /nowhere|none/);
        const whole = tiles.flatMap((id) => bestFinish(prospects, id)?.features ?? []).filter((type) => !isSingle(type));
        if (!whole.length) continue;
        expect(now).toContain('completes');
        finished++;
      }
    }
    expect(finished).toBeGreaterThan(0);
  });

  it('have the same keys in English and German', () => {
    const keys = (node: unknown, path = ''): string[] =>
      typeof node === 'object' && node !== null
        ? Object.entries(node).flatMap(([key, value]) => keys(value, `${path}.${key}`))
        : [path];
    expect(keys(de.board).sort()).toEqual(keys(en.board).sort());
  });
});
