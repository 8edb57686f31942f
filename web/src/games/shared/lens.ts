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

export function beside(box: Box, height: number, width: number, tall: number): { left: number; top: number } {
  const top = within(box.top, GAP, Math.max(GAP, tall - height - GAP));
  if (box.right + GAP + LENS_WIDTH + GAP <= width) return { left: box.right + GAP, top };
  if (box.left - GAP - LENS_WIDTH >= GAP) return { left: box.left - GAP - LENS_WIDTH, top };
  const middle = (box.left + box.right - LENS_WIDTH) / 2;
  const left = within(middle, GAP, Math.max(GAP, width - LENS_WIDTH - GAP));
  const below = box.bottom + GAP;
  return { left, top: below + height + GAP <= tall ? below : Math.max(GAP, box.top - GAP - height) };
}
