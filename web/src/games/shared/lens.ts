// Where a close look at a thing stands: beside it where that hides nothing of its like, else where it
// hides least.

import { hiddenBy, type Box, type Spot } from '../../lib/spot';

export const LENS_WIDTH = 264;
/** Narrower windows have no room beside a thing. */
const NARROW = 700;
const GAP = 8;

const within = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

export interface Surroundings {
  /** The window; `tall` reaches down to the dock. */
  width: number;
  tall: number;
  /** What can be chosen and should stay in sight. */
  asked?: Box[];
  /** Others of its kind, to which it is compared: they weigh more. */
  kin?: Box[];
  /** Where it would go: hidden last of all. */
  aims?: Box[];
}

/** So much may be hidden, in square pixels, to be nearer by a pixel. */
const NEARNESS = 12;
/** From edge to edge. */
const apart = (a: Box, b: Box) =>
  Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom));

/** Near, and hiding little; among places as good, the first, which is the right one. */
export function beside(box: Box, height: number, { width, tall, asked = [], kin = [], aims = [] }: Surroundings): Spot {
  if (width < NARROW) return sheet(box, height, tall);
  const hidden = (spot: Spot) => {
    const lens = { ...spot, right: spot.left + LENS_WIDTH, bottom: spot.top + height };
    return 1e3 * hiddenBy(lens, [box]) + 40 * hiddenBy(lens, aims) + 4 * hiddenBy(lens, kin) + hiddenBy(lens, asked) + NEARNESS * apart(lens, box);
  };
  const spots = places(box, height, width, tall);
  return spots.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
}

/** On all sides of the thing, aligned with each of its edges and its middle; farther away last. */
function places(box: Box, height: number, width: number, tall: number): Spot[] {
  const most = { left: Math.max(GAP, width - LENS_WIDTH - GAP), top: Math.max(GAP, tall - height - GAP) };
  const tops = [box.top, (box.top + box.bottom - height) / 2, box.bottom - height].map((top) => within(top, GAP, most.top));
  const lefts = [(box.left + box.right - LENS_WIDTH) / 2, box.left, box.right - LENS_WIDTH].map((left) => within(left, GAP, most.left));
  const around = (gap: number): Spot[] => [
    ...tops.map((top) => ({ left: box.right + gap, top })),
    ...tops.map((top) => ({ left: box.left - gap - LENS_WIDTH, top })),
    ...lefts.map((left) => ({ left, top: box.bottom + gap })),
    ...lefts.map((left) => ({ left, top: box.top - gap - height })),
  ];
  const inside = ({ left, top }: Spot) => left >= GAP && left <= most.left && top >= GAP && top <= most.top;
  const spots = [GAP, 72, 136, 200, 264, 328, 392].flatMap(around).filter(inside);
  return spots.length > 0 ? spots : [{ left: lefts[0]!, top: GAP }];
}

/** On a narrow screen a sheet at the dock; at the top where that hides less of the thing. */
function sheet(box: Box, height: number, tall: number): Spot {
  const hidden = (top: number) => Math.max(0, Math.min(box.bottom, top + height) - Math.max(box.top, top));
  const low = Math.max(GAP, tall - height - GAP);
  return { left: GAP, top: hidden(low) <= hidden(GAP) ? low : GAP };
}
