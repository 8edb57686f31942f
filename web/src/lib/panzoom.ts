// The arithmetic of moving and enlarging a sheet in a box.

export interface Shift {
  x: number;
  y: number;
  scale: number;
}
export interface Point {
  x: number;
  y: number;
}
interface Room {
  width: number;
  height: number;
  /** The sheet itself, which may be larger than its box. */
  fullWidth: number;
  fullHeight: number;
}

const MOST = 4;

/** Keeps the sheet's edges at or beyond those of the box. */
export function bounded(shift: Shift, room: Room): Shift {
  const scale = Math.min(MOST, Math.max(1, shift.scale));
  const within = (n: number, size: number, full: number) => Math.min(0, Math.max(size - full * scale, n));
  return {
    scale,
    x: within(shift.x, room.width, room.fullWidth),
    y: within(shift.y, room.height, room.fullHeight),
  };
}

/** Two fingers: what lies under their middle stays there. */
export function pinched(shift: Shift, before: [Point, Point], now: [Point, Point], origin: Point): Shift {
  const gap = ([a, b]: [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: [Point, Point]) => ({ x: (a.x + b.x) / 2 - origin.x, y: (a.y + b.y) / 2 - origin.y });
  const scale = Math.min(MOST, Math.max(1, shift.scale * (gap(now) / gap(before))));
  const [from, to] = [middle(before), middle(now)];
  const factor = scale / shift.scale;
  return { scale, x: to.x - (from.x - shift.x) * factor, y: to.y - (from.y - shift.y) * factor };
}
