import { describe, expect, it } from 'vitest';
import { coveredBy, pointAt, type Pointing } from './pointing';
import { hiddenBy, type Box } from './spot';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const room = box(0, 0, 400, 300);
const size = { length: 40, width: 30 };
const holds = ({ left, top, right, bottom }: Box, { x, y }: Pointing) => x > left && x < right && y > top && y < bottom;
const others = (pieces: Box[], at: Pointing) => pieces.filter((each) => !holds(each, at));

describe('the arrow of a newcomer', () => {
  it('comes from above where there is room', () => {
    expect(pointAt([box(100, 100, 50, 50)], [box(100, 100, 50, 50)], [], room, size)).toMatchObject({ x: 125, from: 'above' });
  });

  it('turns away from the edge and from other choices', () => {
    const pieces = [box(100, 0, 50, 50), box(40, 0, 60, 50)];
    expect(pointAt(pieces.slice(0, 1), pieces, [], room, size)).toMatchObject({ from: 'right' });
  });

  it('takes another piece rather than hide one', () => {
    // A full grid: only those of the first row have free air above them.
    const grid = Array.from({ length: 9 }, (_, i) => box(100 + (i % 3) * 50, 100 + Math.floor(i / 3) * 50, 50, 50));
    const at = pointAt(grid.toReversed(), grid, [], room, size)!;
    expect(hiddenBy(coveredBy(at, size), others(grid, at))).toBe(0);
  });

  it('stands with its tip in the piece that it means', () => {
    const piece = box(100, 100, 120, 120);
    const at = pointAt([piece], [piece], [box(100, 60, 120, 40)], room, size)!;
    expect(at.from).not.toBe('above');
    expect(holds(piece, at)).toBe(true);
    expect(hiddenBy(coveredBy(at, size), [piece])).toBeLessThan(30 * 13);
  });

  it('comes from where it hides nothing else either', () => {
    expect(pointAt([box(100, 100, 50, 50)], [], [box(100, 50, 50, 50), box(50, 100, 50, 50)], room, size)).toMatchObject({ from: 'right' });
  });

  it('stands all inside a large piece where around it something would be hidden', () => {
    const piece = box(100, 100, 120, 120);
    const around = [box(0, 0, 400, 100), box(0, 100, 100, 120), box(220, 100, 180, 120), box(0, 220, 400, 80), box(100, 100, 120, 50)];
    const at = pointAt([piece], [piece], around, room, size)!;
    expect(hiddenBy(coveredBy(at, size), around)).toBe(0);
  });

  it('stays away where nothing fits', () => {
    expect(pointAt([box(0, 0, 60, 60)], [], [], box(0, 0, 60, 60), size)).toBeNull();
  });
});
