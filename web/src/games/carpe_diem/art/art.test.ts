// The drawings of any legal district: every part is there, whole features are drawn as one.
import { describe, expect, it } from 'vitest';
import fixtures from '../fixtures/positions.json';
import { features, placements, type Tiles } from '../district';
import { TILES } from '../tables';
import type { CarpeDiemView } from '../view';
import { drawPlots } from './frame';
import { hall } from './forum';
import { cornered, pieceAt, sidesOf } from './piece';
import { compactSquare, roomy } from './plaza';
import { finished, finishedFeature, placedFace, tileFace } from './tile';

const all = fixtures as unknown as Record<string, { position: CarpeDiemView; legal: string[] }>;
const count = (text: string, part: string) => text.split(part).length - 1;
const districts: [string, Tiles][] = Object.entries(all).flatMap(([name, { position }]) =>
  position.players.map((player, seat): [string, Tiles] => [`${name}, seat ${seat}`, player.tiles]),
);

describe('a tile', () => {
  it('shows each of its features, and only those, whichever way it lies', () => {
    for (const tile of Object.values(TILES)) {
      for (const rotation of [0, 1, 2, 3]) {
        const face = tileFace(tile.id, rotation);
        for (const land of ['pond', 'garden', 'vineyard', 'farmyard']) {
          const has = tile.features.some((f) => f.type === land);
          expect(face.includes(`url(#cd-l-${land})`), `${tile.id} ${land}`).toBe(has);
        }
        for (const house of ['merchant', 'granary', 'administration', 'craftsman', 'villa']) {
          const has = tile.features.some((f) => f.type === house);
          expect(face.includes(`url(#cd-t-${house})`), `${tile.id} ${house}`).toBe(has);
        }
        expect(face).not.toMatch(/NaN|undefined/);
      }
    }
  });
  it('turns its sides clockwise', () => {
    const corner = pieceAt(0, 0, 'W23', 1);
    expect(sidesOf(corner, 'pond')).toEqual([1, 2]);
    expect(cornered(corner)).toBe(true);
    expect(cornered(pieceAt(0, 0, 'W35', 0))).toBe(false);
  });
});

describe('a district', () => {
  it.each(districts)('of %s is drawn whole', (_name, tiles) => {
    for (const text of Object.values(tiles)) expect(placedFace(text, true)).not.toMatch(/NaN|undefined/);
    const whole = finished(tiles);
    const complete = features(tiles).filter((f) => f.complete && !['market', 'bakery', 'fountain'].includes(f.type));
    expect(whole).toHaveLength(complete.length);
    for (const feature of whole) {
      const drawing = finishedFeature(tiles, feature);
      expect(drawing).not.toMatch(/NaN|undefined/);
      // Gold tells the finished from the open, by a rim of its own.
      expect(drawing).toContain('#ffd766');
    }
    expect(count(drawPlots(tiles, true), '<rect')).toBe(36 - Object.keys(tiles).length);
  });

  it('gives a villa the chimneys of all its tiles', () => {
    const tiles = { a1: 'B33 r1', b1: 'W83 r2', c1: 'B37 r3', b2: 'B34 r0' };
    const [villa] = finished(tiles);
    expect(villa!.chimneys).toBe(6);
    expect(count(finishedFeature(tiles, villa!, true), 'width="14" height="14"')).toBe(6);
  });

  it('shows as many goods on a finished landscape as it yields', () => {
    const tiles = { c2: 'B01 r2', c3: 'W24 r0', c4: 'B02 r0' };
    const [pond] = finished(tiles);
    expect(count(finishedFeature(tiles, pond!), '#cd-fish')).toBe(2);
  });

  it('previews the finished result of a placement', () => {
    const { position } = all['two75']!;
    const { tiles } = position.players[position.to_act as number]!;
    for (const { cell, rotation } of placements(tiles, position.tile!)) {
      const after = finished({ ...tiles, [cell]: `${position.tile} r${rotation}` });
      const before = finished(tiles);
      expect(after.length).toBeGreaterThanOrEqual(before.length);
      for (const feature of after) {
        const grew = !before.some((f) => f.type === feature.type && f.cells.join() === feature.cells.join());
        if (grew) expect(feature.cells).toContain(cell);
      }
    }
  });
});

describe('rooms of any shape', () => {
  it('keep the seven stalls apart and inside the square', () => {
    const rooms = [
      ...[0.4, 0.55, 0.73, 0.95, 1.2].map((ratio) => ({ square: roomy(ratio), up: 84 })),
      ...[0.7, 0.9, 1.1].map((ratio) => ({ square: compactSquare(ratio), up: 71 })),
    ];
    for (const { square, up } of rooms) {
      expect(square.stalls).toHaveLength(7);
      square.stalls.forEach(([x, y], i) => {
        expect(x - 61).toBeGreaterThanOrEqual(0);
        expect(x + 61).toBeLessThanOrEqual(square.width);
        expect(y - up).toBeGreaterThanOrEqual(0);
        expect(y + 72).toBeLessThanOrEqual(square.height);
        square.stalls.slice(i + 1).forEach(([ox, oy]) => {
          expect(Math.abs(x - ox) >= 122 || Math.abs(y - oy) >= up + 66).toBe(true);
        });
      });
    }
  });
  it('keep the twelve cards apart and inside the forum', () => {
    for (const width of [230, 300, 440, 600]) {
      const { cards, card, height } = hall(width, 596);
      cards.forEach(([x, y], i) => {
        expect(x + card.width).toBeLessThan(width);
        expect(y + card.height).toBeLessThan(height);
        if (i % 3 < 2) expect(cards[i + 1]![0] - x).toBeGreaterThan(card.width);
      });
    }
  });
});
