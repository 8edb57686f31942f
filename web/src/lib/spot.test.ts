import { describe, expect, it } from 'vitest';
import { besideSpot, freeTop, hiddenBy } from './spot';

describe('a note beside its place', () => {
  const room = { left: 0, top: 0, right: 400, bottom: 400 };
  const place = { left: 180, top: 180, right: 220, bottom: 220 };
  const size = { width: 80, height: 30 };
  const boxOf = ({ left, top }: { left: number; top: number }) => ({ left, top, right: left + size.width, bottom: top + size.height });

  it('stands above it where nothing is in the way', () => {
    expect(besideSpot(size, place, room, [])).toEqual({ left: 160, top: 144 });
  });
  it('hides neither the place nor the numbers around it', () => {
    const numbers = [{ left: 150, top: 120, right: 250, bottom: 175 }, { left: 225, top: 190, right: 300, bottom: 210 }];
    const box = boxOf(besideSpot(size, place, room, numbers));
    expect(hiddenBy(box, [...numbers, place])).toBe(0);
  });
  it('stays inside the room at its corner', () => {
    const box = boxOf(besideSpot(size, { left: 370, top: 0, right: 400, bottom: 30 }, room, []));
    expect(box.right).toBeLessThanOrEqual(400);
    expect(box.top).toBeGreaterThanOrEqual(0);
    expect(hiddenBy(box, [{ left: 370, top: 0, right: 400, bottom: 30 }])).toBe(0);
  });
});

describe('a note over the board', () => {
  const hidden = (asked: { top: number; bottom: number }[]) => (top: number) => asked.reduce((sum, each) => sum + Math.max(0, Math.min(top + 100, each.bottom) - Math.max(top, each.top)), 0);
  it('lies in the gap between what is asked, else as low as it can', () => {
    expect(freeTop(100, 0, 400, hidden([{ top: 0, bottom: 120 }, { top: 220, bottom: 400 }]))).toBe(120);
    expect(freeTop(100, 0, 400, hidden([]))).toBe(300);
  });
  it('begins at the top where there is no room', () => {
    expect(freeTop(100, 10, 50, hidden([]))).toBe(10);
  });
});
