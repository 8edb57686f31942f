import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/carpe-diem.json';
import de from '../../../../locales/de/carpe-diem.json';
import { translator, type Catalogue } from '../../i18n/translate';
import type { Choice, GameEvent } from '../types';
import {
  nextRotation,
  outcome,
  placeChoices,
  spaceChoices,
  spotChoices,
  stepTarget,
  takeChoice,
} from './choices';
import { edge, features, fits, frameGoals, owned, placements, rotations } from './district';
import fixtures from './fixtures/positions.json';
import { forecast, forecasts, scores, total } from './forecast';
import { nearest } from '../shared/keys';
import { defaultRotation } from './placing';
import { cardProspect, spotProspect } from './prospects';
import { FORUM_CARDS, FRAMES, TILES, fountainType } from './tables';
import { describeCard, describeTile, label, status } from './words';
import type { CarpeDiemView, PlayerView } from './view';

const all = fixtures as unknown as Record<string, { position: CarpeDiemView; legal: string[] }>;
const view = (name: string) => structuredClone(all[name]!.position);
const t = translator(en as Catalogue);
const choice = (text: string, events: GameEvent[] = []): Choice => ({ text, events, final: false });
const chosen = (name: string) => all[name]!.legal.map((text) => choice(text));

describe('tables', () => {
  it('hold every component', () => {
    const tiles = Object.values(TILES);
    expect(tiles).toHaveLength(123);
    const count = (type: string) =>
      tiles.filter((x) => x.features.some((f) => f.type === type)).length;
    expect(['market', 'bakery', 'fountain', 'villa'].map(count)).toEqual([7, 7, 8, 29]);
    expect(['merchant', 'granary', 'administration', 'craftsman'].map(count)).toEqual([
      12, 12, 12, 12,
    ]);
    expect(tiles.flatMap((x) => x.features).reduce((n, f) => n + f.chimneys, 0)).toBe(37);
    expect(Object.keys(FORUM_CARDS)).toHaveLength(60);
    expect(Object.values(FRAMES).flat()).toHaveLength(32);
    expect(fountainType('N18')).toBe('villa');
    expect(FORUM_CARDS.C11!.reward).toEqual([
      ['coin', 1],
      ['bread', 1],
      ['prestige', 1],
    ]);
  });
});

describe('district', () => {
  it('turns sides clockwise', () => {
    expect([0, 1, 2, 3].map((d) => edge('W23', 1, d))).toEqual(['grass', 'pond', 'pond', 'grass']);
    expect(rotations('W01')).toEqual([0]);
    expect(rotations('W24')).toEqual([0, 1]);
    expect(rotations('W31')).toEqual([0, 1, 2, 3]);
  });

  // The recorded lists of legal placements were made by the rules themselves.
  for (const [name, { position, legal }] of Object.entries(all)) {
    if (position.decision !== 'place') continue;
    it(`finds the legal placements of ${name}`, () => {
      const tiles = position.players[position.to_act as number]!.tiles;
      const found = placements(tiles, position.tile!).map((p) => `place ${p.cell} r${p.rotation}`);
      expect(found.sort()).toEqual(legal.filter((text) => text.startsWith('place')));
    });
  }

  it('refuses a wrong side, a taken cell, a cell apart and the frame', () => {
    const tiles = { c3: 'W31 r0' };
    expect(fits(tiles, 'B01', 'c2', 2)).toBe(true);
    expect(fits(tiles, 'B01', 'c2', 0)).toBe(false);
    expect(fits(tiles, 'B01', 'c3', 2)).toBe(false);
    expect(fits(tiles, 'W01', 'e5', 0)).toBe(false);
    expect(fits({}, 'W01', 'c3', 0)).toBe(true);
    expect(fits({ a1: 'W01 r0' }, 'B01', 'b1', 0)).toBe(false);
  });

  it('joins a pond of three and sees when it is closed', () => {
    const tiles = { c3: 'W24 r0', c2: 'B01 r2' };
    const open = features(tiles).find((f) => f.type === 'pond')!;
    expect(open).toMatchObject({ complete: false, open: ['c3:2'] });
    const closed = features({ ...tiles, c4: 'B02 r0' });
    expect(closed).toHaveLength(1);
    expect(closed[0]).toMatchObject({ complete: true, open: [] });
    expect(closed[0]!.cells.sort()).toEqual(['c2', 'c3', 'c4']);
    expect(owned(closed, 'anyland')).toBe(1);
    expect(owned(closed, 'anydwelling')).toBe(0);
  });

  it('meets a frame goal only across its line', () => {
    const list = features({ c3: 'W24 r1', b3: 'B01 r1', d3: 'B02 r3' });
    // F02: a pond at line 2. Top: columns 2 and 3; right: rows 2 and 3, where the pond lies beside.
    expect(
      frameGoals(['F02', 'F02', 'F04', 'F04'], list).map((g) => g.type === 'pond' && g.met),
    ).toEqual([true, false, false, false, false, true, false, false]);
  });
});

