// Where a close look at a thing stands: beside it where there is room, else below or above.

import { hiddenBy, type Box, type Spot } from '../../lib/spot';

export const LENS_WIDTH = 264;
const GAP = 8;

const within = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

/** `asked`: what can be chosen and should stay in sight; among the sides that hide as little of it, the
 *  right one comes first. */
export function beside(box: Box, height: number, width: number, tall: number, asked: Box[] = []): Spot {
  const top = within(box.top, GAP, Math.max(GAP, tall - height - GAP));
  const left = within((box.left + box.right - LENS_WIDTH) / 2, GAP, Math.max(GAP, width - LENS_WIDTH - GAP));
  const below = box.bottom + GAP;
  const above = box.top - GAP - height;
  const spots = [
    ...(box.right + GAP + LENS_WIDTH + GAP <= width ? [{ left: box.right + GAP, top }] : []),
    ...(box.left - GAP - LENS_WIDTH >= GAP ? [{ left: box.left - GAP - LENS_WIDTH, top }] : []),
    ...(below + height + GAP <= tall ? [{ left, top: below }] : []),
    ...(above >= GAP ? [{ left, top: above }] : []),
  ];
  const hidden = (spot: Spot) => hiddenBy({ ...spot, right: spot.left + LENS_WIDTH, bottom: spot.top + height }, asked);
  if (spots.length === 0) return { left, top: Math.max(GAP, above) };
  return spots.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
}
