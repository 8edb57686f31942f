import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import { abreast, distribute, frame, planCity, planCommon, split, type Box } from './layout';
import type { DiscordiaView } from './view';

const all = fixtures as unknown as Record<string, { position: DiscordiaView }>;
const views = Object.values(all).map(({ position }) => position);
/** Stages of the screens that the page must fit: 1440×900, 1024×768, 1920×1080, 2560×1440, phones. */
const STAGES = [[1218, 758], [820, 626], [820, 558], [1612, 938], [2180, 1298]] as const;
const PHONES = [[360, 456], [360, 380], [390, 560]] as const;

const inside = (inner: Box, outer: Box) =>
  inner.x >= outer.x - 1 && inner.y >= outer.y - 1 && inner.x + inner.w <= outer.x + outer.w + 1 && inner.y + inner.h <= outer.y + outer.h + 1;

describe('the plan of the table', () => {
  it('never draws a unit smaller than a pixel, so words of 12 units can be read', () => {
    for (const [w, h] of [...STAGES, ...PHONES]) expect(frame(w, h, 'main').unit).toBeGreaterThanOrEqual(1);
  });
  it('fills the room between least and most, below least only in need', () => {
    expect(distribute([{ least: 10, most: 20 }, { least: 10, most: 40 }], 30)).toEqual([12.5, 17.5]);
    expect(distribute([{ least: 10, most: 20 }], 50)).toEqual([20]);
    expect(distribute([{ least: 10, most: 20 }, { least: 30, most: 30 }], 20)).toEqual([5, 15]);
  });
  it('sets dice of one value side by side above their column, never over each other or over the next', () => {
    for (const [w, h] of [...STAGES.map(([w, h]) => [split(w, h).common.w, h] as const), ...PHONES]) {
      const { columns } = planCommon({ x: 0, y: 0, w, h }, views[0]!);
      for (const column of columns) {
        for (const n of [1, 2, 3]) {
          const pitch = columns[1]!.x - columns[0]!.x;
          const { width, at } = abreast(column, n, 44, pitch);
          expect(width).toBeGreaterThanOrEqual([44, 28, 18][n - 1]!);
          at.slice(1).forEach((x, i) => expect(x - at[i]!).toBeCloseTo(width));
          const middle = column.x + column.w / 2;
          expect(Math.max(middle - at[0]!, at.at(-1)! - middle) + width / 2, `${w}`).toBeLessThanOrEqual(pitch / 2 + 1e-9);
        }
      }
    }
  });
  it('keeps every part of the common board inside its box, one below the other', () => {
    for (const view of views) {
      for (const [w, h] of [...STAGES.map(([w, h]) => [split(w, h).common.w, h] as const), ...PHONES]) {
        const plan = planCommon({ x: 0, y: 0, w, h }, view);
        const parts = [plan.raid, plan.seasons, plan.roof, plan.plaques, plan.expansions, plan.towers, plan.decrees, plan.privileges, plan.store].filter((b): b is Box => !!b);
        for (const part of parts) expect(inside(part, plan.box), `${w}×${h}`).toBe(true);
        parts.slice(1).forEach((part, i) => expect(part.y).toBeGreaterThanOrEqual(parts[i]!.y + parts[i]!.h - 1));
        expect(plan.rows[plan.rows.length - 1]! + plan.tile.h).toBeLessThanOrEqual(plan.expansions.y + 1);
        for (const column of plan.columns) expect(inside(column, plan.box)).toBe(true);
      }
    }
  });
  it('folds Decrees and Privileges only where there is no room, or City Tiles need it', () => {
    const view = all['turn-4']!.position;
    const two = { ...view, display: view.display.slice(0, 2), military_towers: view.military_towers.slice(0, 3), trading_towers: view.trading_towers.slice(0, 3) };
    expect(planCommon(split(1197, 745).common, two).folded).toEqual([]);
    const four = planCommon(split(1197, 745).common, view);
    expect(four.folded).toEqual(['privileges', 'decrees']);
    expect(four.tile.h).toBeGreaterThan(60);
    const three = { ...view, display: view.display.slice(0, 3) };
    expect(planCommon(split(1197, 745).common, three).folded).toEqual(['privileges']);
    expect(planCommon(split(820, 626).common, view).folded).toContain('decrees');
  });
  it('keeps every tile in its place when a Tower is taken', () => {
    for (const view of views) {
      const after = { ...view, military_towers: view.military_towers.slice(2), trading_towers: view.trading_towers.slice(2) };
      for (const [w, h] of [...STAGES.map(([w, h]) => [split(w, h).common.w, h] as const), ...PHONES]) {
        expect(planCommon({ x: 0, y: 0, w, h }, after), `${w}×${h}`).toEqual(planCommon({ x: 0, y: 0, w, h }, view));
      }
    }
  });
  it('gives the tiles of a phone the room of the Towers, which then lie in the drawer', () => {
    const view = all['turn-4']!.position;
    const two = { ...view, display: view.display.slice(0, 2) };
    const plan = planCommon({ x: 0, y: 0, w: 360, h: 456 }, two);
    expect(plan.folded).toContain('towers');
    expect(plan.tile.h).toBeGreaterThan(60);
    expect(planCommon(split(820, 626).common, two).folded).not.toContain('towers');
  });
  it('gives the line above the columns its own strip, and none where there is little room', () => {
    for (const [w, h] of [...STAGES.map(([w, h]) => [split(w, h).common.w, h] as const), ...PHONES]) {
      const plan = planCommon({ x: 0, y: 0, w, h }, views[0]!);
      if (plan.tight) expect(plan.words.h).toBe(0);
      else expect(plan.words.h).toBeGreaterThanOrEqual(20);
      expect(plan.words.y + plan.words.h).toBeLessThanOrEqual(plan.plaques.y + 1e-9);
      expect(plan.frieze.y + plan.frieze.h).toBeLessThanOrEqual(plan.words.y);
    }
  });
  it('gives every space of the city a place, also the seventh of a row and long tracks', () => {
    for (const view of views) {
      const player = structuredClone(view.players[0]!);
      player.city.fort = Array.from({ length: 7 }, () => null);
      player.expansions.expedition = 4;
      for (const [w, h] of [...STAGES.map(([w, h]) => [split(w, h).city.w, h] as const), ...PHONES]) {
        const plan = planCity({ x: 0, y: 0, w, h }, player);
        for (const b of Object.values(plan.spaces).flat()) expect(inside(b, plan.box), `${w}×${h}`).toBe(true);
        expect(plan.spaces.fort).toHaveLength(7);
        expect(plan.expedition).toHaveLength(15);
        for (const p of plan.expedition) expect(p.y > plan.tracks.y - 2 && p.y < plan.tracks.y + plan.tracks.h).toBe(true);
        for (const row of [plan.development, plan.expedition]) row.slice(1).forEach((p, i) => expect(Math.hypot(p.x - row[i]!.x, p.y - row[i]!.y), `${w}×${h}`).toBeGreaterThan(2 * plan.radius * 0.9));
        expect(inside(plan.bank, plan.box) && inside(plan.rostra, plan.box)).toBe(true);
      }
    }
  });
});
