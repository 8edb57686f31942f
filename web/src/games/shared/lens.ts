// Where a close look at a thing stands: beside it where there is room, else below or above.

export const LENS_WIDTH = 264;
const GAP = 8;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const within = (n: number, least: number, most: number) => Math.max(least, Math.min(n, most));

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** `asked`: what can be chosen and should stay in sight; among the sides that hide as little of it, the
 *  right one comes first. */
export function beside(box: Box, height: number, width: number, tall: number, asked: Box[] = []): { left: number; top: number } {
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
  const hidden = (spot: { left: number; top: number }) => {
    const lens = { ...spot, right: spot.left + LENS_WIDTH, bottom: spot.top + height };
    return asked.reduce((sum, each) => sum + shared(lens, each), 0);
  };
  if (spots.length === 0) return { left, top: Math.max(GAP, above) };
  return spots.reduce((a, b) => (hidden(b) < hidden(a) ? b : a));
}