describe('points', () => {
  for (const name of ['two172', 'four319', 'three262']) {
    it(`if the game ended here equal the real end of ${name}`, () => {
      const over = view(name);
      const before = { ...view(name), stage: 'forum' as const };
      over.players.forEach((player, seat) => {
        for (const cause of ['items', 'prestige', 'frames', 'fountains', 'villas']) {
          before.players[seat]!.points[cause] = 0;
        }
        expect(forecast(before, seat)).toEqual(player.points);
      });
      expect(forecasts(over).total).toEqual(over.result!.scores);
      expect(scores(over).total).toEqual(over.result!.scores);
    });
  }

  it('count nothing for hidden fountain cards', () => {
    const position = { ...view('two172'), stage: 'forum' as const };
    const seen = forecast(position, 0).fountains!;
    position.players[0]!.fountains = position.players[0]!.fountains.map(() => null);
    expect(seen).toBeGreaterThan(0);
    expect(forecast(position, 0).fountains).toBe(0);
    expect(total({ a: 2, b: -5 })).toBe(-3);
  });
});

describe('choices', () => {
  it('lead a click on a space to a step or to bread', () => {
    const position = view('four225');
    const spaces = spaceChoices(position, chosen('four225'));
    expect([...spaces.values()].map((c) => c.text).sort()).toEqual(all['four225']!.legal);
    expect(stepTarget(position, position.to_act as number, 'cw')).toBe(
      [...spaces].find(([, c]) => c.text === 'step cw')![0],
    );
    const started = spaceChoices(view('two0'), chosen('two0'));
    expect([...started.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('walk three spaces on the star', () => {
    const position = view('star275');
    const seat = position.to_act as number;
    const from = position.players[seat]!.patrician!;
    position.blueprints = position.blueprints.map(() => ['W01', null, null, null]);
    expect(stepTarget(position, seat, 'cw')).toBe((from + 3) % 7);
    expect(stepTarget(position, seat, 'ccw')).toBe((from + 4) % 7);
  });

  it('take the offered copy of equal tiles', () => {
    const takes = [choice('take W01'), choice('take W31')];
    expect(takeChoice(takes, 'W07')!.text).toBe('take W01');
    expect(takeChoice(takes, 'B02')!.text).toBe('take W31');
    expect(takeChoice(takes, 'W08')).toBeUndefined();
  });

  it('group placements by cell and spots by their pair', () => {
    const places = placeChoices(chosen('four250'));
    expect([...places].map(([cell, list]) => [cell, list.map((p) => p.rotation)])).toEqual([
      ['d6', [1, 3]],
      ['e1', [2]],
    ]);
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
        { event: 'penalty', seat: 0, card: 'A01', points: -4 },
      ],
      0,
    );
    expect(o).toMatchObject({
      goods: { fish: 2 },
      coins: 3,
      sold: 2,
      points: -4,
      penalties: ['A01'],
    });
  });

  it('move the focus to the nearest choice in a direction', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 50, y: 5 },
      { x: 20, y: 90 },
    ];
    expect(nearest(points[0]!, points, [1, 0])).toBe(1);
    expect(nearest(points[0]!, points, [0, 1])).toBe(2);
    expect(nearest(points[0]!, points, [-1, 0])).toBe(-1);
  });
});

