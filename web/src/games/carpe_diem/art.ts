// Outlines of the features on a tile of 100 × 100, drawn towards the north side and turned by the
// caller. Landscapes are round, houses straight: the shape alone tells them apart.
import { LANDSCAPES, TILES, type Feature, type Tile, type TileFeature } from './tables';

/** How much of the tile a feature may use: alone, or with another on the opposite or next side. */
type Room = 'alone' | 'opposite' | 'beside';

export interface Stroke {
  d: string;
  /** Class of the stroke or fill, see carpe.css. */
  look: string;
}

export interface Drawing {
  type: Feature;
  /** Quarter turns clockwise of the drawing on the unturned tile. */
  turn: number;
  body: string;
  /** The outline without the parts that lie on a side of the tile. */
  rim: string;
  details: Stroke[];
  /** Middle and size of the upright emblem. */
  emblem: { x: number; y: number; size: number } | null;
  chimneys: { x: number; y: number }[];
  /** Sides of the unturned tile where the feature runs on. */
  sides: number[];
}

const closed = (rim: string, joins = '') => `${rim}${joins}Z`;

function room_of(tile: Tile, feature: TileFeature): Room {
  const other = tile.features.find((f) => f !== feature);
  if (!other || !other.sides.length) return 'alone';
  return (feature.sides[0]! + 2) % 4 === other.sides[0] ? 'opposite' : 'beside';
}

const LAND_END: Record<Room, { rim: string; y: number; size: number }> = {
  alone: {
    rim: 'M24 0C24 12 15 22 15 40C15 60 31 71 50 71C69 71 85 60 85 40C85 22 76 12 76 0',
    y: 38,
    size: 42,
  },
  opposite: { rim: 'M24 0C19 24 26 43 50 43C74 43 81 24 76 0', y: 20, size: 32 },
  beside: { rim: 'M24 0C24 26 34 38 50 38C66 38 76 26 76 0', y: 18, size: 29 },
};

function landscape(feature: TileFeature, room: Room): Pick<Drawing, 'body' | 'rim' | 'emblem'> {
  if (feature.sides.length === 1) {
    const { rim, y, size } = LAND_END[room];
    return { rim, body: closed(rim), emblem: { x: 50, y, size } };
  }
  if (feature.sides[1] === 2) {
    const rim = 'M24 0C29 33 18 66 24 100M76 0C81 33 71 66 76 100';
    const body = 'M24 0C29 33 18 66 24 100H76C71 66 81 33 76 0Z';
    return { rim, body, emblem: { x: 50, y: 50, size: 40 } };
  }
  const rim = 'M24 0C24 46 54 76 100 76M76 0C76 14 86 24 100 24';
  const body = 'M24 0C24 46 54 76 100 76V24C86 24 76 14 76 0Z';
  return { rim, body, emblem: { x: 61, y: 39, size: 38 } };
}

/** Roofs differ in their far end: pointed, round, square with columns, toothed. */
function house(type: Feature, room: Room): Pick<Drawing, 'body' | 'rim' | 'details' | 'emblem'> {
  const d = { alone: 52, opposite: 42, beside: 29 }[room];
  const emblem = { x: 50, y: d / 2 - 1, size: { alone: 32, opposite: 27, beside: 22 }[room] };
  const rows = (step: number, end: number) =>
    Array.from({ length: Math.floor((end - 2) / step) }, (_, i) => (i + 1) * step);
  if (type === 'merchant') {
    const rim = `M30 0V${d - 11}L50 ${d}L70 ${d - 11}V0`;
    const tiles = rows(8, d - 8).map((y) => `M30 ${y - 5}L50 ${y + 4}L70 ${y - 5}`);
    const details = [
      { d: tiles.join(''), look: 'line' },
      { d: `M50 0V${d}`, look: 'ridge' },
    ];
    return { rim, body: closed(rim), details, emblem };
  }
  if (type === 'granary') {
    const rim = `M30 0V${d - 13}C30 ${d - 2} 38 ${d} 50 ${d}C62 ${d} 70 ${d - 2} 70 ${d - 13}V0`;
    const ribs = rows(7, d - 4).map((y) => `M30 ${y - 5}C36 ${y} 64 ${y} 70 ${y - 5}`);
    const details = [
      { d: ribs.join(''), look: 'line' },
      { d: `M38 0V${d - 3}M62 0V${d - 3}`, look: 'line faint' },
    ];
    return { rim, body: closed(rim), details, emblem };
  }
  if (type === 'administration') {
    const rim = `M30 0V${d - 6}H26V${d}H74V${d - 6}H70V0`;
    const columns = [31, 40.5, 50, 59.5, 69].map((x) => `M${x} ${d - 6}V${d}`).join('');
    const details = [
      { d: `M36 0V${d - 11}H64V0`, look: 'line' },
      { d: `M26 ${d - 6}H74`, look: 'line' },
      { d: columns, look: 'ridge' },
    ];
    return { rim, body: closed(rim), details, emblem: { ...emblem, y: emblem.y - 2 } };
  }
  const teeth = `L36 ${d}V${d - 8}L46 ${d}V${d - 8}L56 ${d}V${d - 8}L66 ${d}V${d - 8}H70`;
  const rim = `M30 0V${d - 8}${teeth}V0`;
  const slopes = rows(9, d - 4).map((y) => `M30 ${y}H70M30 ${y - 4}H70`);
  const details = [{ d: slopes.join(''), look: 'line saw' }];
  return { rim, body: closed(rim), details, emblem: { ...emblem, y: emblem.y - 2 } };
}

