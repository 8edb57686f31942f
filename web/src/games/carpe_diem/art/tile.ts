// Tiles: loose ones with all their parts, and finished features drawn as one over their cells.
import { parsePlaced, type Tiles } from '../cells';
import type { Joined } from '../prospects';
import { isLandscape, isSingle, type Feature } from '../tables';
import { drawBuilding } from './building';
import { drawLandscape } from './landscape';
import { lit, move, rect } from './markup';
import { kindsOf, pieceAt, pieceOn, type Piece } from './piece';
import { drawSingle } from './singles';
import type { Building } from './tones';

const drawn = new Map<string, string>();

function once(key: string, draw: () => string): string {
  let markup = drawn.get(key);
  if (markup === undefined) drawn.set(key, (markup = draw()));
  return markup;
}

function part(type: Feature, pieces: Piece[], done: boolean, plain: boolean): string {
  if (isLandscape(type)) return drawLandscape(type, pieces, done, plain);
  return drawBuilding(type as Building, pieces, done, plain);
}

/** One tile on 100 × 100, as it lies in a stall or in the hand. `plain`: for small districts. */
export function tileFace(id: string, rotation: number, plain = false): string {
  return once(`${id} ${rotation} ${plain}`, () => {
    const piece = pieceAt(0, 0, id, rotation);
    const grass = plain
      ? rect(0, 0, 100, 100, 'url(#cd-grass)')
      : rect(0, 0, 100, 100, 'url(#cd-grass)') + rect(0, 0, 100, 100, 'url(#cd-tufts)') + rim();
    const parts = kindsOf(piece).map((type) => part(type, [piece], false, plain)).join('');
    const single = piece.single ? drawSingle(piece.single) : '';
    return `<g clip-path="url(#cd-tile)">${grass}${parts}${single}</g>`;
  });
}

const rim = () =>
  `<path d="M1.5 98.5V1.5H98.5" fill="none" stroke="${lit('#e3efb9')}" stroke-opacity=".75" stroke-width="3"/>` +
  `<path d="M1.5 98.5H98.5V1.5" fill="none" stroke="${lit('#3f5a2a')}" stroke-opacity=".5" stroke-width="3"/>`;

/** A loose tile with its thickness and shadow, `size` wide. */
export function looseTile(id: string, rotation: number, size: number): string {
  return (
    rect(2.5, 4, size, size, '#2b1a0c', 3, 'opacity=".42"') +
    rect(0, 0, size, size + 2.5, 'var(--cd-tile-side)', 3) +
    move(0, 0, tileFace(id, rotation), size / 100) +
    rect(0.5, 0.5, size - 1, size - 1, 'none', 2.5, `stroke="${lit('#44602c')}" stroke-width="1"`)
  );
}

/** A finished feature as one drawing; coordinates are those of the district, 100 a cell. */
export function finishedFeature(tiles: Tiles, joined: Joined, plain = false): string {
  const pieces = joined.cells.map((cell) => pieceOn(tiles, cell));
  return part(joined.type, pieces, true, plain);
}

/** Those of finished features that are redrawn as one; a market, bakery or fountain stands as it is. */
export function redrawn<T extends Joined>(finished: T[]): T[] {
  // Roofs stand over landscapes.
  const order = (each: T) => Number(!isLandscape(each.type));
  return finished.filter((each) => !isSingle(each.type)).sort((a, b) => order(a) - order(b));
}

export const placedFace = (text: string, plain = false): string => {
  const { id, rotation } = parsePlaced(text);
  return tileFace(id, rotation, plain);
};