describe('forum prospects', () => {
  const player = (goods: Partial<PlayerView['goods']>, coins: number): PlayerView => ({
    ...view('two0').players[0]!,
    goods: { fish: 0, herb: 0, grape: 0, chicken: 0, ...goods },
    coins,
  });
  it('let coins stand for goods', () => {
    expect(cardProspect(player({ fish: 2 }, 0), 'A03')).toBe(0);
    expect(cardProspect(player({ fish: 2, herb: 2, chicken: 1 }, 3), 'B11')).toBe(2);
  });
  it('share goods between two red cards and count what fails', () => {
    expect(spotProspect(player({ fish: 2 }, 0), 'A01', 'A03')).toMatchObject({
      times: [1, 0],
      points: 0,
    });
    expect(spotProspect(player({ fish: 4 }, 1), 'A01', 'A03')).toMatchObject({
      times: [1, 1],
      points: 11,
    });
    expect(spotProspect(player({}, 0), 'A01', 'D01').points).toBe(-8);
  });
});

describe('words', () => {
  it('name a placement with its result', () => {
    const text = label(
      choice('place c4 r1', [
        { event: 'built', seat: 0, tile: 'W24', cell: 'c4', rotation: 1 },
        { event: 'completed', seat: 0, feature: 'pond', tiles: 3, cells: [] },
        { event: 'goods', seat: 0, good: 'fish', count: 2 },
      ]),
      { ...view('two75'), to_act: 0 },
      t,
    );
    expect(text).toBe('Place the tile on c4, turned right: completes a pond of 3, +2 fish');
  });
  it('say what bread costs and what is lost', () => {
    const position = view('four225');
    const seat = position.to_act as number;
    position.players[seat]!.patrician = 2;
    expect(label(choice('bread 2'), position, t)).toBe('Stay at stall III (costs 1 bread)');
    const forced = choice('take W31', [{ event: 'stored', seat, tile: 'W31', forced: true }]);
    expect(label(forced, position, t)).toBe('Take pond: it fits nowhere and will be stored');
  });
  it('reckon a spot and say what stays unfulfilled', () => {
    const position = view('two125');
    position.decision = 'spot';
    const player = position.players[position.to_act as number]!;
    Object.assign(player, { tiles: {}, coins: 0 });
    player.goods = { fish: 2, herb: 0, grape: 0, chicken: 0 };
    position.forum[0] = 'A01';
    position.forum[1] = 'D01';
    expect(label(choice('spot 0 1'), position, t)).toBe(
      'Marker between “2 fish” (1×) and “1 merchant” (not fulfilled)',
    );
    position.visit = { spot: [0, 1], cards: ['A01', 'D01'], fulfilled: 0 };
    const none = choice('pay 0', [
      { event: 'penalty', seat: position.to_act as number, card: 'A01', points: -4 },
      { event: 'penalty', seat: position.to_act as number, card: 'D01', points: -4 },
    ]);
    expect(label(none, position, t)).toBe(
      'Do not pay: the card stays unfulfilled, −4 points, then “1 merchant” (not fulfilled), −4 points',
    );
  });
  it('leave out that a market is complete and what the whole game scores', () => {
    const seat = 0;
    const text = label(
      choice('place c4 r0', [
        { event: 'completed', seat, feature: 'market', tiles: 1, cells: ['c4'] },
        { event: 'coins', seat, count: 1 },
        { event: 'scored', seat, cause: 'villas', points: 9 },
      ]),
      { ...view('two75'), to_act: seat },
      t,
    );
    expect(text).toBe('Place the tile on c4, as it lies: +1 coin');
  });
  it('describe tiles, cards and the state of the game', () => {
    expect(describeTile('W35', t)).toBe('pond and merchant');
    expect(describeTile('W81', t)).toBe('villa corner with 2 chimneys');
    expect(describeCard('A03', t)).toBe('Pay 3 fish: 7 points');
    expect(describeCard('D17', t)).toBe(
      'For each set of 3 landscapes of any kind: 1 coin and 1 bread',
    );
    expect(status(view('two75'), t)).toBe('Phase 2 of 4, round 6 of 7');
  });

  it('name every legal choice in both languages without a missing word', () => {
    for (const catalogue of [en, de]) {
      const translate = translator(catalogue as Catalogue);
      for (const { position, legal } of Object.values(all)) {
        for (const text of legal) {
          const named = label(choice(text), position, translate);
          expect(named).not.toMatch(/board\.|[{}]/);
          expect(named).not.toBe(text);
        }
      }
    }
  });

  it('have the same keys in English and German', () => {
    const keys = (node: unknown, path = ''): string[] =>
      typeof node === 'object' && node !== null
        ? Object.entries(node).flatMap(([key, value]) => keys(value, `${path}.${key}`))
        : [path];
    expect(keys(de.board).sort()).toEqual(keys(en.board).sort());
  });
});
