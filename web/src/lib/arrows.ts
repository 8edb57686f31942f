// Deeds of a plan as arrows on the board.
import type { Aim } from '../games/types';
import type { Box } from './flight';

/** Arrows in their order; what comes from where the last one led continues it. */
export function chained(aims: Aim[]): Aim[] {
  const arrows: Aim[] = [];
  for (const aim of aims) {
    const before = arrows.at(-1);
    if (before && aim.from === before.to) before.to = aim.to;
    else arrows.push({ ...aim });
  }
  return arrows;
}

interface Point {
  x: number;
  y: number;
}
const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const round = (n: number) => Math.round(n * 10) / 10;
const text = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

export interface Arrow {
  shaft: string;
  head: string;
}

/** A slight bow from one box to another, with a head of `size`; null where they are too near. */
export function arrow(from: Box, to: Box, size: number): Arrow | null {
  const [a, c] = [middle(from), middle(to)];
  const way = Math.hypot(c.x - a.x, c.y - a.y);
  if (way < 2.5 * size) return null;
  // Bent upwards, whichever way it goes.
  const bend = Math.min(70, 0.16 * way) * (c.x < a.x ? -1 : 1);
  const control = { x: (a.x + c.x) / 2 + (bend * (c.y - a.y)) / way, y: (a.y + c.y) / 2 - (bend * (c.x - a.x)) / way };
  const last = Math.hypot(c.x - control.x, c.y - control.y) || 1;
  const along = { x: (c.x - control.x) / last, y: (c.y - control.y) / last };
  const base = { x: c.x - along.x * size, y: c.y - along.y * size };
  const side = (sign: number) => ({ x: base.x - sign * along.y * size * 0.62, y: base.y + sign * along.x * size * 0.62 });
  return {
    shaft: `M${text(a)}Q${text(control)} ${text({ x: c.x - along.x * size * 0.8, y: c.y - along.y * size * 0.8 })}`,
    head: `M${text(c)}L${text(side(1))}L${text(side(-1))}Z`,
  };
}
