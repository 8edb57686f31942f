import { describe, expect, it } from 'vitest';
import { hiddenBy } from '../../lib/spot';
import { LENS_WIDTH, beside } from './lens';

const box = (left: number, top: number, size = 60) => ({ left, top, right: left + size, bottom: top + size });

const room = { width: 1200, tall: 800 };

describe('the place of a close look', () => {
  it('is on the right where there is room, else on the left', () => {
    expect(beside(box(100, 50), 200, room)).toEqual({ left: 168, top: 50 });
    expect(beside(box(1100, 50), 200, room)).toEqual({ left: 1100 - 8 - LENS_WIDTH, top: 50 });
  });
  it('goes to the side where it hides nothing that can be chosen', () => {
    const looked = box(400, 300);
    const right = box(500, 320);
    expect(beside(looked, 200, { ...room, asked: [looked, right] }).left).toBe(400 - 8 - LENS_WIDTH);
    expect(beside(looked, 200, { ...room, asked: [looked, right, box(300, 320)] }).top).toBe(92);
    expect(beside(looked, 200, { ...room, asked: [looked] }).left).toBe(468);
  });
  it('never lies over the others of a row or a grid, as long as there is room anywhere near', () => {
    const grid = [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4, 5].map((column) => box(80 + column * 70, 300 + row * 70)));
    for (const [i, looked] of grid.entries()) {
      const kin = grid.filter((_, j) => j !== i);
      const { left, top } = beside(looked, 180, { ...room, kin });
      expect(hiddenBy({ left, top, right: left + LENS_WIDTH, bottom: top + 180 }, grid)).toBe(0);
    }
  });
  it('leaves free where a thing would go, rather than its like', () => {
    const looked = box(100, 300);
    const right = { left: 160, top: 0, right: 1200, bottom: 800 };
    const kin = [{ left: 0, top: 360, right: 160, bottom: 800 }];
    expect(beside(looked, 200, { ...room, asked: [right], kin, aims: [box(200, 100, 200)] }).top).toBeGreaterThanOrEqual(300);
  });
  it('stays inside the window at the bottom', () => {
    expect(beside(box(100, 780), 200, room).top).toBe(592);
  });
  it('is a sheet at the dock on narrow screens, at the top where it would cover what is looked at', () => {
    expect(beside(box(150, 100), 200, { width: 360, tall: 540 })).toEqual({ left: 8, top: 332 });
    expect(beside(box(150, 400), 200, { width: 360, tall: 540 })).toEqual({ left: 8, top: 8 });
  });
});
