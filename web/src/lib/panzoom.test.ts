import { describe, expect, it } from 'vitest';
import { bounded, pinched } from './panzoom';

const room = { width: 300, height: 400, fullWidth: 300, fullHeight: 400 };

describe('moving a sheet in its box', () => {
  it('stays put while it fits', () => {
    expect(bounded({ x: 40, y: -30, scale: 1 }, room)).toEqual({ x: 0, y: 0, scale: 1 });
  });
  it('shows every corner of a larger sheet, and nothing beyond', () => {
    const tall = { ...room, fullHeight: 1000 };
    expect(bounded({ x: 0, y: -700, scale: 1 }, tall).y).toBe(-600);
    expect(bounded({ x: -999, y: 0, scale: 2 }, room).x).toBe(-300);
  });
  it('is enlarged four times at most', () => {
    expect(bounded({ x: 0, y: 0, scale: 9 }, room).scale).toBe(4);
  });
});

describe('a pinch', () => {
  const origin = { x: 0, y: 0 };
  it('keeps what lies between the fingers', () => {
    const before: [any, any] = [{ x: 100, y: 200 }, { x: 200, y: 200 }];
    const now: [any, any] = [{ x: 50, y: 200 }, { x: 250, y: 200 }];
    const shift = pinched({ x: 0, y: 0, scale: 1 }, before, now, origin);
    expect(shift.scale).toBe(2);
    // The point (150, 200) of the sheet is still at (150, 200) of the box.
    expect(150 * shift.scale + shift.x).toBe(150);
    expect(200 * shift.scale + shift.y).toBe(200);
  });
  it('moves with two fingers that keep their distance', () => {
    const before: [any, any] = [{ x: 10, y: 10 }, { x: 60, y: 10 }];
    const now: [any, any] = [{ x: 30, y: 15 }, { x: 80, y: 15 }];
    expect(pinched({ x: 0, y: 0, scale: 2 }, before, now, origin)).toEqual({ x: 20, y: 5, scale: 2 });
  });
});
