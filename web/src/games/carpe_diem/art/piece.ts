// What a drawing needs to know of a tile that lies on a cell.
import { columnOf, parsePlaced, rowOf, type Tiles } from '../cells';
import { TILES, isSingle, type Edge, type Feature, type Single } from '../tables';

/** Steps to the north, east, south, west. */
export const WAYS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

export interface Piece {
  column: number;
  row: number;
  /** The four sides as the tile lies. */
  edges: Edge[];
  chimneys: number;
  single: Single | null;
}

export function pieceAt(column: number, row: number, id: string, rotation: number): Piece {
  const tile = TILES[id]!;
  const single = tile.features.find((f) => isSingle(f.type));
  return {
    column,
    row,
    edges: [0, 1, 2, 3].map((side) => tile.edges[(side - rotation + 4) % 4]!),
    chimneys: tile.features.reduce((sum, f) => sum + f.chimneys, 0),
    single: single ? (single.type as Single) : null,
  };
}

export function pieceOn(tiles: Tiles, cell: string): Piece {
  const { id, rotation } = parsePlaced(tiles[cell]!);
  return pieceAt(columnOf(cell), rowOf(cell), id, rotation);
}

export const sidesOf = (piece: Piece, type: Feature): number[] =>
  [0, 1, 2, 3].filter((side) => piece.edges[side] === type);

/** The kinds on the sides of a tile, each once. */
export const kindsOf = (piece: Piece): Feature[] =>
  [...new Set(piece.edges)].filter((edge): edge is Exclude<Edge, 'grass'> => edge !== 'grass');

/** Two features on neighbouring sides have to share a corner: both are drawn smaller. */
export function cornered(piece: Piece): boolean {
  const used = [0, 1, 2, 3].filter((side) => piece.edges[side] !== 'grass');
  return used.length === 2 && (used[1]! - used[0]!) % 2 === 1;
}
