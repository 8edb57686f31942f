import { describe, expect, it } from 'vitest';
import { freeSpot } from './spot';

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
