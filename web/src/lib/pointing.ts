// The one arrow of a newcomer's turn: beside a piece that can be taken, and over none.
import { hiddenBy, type Box } from './spot';

export type Side = 'above' | 'left' | 'right' | 'below';
export interface Pointing {
  /** The tip. */
  x: number;
  y: number;
  from: Side;
}

/** So far its tip stands in its piece: beside it, another piece could be meant. */
const INTO = 12;
const into = (from: number, to: number) => Math.min(INTO, (to - from) / 6);
const inside = (box: Box, room: Box) => box.left >= room.left && box.top >= room.top && box.right <= room.right && box.bottom <= room.bottom;

/** What an arrow of `size` covers whose tip is at a point. */
export function coveredBy({ x, y, from }: Pointing, { length, width }: { length: number; width: number }): Box {
  const half = width / 2;
  if (from === 'above') return { left: x - half, right: x + half, top: y - length, bottom: y };
  if (from === 'below') return { left: x - half, right: x + half, top: y, bottom: y + length };
  if (from === 'left') return { left: x - length, right: x, top: y - half, bottom: y + half };
  return { left: x, right: x + length, top: y - half, bottom: y + half };
}

/** The first of these pieces beside which an arrow fits into the room and hides nothing; else where it
 *  hides least, and rather something else than what is asked: a large piece has room for all of it.
 *  Null where none fits. */
export function pointAt(pieces: Box[], asked: Box[], things: Box[], room: Box, size: { length: number; width: number }): Pointing | null {
  let best: { at: Pointing; hidden: number } | null = null;
  for (const piece of pieces) {
    const [x, y] = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
    const [wide, high] = [into(piece.left, piece.right), into(piece.top, piece.bottom)];
    const tips: Pointing[] = [
      { x, y: piece.top + high, from: 'above' },
      { x: piece.left + wide, y, from: 'left' },
      { x: piece.right - wide, y, from: 'right' },
      { x, y: piece.bottom - high, from: 'below' },
    ];
    const whole: Pointing[] = Math.min(piece.right - piece.left, piece.bottom - piece.top) < 2 * size.length ? [] : [
      { x, y: piece.top + size.length, from: 'above' },
      { x: piece.left + size.length, y, from: 'left' },
      { x: piece.right - size.length, y, from: 'right' },
      { x, y: piece.bottom - size.length, from: 'below' },
    ];
    const others = (all: Box[]) => all.filter((each) => !inside(each, piece));
    for (const at of [...tips, ...whole]) {
      const box = coveredBy(at, size);
      if (!inside(box, room)) continue;
      const hidden = 100 * hiddenBy(box, others(asked)) + hiddenBy(box, whole.includes(at) ? things : others(things));
      if (hidden === 0) return at;
      if (!best || hidden < best.hidden) best = { at, hidden };
    }
  }
  return best?.at ?? null;
}
