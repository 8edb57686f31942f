// Where a note stands so that it hides nothing that matters.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** How much of what is asked lies under a box. */
export const hiddenBy = (box: Box, asked: Box[]): number => asked.reduce((sum, each) => sum + shared(box, each), 0);

export interface Spot {
  left: number;
  top: number;
}
interface Size {
  width: number;
  height: number;
}

/** The upper left corner for a note about `place`: beside it, inside `room`, where it hides least of
 *  `kept` and nothing of the place itself; among equals above, then right, left, below. */
export function besideSpot(size: Size, place: Box, room: Box, kept: Box[]): Spot {
  const GAP = 6;
  const [left, top] = [(place.left + place.right - size.width) / 2, (place.top + place.bottom - size.height) / 2];
  const [right, bottom] = [place.right + GAP, place.bottom + GAP];
  const before = place.left - GAP - size.width;
  const above = place.top - GAP - size.height;
  const wished: Spot[] = [
    { left, top: above },
    { left: right, top },
    { left: before, top },
    { left, top: bottom },
    { left: right, top: above },
    { left: before, top: above },
    { left: right, top: bottom },
    { left: before, top: bottom },
  ];
  const inside = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));
  let best = wished[0]!;
  let least = Infinity;
  for (const each of wished) {
    const spot = { left: inside(each.left, room.left + 4, room.right - 4 - size.width), top: inside(each.top, room.top + 4, room.bottom - 4 - size.height) };
    const box = { ...spot, right: spot.left + size.width, bottom: spot.top + size.height };
    const hidden = hiddenBy(box, kept) + 20 * shared(box, place);
    if (hidden < least) {
      least = hidden;
      best = spot;
    }
  }
  return best;
}

/** How far down from `from` a note so high and as wide as the room hides least; among equals the lowest. */
export function freeTop(height: number, from: number, to: number, hidden: (top: number) => number): number {
  const STEP = 4;
  let best = { top: from, hidden: Infinity };
  for (let top = from; top + height <= to; top += STEP) {
    const here = hidden(top);
    if (here <= best.hidden) best = { top, hidden: here };
  }
  return best.top;
}

/** Everything that can be chosen inside an element, as it stands on the screen. */
export const askedIn = (root: ParentNode, which = '[data-choice]'): Box[] =>
  [...root.querySelectorAll(which)].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