function villa(
  feature: TileFeature,
  room: Room,
): Pick<Drawing, 'body' | 'rim' | 'details' | 'chimneys'> {
  const two = feature.chimneys === 2;
  const ridge = (d: string) => [{ d, look: 'ridge' }];
  if (feature.sides.length === 3) {
    return {
      body: 'M27 0V27H0V73H100V27H73V0Z',
      rim: 'M27 0V27H0M0 73H100M100 27H73V0',
      details: ridge('M50 0V50M0 50H100M27 27L50 50L73 27'),
      chimneys: two
        ? [
            { x: 25, y: 61 },
            { x: 75, y: 61 },
          ]
        : [{ x: 50, y: 62 }],
    };
  }
  if (feature.sides.length === 2 && feature.sides[1] === 2) {
    return {
      body: 'M27 0V100H73V0Z',
      rim: 'M27 0V100M73 0V100',
      details: ridge('M50 0V100'),
      chimneys: two
        ? [
            { x: 38, y: 30 },
            { x: 62, y: 70 },
          ]
        : [{ x: 62, y: 50 }],
    };
  }
  if (feature.sides.length === 2) {
    return {
      body: 'M27 0V73H100V27H73V0Z',
      rim: 'M27 0V73H100M100 27H73V0',
      details: ridge('M50 0V50H100M27 73L73 27'),
      chimneys: two
        ? [
            { x: 39, y: 24 },
            { x: 76, y: 62 },
          ]
        : [{ x: 40, y: 58 }],
    };
  }
  if (room === 'alone') {
    const rim = 'M27 0V20H17V66H83V20H73V0';
    return {
      rim,
      body: closed(rim),
      details: ridge('M50 0V43M17 20L40 43M83 20L60 43M17 66L40 43H60L83 66'),
      chimneys: two
        ? [
            { x: 33, y: 50 },
            { x: 67, y: 50 },
          ]
        : [{ x: 67, y: 52 }],
    };
  }
  const d = room === 'opposite' ? 42 : 28;
  const rim = `M27 0V${d}H73V0`;
  return {
    rim,
    body: closed(rim),
    details: ridge(`M50 0V${d - 16}M27 ${d}L50 ${d - 16}L73 ${d}`),
    chimneys: [{ x: 62, y: d / 2 - 3 }],
  };
}

function draw(tile: Tile, feature: TileFeature): Drawing {
  const room = room_of(tile, feature);
  const turn = feature.sides.length === 1 ? feature.sides[0]! : 0;
  const plain = { type: feature.type, turn, details: [], chimneys: [], sides: feature.sides };
  if (feature.type === 'villa') return { ...plain, emblem: null, ...villa(feature, room) };
  if (!feature.sides.length) {
    return { ...plain, body: '', rim: '', emblem: { x: 50, y: 50, size: 76 } };
  }
  if ((LANDSCAPES as readonly string[]).includes(feature.type)) {
    return { ...plain, ...landscape(feature, room) };
  }
  return { ...plain, ...house(feature.type, room) };
}

const drawn: Record<string, Drawing[]> = {};

/** The drawings of a tile's features, made once. */
export function drawings(tile: string): Drawing[] {
  return (drawn[tile] ??= TILES[tile]!.features.map((f) => draw(TILES[tile]!, f)));
}

/** A point of the tile after so many quarter turns clockwise. */
export function turned(x: number, y: number, turns: number): [number, number] {
  let [px, py] = [x, y];
  for (let i = 0; i < (turns & 3); i++) [px, py] = [100 - py, px];
  return [px, py];
}
