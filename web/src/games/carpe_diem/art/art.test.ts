// The drawings of any legal district: every part is there, whole features are drawn as one.
import { describe, expect, it } from 'vitest';
import type { Tiles } from '../cells';
import { closed, oneOf } from '../examples';
import { cases } from '../positions';
import type { DistrictProspect } from '../prospects';
import { DWELLINGS, LANDSCAPES, SINGLES, TILES, isSingle } from '../tables';
import { drawPlots } from './frame';
import { hall } from './forum';
import { cornered, pieceAt, pieceOn, sidesOf } from './piece';
import { compactSquare, roomy } from './plaza';
import { finishedFeature, placedFace, redrawn, tileFace } from './tile';

const count = (text: string, part: string) => text.split(part).length - 1;
const districts: [string, Tiles, DistrictProspect][] = [...cases].flatMap(([name, { view, prospects }]) =>
  view.players.map((player, seat): [string, Tiles, DistrictProspect] => [`${name}, seat ${seat}`, player.tiles, prospects.districts[seat]!]),
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
  it.each(districts)('of %s is drawn whole', (_name, tiles, land) => {
    for (const text of Object.values(tiles)) expect(placedFace(text, true)).not.toMatch(/NaN|undefined/);
    const complete = land.features.filter((feature) => feature.complete);
    const whole = redrawn(complete);
    expect(whole).toHaveLength(complete.filter((feature) => !isSingle(feature.type)).length);
    for (const feature of whole) {
      const drawing = finishedFeature(tiles, feature);
      expect(drawing).not.toMatch(/NaN|undefined/);
      // Gold tells the finished from the open, by a rim of its own.
      expect(drawing).toContain('#ffd766');
    }
    expect(count(drawPlots(tiles, true), '<rect')).toBe(36 - Object.keys(tiles).length);
  });

  it('gives a villa the chimneys of all its tiles', () => {
    let seen = 0;
    for (const [, tiles, land] of districts) {
      for (const villa of land.features.filter((feature) => feature.type === 'villa' && feature.complete)) {
        expect(count(finishedFeature(tiles, villa, true), 'width="14" height="14"')).toBe(villa.chimneys);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it('shows as many goods on a finished landscape as it yields', () => {
    const tiles = closed('pond', 3);
    expect(count(finishedFeature(tiles, { type: 'pond', cells: Object.keys(tiles) }), '#cd-fish')).toBe(2);
  });
});

describe('the pictures of the introduction', () => {
  it('are laid out of tiles whose sides match', () => {
    for (const type of [...LANDSCAPES, ...DWELLINGS, 'villa' as const]) {
      for (const tiles of [closed(type, 2), ...(DWELLINGS.includes(type as never) ? [] : [closed(type, 3)])]) {
        const row = Object.keys(tiles).map((cell) => pieceOn(tiles, cell));
        row.forEach((piece, i) => {
          expect(piece.edges[1] === type, `${type} ${i}`).toBe(i < row.length - 1);
          expect(piece.edges[3] === type, `${type} ${i}`).toBe(i > 0);
        });
      }
    }
    for (const type of SINGLES) expect(TILES[oneOf(type).slice(0, 3)]!.features[0]!.type).toBe(type);
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
  it('keeps the round whole: no stall covers a space, and it is never much longer than wide', () => {
    for (const ratio of [0.4, 0.47, 0.54, 0.6, 0.69, 0.73, 0.83, 0.95, 1.2]) {
      const { stalls, spaces, round } = roomy(ratio);
      expect(round[1] / round[0], `${ratio}`).toBeLessThanOrEqual(1.42);
      expect(round[1] / round[0], `${ratio}`).toBeGreaterThanOrEqual(0.8);
      for (const [x, y] of spaces) {
        for (const [sx, sy] of stalls) {
          const covered = Math.abs(x - sx) < 61 + 14 && y > sy - 84 - 11 && y < sy + 72 + 11;
          expect(covered, `${ratio}: ${x} ${y} under ${sx} ${sy}`).toBe(false);
        }
      }
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
