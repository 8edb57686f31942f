// Every event of the game is seen, or goes without saying for a reason.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '../../../../locales/en/carpe-diem.json';
import { translator, type Catalogue } from '../../i18n/translate';
import type { GameEvent, Step } from '../types';
import { signs } from './signs';
import { story } from './story';
import { situation } from './positions';
import { tour } from './tour';
import { FRAMES, STALLS, UNFULFILLED_VP } from './tables';
import { visitOf } from './visits';

const t = translator(en as unknown as Catalogue);
const building = situation('place').view;
const over = situation(null).view;
const flat = (steps: Step[]): Step[] => steps.flatMap((s) => (s.kind === 'together' ? flat(s.steps) : [s]));
const told = (event: GameEvent, view = building) => flat(story(event, view, t));

describe('the story', () => {
  it('knows every event that the codec writes', () => {
    const source = readFileSync(new URL('../../../../codec/carpe_diem/event_json.cpp', import.meta.url), 'utf8');
    const list = /event_names\{([^}]*)\}/.exec(source)![1]!;
    const names = [...list.matchAll(/"(\w+)"/g)].map((m) => m[1]!);
    expect(names).toHaveLength(24);
    // The start is laid out before anybody looks; the end is told by the table itself.
    const silent = ['start_points', 'over'];
    const full = { seat: 0, space: 1, from: 1, to: 2, paid: true, tile: 'W31', cell: 'c3', feature: 'pond', tiles: 2, cells: ['c3', 'c2'], good: 'fish', count: 2, goods: 2, coins: 3, steps: 1, cards: [], card: building.forum.find(Boolean), phase: 2, spot: [3, 4], times: 1, points: 3, cause: 'items' };
    for (const name of names) {
      const steps = told({ event: name, ...full } as GameEvent);
      expect(steps.length > 0, name).toBe(!silent.includes(name));
    }
  });

  it('has a symbol for every line of the log', () => {
    const pieces = readFileSync(new URL('./pieces.svg', import.meta.url), 'utf8');
    const list = /event_names\{([^}]*)\}/.exec(readFileSync(new URL('../../../../codec/carpe_diem/event_json.cpp', import.meta.url), 'utf8'))![1]!;
    // A phase is a heading, the end is told by the table itself.
    for (const name of [...list.matchAll(/"(\w+)"/g)].map((m) => m[1]!).filter((each) => !['phase', 'over'].includes(each))) {
      const drawn = signs({ event: name, tile: 'W31', good: 'fish', feature: 'pond' } as GameEvent);
      expect(drawn.length, name).toBeGreaterThan(0);
      for (const each of drawn) expect(pieces, name).toContain(`id="${each}"`);
    }
  });

  it('lets a patrician walk from where it stood, and bread be paid', () => {
    expect(told({ event: 'moved', seat: 1, from: 0, to: 1, paid: false })).toMatchObject([{ kind: 'fly', from: 'patrician-1', to: 'patrician-1' }]);
    expect(told({ event: 'moved', seat: 1, from: 0, to: 4, paid: true })[0]).toMatchObject({ kind: 'light', at: 'stock-1-bread', note: '−1' });
  });

  it('carries a tile from the stall to the hand and to its plot', () => {
    expect(told({ event: 'took', seat: 1, tile: 'W31', from: 'blueprint', space: 2 }).at(-1)).toMatchObject({ from: 'tile-W31', to: 'hand-1', piece: 'tile-W31' });
    expect(told({ event: 'took', seat: 1, tile: 'B01', from: 'craftsman', slot: 4 }).at(-1)).toMatchObject({ from: 'row-4' });
    expect(told({ event: 'built', seat: 1, tile: 'W31', cell: 'c4', rotation: 1 })).toMatchObject([{ from: 'hand-1', to: 'cell-1-c4' }, { kind: 'light', at: 'cell-1-c4', seat: 1 }]);
  });

  it('lets goods fly from the finished feature, points from their card', () => {
    told({ event: 'completed', seat: 0, feature: 'pond', tiles: 3, cells: ['d3', 'c3', 'c2'] });
    expect(told({ event: 'goods', seat: 0, good: 'fish', count: 2 })[0]).toMatchObject({ kind: 'fly', from: 'feature-0-c2', to: 'stock-0-fish', copies: 2 });
    const card = building.forum[4];
    expect(told({ event: 'fulfilled', seat: 0, card, times: 2, way: 'own', points: 6 })).toMatchObject([
      { kind: 'light', at: 'card-4', note: '2×' },
      { kind: 'points', seat: 0, points: 6, at: 'card-4' },
    ]);
    expect(told({ event: 'penalty', seat: 0, card, points: UNFULFILLED_VP })[1]).toMatchObject({ kind: 'points', points: UNFULFILLED_VP });
  });

  it('tells the visits of a forum again when it closes, card by card', () => {
    const [a, b] = building.forum.filter(Boolean);
    told({ event: 'prestige', seat: 1, from: 0, to: 1, steps: 1 });
    told({ event: 'forum', phase: 1 });
    told({ event: 'marker', seat: 1, spot: [3, 4] });
    told({ event: 'fulfilled', seat: 1, card: a, times: 1, way: 'goods', points: 4 });
    told({ event: 'fulfilled', seat: 1, card: a, times: 1, way: 'bread', points: 4 });
    told({ event: 'penalty', seat: 1, card: b, points: UNFULFILLED_VP });
    const [scene] = told({ event: 'phase', phase: 2 });
    const events = scene!.kind === 'scene' ? scene!.events : [];
    // It plays before the stalls are seen filled, and tells who will begin.
    expect(scene).toMatchObject({ ahead: true });
    expect(events[0]).toMatchObject({ starts: building.start_player });
    expect(events.map((e) => e.event)).toEqual(['phase', 'marker', 'fulfilled', 'fulfilled', 'penalty']);
    expect(visitOf(events, 1)).toEqual({
      cards: [{ id: a, times: 2, points: 8 }, { id: b, times: 0, points: UNFULFILLED_VP }],
      points: 8 + UNFULFILLED_VP,
    });
    // In words it is one line for each of them, with the sum.
    expect(scene!.kind === 'scene' && scene!.told).toEqual([{ event: 'phase', phase: 2 }, { event: 'visited', seat: 1, points: 8 + UNFULFILLED_VP }]);
    expect(told({ event: 'phase', phase: 2 }).slice(1).map((step) => 'at' in step && step.at)).toEqual(Array.from({ length: STALLS }, (_, i) => `stall-${i}`));
    const [later] = told({ event: 'phase', phase: 3 });
    expect(later!.kind === 'scene' && later!.events).toHaveLength(1);
  });

  it('begins the first phase without a scene: nothing was filled again', () => {
    expect(told({ event: 'phase', phase: 1 })).toEqual([]);
    expect(told({ event: 'phase', phase: 2 })[0]).toMatchObject({ kind: 'scene' });
  });

  it('finds the place of everything that is counted at the end', () => {
    const at = (event: Partial<GameEvent>) => {
      const [step] = told({ event: 'scored', seat: 0, points: 2, ...event } as GameEvent, over);
      return step && 'at' in step ? step.at : '';
    };
    expect(at({ cause: 'prestige' })).toBe('disc-0');
    expect(at({ cause: 'villas', cells: ['c3', 'b3'] })).toBe('feature-0-b3');
    expect(at({ cause: 'items' })).toBe('stock-0-coin');
    expect(at({ cause: 'fountains' })).toBe('cards-0');
    const [frame] = [over.players[0]!.frames[1]!];
    const goal = FRAMES[frame]![1]!;
    expect(at({ cause: 'frames', frame, side: 'right', line: goal.line, feature: goal.type })).toBe('goal-0-3');
  });
});

describe('the tour', () => {
  it('says something at each of its places', () => {
    for (const step of tour) expect(t.has(step.key), step.key).toBe(true);
  });
});
