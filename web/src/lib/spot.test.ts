import { describe, expect, it } from 'vitest';
import { besideSpot, freeSpot, hiddenBy } from './spot';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const room = box(0, 46, 820, 626);
const note = { width: 380, height: 120 };

describe('the place of a floating note', () => {
  it('is the lower left where nothing is asked', () => {
    expect(freeSpot(note, room, [])).toEqual({ left: 12, top: 672 - 12 - 120 });
  });
  it('goes aside for whatever is asked there', () => {
    const asked = [box(0, 560, 60, 60), box(300, 600, 60, 60), box(600, 100, 100, 100)];
    const { left, top } = freeSpot(note, room, asked);
    for (const each of asked) {
      const apart = left >= each.right || left + note.width <= each.left || top >= each.bottom || top + note.height <= each.top;
      expect(apart).toBe(true);
    }
    expect(left >= 0 && left + note.width <= 820 && top >= 46 && top + note.height <= 672).toBe(true);
  });
  it('hides least where the whole board is asked', () => {
    const rows = [box(0, 46, 820, 300), box(0, 346, 820, 296)];
    expect(freeSpot(note, room, rows).top).toBe(540);
  });
  it('stays at the upper edge of a room lower than the note', () => {
    expect(freeSpot({ width: 336, height: 400 }, box(0, 100, 360, 300), [])).toEqual({ left: 12, top: 112 });
  });
});

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
