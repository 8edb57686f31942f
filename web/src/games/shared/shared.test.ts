import { describe, expect, it } from 'vitest';
import { LENS_WIDTH, beside } from './lens';

const box = (left: number, top: number, size = 60) => ({ left, top, right: left + size, bottom: top + size });

describe('the place of a close look', () => {
  it('is on the right where there is room, else on the left', () => {
    expect(beside(box(100, 50), 200, 1200, 800)).toEqual({ left: 168, top: 50 });
    expect(beside(box(1100, 50), 200, 1200, 800)).toEqual({ left: 1100 - 8 - LENS_WIDTH, top: 50 });
  });
  it('goes to the side where it hides nothing that can be chosen', () => {
    const looked = box(400, 300);
    const right = box(500, 320);
    expect(beside(looked, 200, 1200, 800, [looked, right]).left).toBe(400 - 8 - LENS_WIDTH);
    expect(beside(looked, 200, 1200, 800, [looked, right, box(300, 320)]).top).toBe(92);
    expect(beside(looked, 200, 1200, 800, [looked]).left).toBe(468);
  });
  it('stays inside the window at the bottom', () => {
    expect(beside(box(100, 780), 200, 1200, 800).top).toBe(592);
  });
  it('on narrow screens never covers what is looked at', () => {
    const above = beside(box(150, 500), 200, 360, 640);
    expect(above.top + 200).toBeLessThan(500);
    const below = beside(box(150, 100), 200, 360, 640);
    expect(below.top).toBeGreaterThan(160);
    for (const { left } of [above, below]) expect(left >= 8 && left + LENS_WIDTH <= 352).toBe(true);
  });
});
