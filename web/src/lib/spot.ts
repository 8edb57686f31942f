// Where a note floats so that it hides nothing that is asked.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const EDGE = 12;
const STEP = 16;

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

/** The upper left corner for a note of `size` inside `room`: the place that hides least of `asked`,
 *  among equals the one nearest to the lower left. */
export function freeSpot(size: Size, room: Box, asked: Box[]): Spot {
  const first = { left: room.left + EDGE, top: Math.max(room.top + EDGE, room.bottom - EDGE - size.height) };
  const last = { left: Math.max(first.left, room.right - EDGE - size.width), top: Math.min(first.top, room.top + EDGE) };
  let best: Spot = first;
  let least = Infinity;
  const steps = (from: number, to: number) => {
    const count = Math.ceil(Math.abs(to - from) / STEP);
    return Array.from({ length: count + 1 }, (_, i) => (count ? from + ((to - from) * i) / count : from));
  };
  for (const top of steps(first.top, last.top)) {
    for (const left of steps(first.left, last.left)) {
      const box = { left, top, right: left + size.width, bottom: top + size.height };
      const hidden = hiddenBy(box, asked);
      // What is hidden weighs first, then the way from the lower left.
      const cost = hidden + (left - first.left + first.top - top) / 1e4;
      if (cost < least) {
        least = cost;
        best = { left, top };
      }
    }
  }
  return best;
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

/** Everything that can be chosen inside an element, as it stands on the screen. */
export const askedIn = (root: ParentNode, which = '[data-choice]'): Box[] =>
  [...root.querySelectorAll(which)].map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0);
