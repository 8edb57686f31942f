import { describe, expect, it } from 'vitest';
import { coveredBy, pointAt } from './pointing';
import { hiddenBy } from './spot';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const room = box(0, 0, 400, 300);
const size = { length: 40, width: 30 };

describe('the arrow of a newcomer', () => {
  it('comes from above where there is room', () => {
    expect(pointAt([box(100, 100, 50, 50)], [box(100, 100, 50, 50)], [], room, size)).toEqual({ x: 125, y: 97, from: 'above' });
  });

  it('turns away from the edge and from other choices', () => {
    const pieces = [box(100, 0, 50, 50), box(40, 0, 60, 50)];
    expect(pointAt(pieces.slice(0, 1), pieces, [], room, size)).toMatchObject({ from: 'right' });
  });

  it('takes another piece rather than hide one', () => {
    // A full grid: only those of the first row have free air above them.
    const grid = Array.from({ length: 9 }, (_, i) => box(100 + (i % 3) * 50, 100 + Math.floor(i / 3) * 50, 50, 50));
    const at = pointAt(grid.toReversed(), grid, [], room, size)!;
    expect(hiddenBy(coveredBy(at, size), grid)).toBe(0);
  });

  it('hides as little as can be where everything is asked, and never its own piece', () => {
    const grid = [box(0, 0, 200, 300), box(200, 0, 200, 300)];
    const at = pointAt(grid, grid, [], room, size)!;
    expect(hiddenBy(coveredBy(at, size), [grid[at.from === 'right' ? 0 : 1]!])).toBe(0);
  });

  it('comes from where it hides nothing else either', () => {
    expect(pointAt([box(100, 100, 50, 50)], [], [box(100, 50, 50, 50), box(50, 100, 50, 50)], room, size)).toMatchObject({ from: 'right' });
  });

  it('stays away where nothing fits', () => {
    expect(pointAt([box(0, 0, 400, 300)], [], [], room, size)).toBeNull();
  });
});
