// Finished things for pictures, laid out of the box's own tiles.
import type { Tiles } from './cells';
import { TILES, type Feature, type Tile } from './tables';

const EAST = 1;
const WEST = 3;

/** Tiles with nothing but this feature, open to so many sides. */
const parts = (type: Feature, open: number): Tile[] =>
  Object.values(TILES).filter(({ features }) => features.length === 1 && features[0]!.type === type && features[0]!.sides.length === open);

/** A tile turned so that its feature opens to these sides and to no other; null where it cannot. */
function turned(tile: Tile, sides: number[]): string | null {
  const wanted = [...sides].sort().join();
  for (let r = 0; r < 4; r++) {
    if (tile.features[0]!.sides.map((side) => (side + r) % 4).sort().join() === wanted) return `${tile.id} r${r}`;
  }
  return null;
}

const first = (tiles: Tile[], sides: number[]): string => {
  for (const tile of tiles) {
    const text = turned(tile, sides);
    if (text) return text;
  }
  throw new Error(`no tile opens to ${sides.join()}`);
};

export const oneOf = (type: Feature): string => `${parts(type, 0)[0]!.id} r0`;

/** A row of two or three tiles that are one finished feature. */
export function closed(type: Feature, tiles: 2 | 3): Tiles {
  const ends = { a1: first(parts(type, 1), [EAST]), last: first([...parts(type, 1)].reverse(), [WEST]) };
  if (tiles === 2) return { a1: ends.a1, b1: ends.last };
  return { a1: ends.a1, b1: first(parts(type, 2), [EAST, WEST]), c1: ends.last };
}
