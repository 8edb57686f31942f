// Cells of a district and tiles on them, as the notation writes them.

/** Tiles by cell: `c3: 'W24 r1'`. */
export type Tiles = Record<string, string>;

export interface Placed {
  id: string;
  rotation: number;
}

const COLUMNS = 'abcdef';

export const CELLS: readonly string[] = Array.from({ length: 36 }, (_, i) => cellAt(i % 6, (i / 6) | 0));

export function cellAt(column: number, row: number): string {
  return COLUMNS[column]! + (row + 1);
}

export function columnOf(cell: string): number {
  return COLUMNS.indexOf(cell[0]!);
}

export function rowOf(cell: string): number {
  return Number(cell[1]) - 1;
}

export function parsePlaced(text: string): Placed {
  const [id, turn] = text.split(' ');
  return { id: id!, rotation: Number(turn?.slice(1) ?? 0) };
}
