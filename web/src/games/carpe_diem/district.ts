// What a district holds: sides of turned tiles, joined features, legal fits, frame goals.
import {
  DWELLINGS,
  FRAMES,
  LANDSCAPES,
  SHOVEL,
  TILES,
  VILLA_VP,
  type Edge,
  type Feature,
  type Goal,
  type Need,
} from './tables';

export type Tiles = Record<string, string>;

export interface Placed {
  id: string;
  rotation: number;
}

/** One landscape, house, villa or free building of a district, over all its tiles. */
export interface Joined {
  type: Feature;
  cells: string[];
  complete: boolean;
  chimneys: number;
  /** Open sides as `c3:1`. */
  open: string[];
}

export const CELLS: readonly string[] = Array.from({ length: 36 }, (_, i) =>
  cellAt(i % 6, (i / 6) | 0),
);

export function cellAt(column: number, row: number): string {
  return 'abcdef'[column]! + (row + 1);
}

export function columnOf(cell: string): number {
  return cell.charCodeAt(0) - 97;
}

export function rowOf(cell: string): number {
  return Number(cell[1]) - 1;
}

/** The cell beyond a side, or null at the frame. */
export function neighbour(cell: string, side: number): string | null {
  const column = columnOf(cell) + [0, 1, 0, -1][side]!;
  const row = rowOf(cell) + [-1, 0, 1, 0][side]!;
  return column < 0 || column > 5 || row < 0 || row > 5 ? null : cellAt(column, row);
}

export function parsePlaced(text: string): Placed {
  const [id, turn] = text.split(' ');
  return { id: id!, rotation: Number(turn?.slice(1) ?? 0) };
}

/** The side d of a turned tile. */
export function edge(tile: string, rotation: number, side: number): Edge {
  return TILES[tile]!.edges[(side - rotation + 4) % 4]!;
}

/** Rotations that differ, as the notation offers them (2.1). */
export function rotations(tile: string): number[] {
  const seen = new Set<string>();
  return [0, 1, 2, 3].filter((r) => {
    const key = [0, 1, 2, 3].map((d) => edge(tile, r, d)).join();
    return !seen.has(key) && !!seen.add(key);
  });
}

/** CD-25, CD-26: the cell is free, touches the district, and every side matches. */
export function fits(tiles: Tiles, tile: string, cell: string, rotation: number): boolean {
  if (tiles[cell]) return false;
  const first = Object.keys(tiles).length === 0;
  let touches = first && cell === SHOVEL;
  for (let side = 0; side < 4; side++) {
    const mine = edge(tile, rotation, side);
    const beyond = neighbour(cell, side);
    if (beyond === null) {
      if (mine !== 'grass') return false;
      continue;
    }
    const other = tiles[beyond];
    if (!other) continue;
    touches = true;
    const placed = parsePlaced(other);
    if (edge(placed.id, placed.rotation, (side + 2) % 4) !== mine) return false;
  }
  return touches;
}

export function placements(tiles: Tiles, tile: string): { cell: string; rotation: number }[] {
  const turns = rotations(tile);
  return CELLS.flatMap((cell) =>
    turns.filter((r) => fits(tiles, tile, cell, r)).map((rotation) => ({ cell, rotation })),
  );
}

export function fitsAnywhere(tiles: Tiles, tile: string): boolean {
  const turns = rotations(tile);
  return CELLS.some((cell) => turns.some((r) => fits(tiles, tile, cell, r)));
}

/** Every feature of the district. A tile's feature is joined through its own sides only. */
export function features(tiles: Tiles): Joined[] {
  const done = new Set<string>();
  const found: Joined[] = [];
  for (const start of CELLS) {
    if (!tiles[start]) continue;
    for (const part of TILES[parsePlaced(tiles[start]).id]!.features) {
      if (done.has(start + part.type)) continue;
      found.push(join(tiles, start, part.type, done));
    }
  }
  return found;
}

function join(tiles: Tiles, start: string, type: Feature, done: Set<string>): Joined {
  const joined: Joined = { type, cells: [], complete: true, chimneys: 0, open: [] };
  const stack = [start];
  done.add(start + type);
  while (stack.length) {
    const cell = stack.pop()!;
    const { id, rotation } = parsePlaced(tiles[cell]!);
    const part = TILES[id]!.features.find((f) => f.type === type)!;
    joined.cells.push(cell);
    joined.chimneys += part.chimneys;
    for (const own of part.sides) {
      const side = (own + rotation) % 4;
      const beyond = neighbour(cell, side);
      if (beyond === null || !tiles[beyond]) joined.open.push(`${cell}:${side}`);
      else if (!done.has(beyond + type)) {
        done.add(beyond + type);
        stack.push(beyond);
      }
    }
  }
  joined.complete = joined.open.length === 0;
  return joined;
}

const isLandscape = (type: Feature) => (LANDSCAPES as readonly string[]).includes(type);
const isDwelling = (type: Feature) => (DWELLINGS as readonly string[]).includes(type);

/** How many of a thing the district owns for a green card (CD-44, CD-46, CD-47, CD-53). */
export function owned(list: Joined[], need: Need): number {
  if (need === 'chimney') return list.reduce((sum, f) => sum + f.chimneys, 0);
  const complete = list.filter((f) => f.complete);
  if (need === 'anyland') return complete.filter((f) => isLandscape(f.type)).length;
  if (need === 'anydwelling') return complete.filter((f) => isDwelling(f.type)).length;
  return complete.filter((f) => f.type === need).length;
}

export function villaPoints(list: Joined[]): number {
  return list
    .filter((f) => f.type === 'villa' && f.complete)
    .reduce((sum, f) => sum + VILLA_VP[Math.min(f.chimneys, 11)]!, 0);
}

export interface FrameGoal extends Goal {
  /** top, right, bottom, left = 0 1 2 3. */
  side: number;
  /** The grid line 1–5 counted from the left or from the top. */
  at: number;
  met: boolean;
}

/** CD-62: a goal is met by a completed feature of its type with tiles on both sides of the line. */
export function frameGoals(frames: string[], list: Joined[]): FrameGoal[] {
  return frames.flatMap((part, side) =>
    FRAMES[part]!.map((goal) => {
      const at = side < 2 ? goal.line : 6 - goal.line;
      const place = side % 2 === 0 ? columnOf : rowOf;
      const met = list.some(
        (f) =>
          f.complete &&
          f.type === goal.type &&
          f.cells.some((c) => place(c) < at) &&
          f.cells.some((c) => place(c) >= at),
      );
      return { ...goal, side, at, met };
    }),
  );
}
