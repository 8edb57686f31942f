// The components of Discordia, read from what the rules' tables say (components.json is written by
// `cmake --build --target page_data`). Here are only their types and the forms the page wants.
import components from './components.json';

export const COLOURS = ['b', 'r', 'w', 'y'] as const;
export type Colour = (typeof COLOURS)[number];
export type Kind =
  | 'ship'
  | 'barracks'
  | 'market_stall'
  | 'farm'
  | 'military_tower'
  | 'trading_tower';
export const ROWS = ['port', 'fort', 'marketplace', 'farmland'] as const;
export type Row = (typeof ROWS)[number];
export const EXPANSIONS = [...ROWS, 'expedition', 'development'] as const;
export type Expansion = (typeof EXPANSIONS)[number];

export interface Tile {
  id: string;
  kind: Kind;
  /** Value of its die; 0: none. */
  die: number;
  /** Colour of its die; null: any. */
  colour: Colour | null;
  /** One text per worker space: letters of the colours, g for any. */
  spaces: string[];
  strength: number;
  swap: number;
  bonus: string[];
}

interface PrintedPiece {
  id: string;
  kind: string;
  row: string;
  die: number | null;
  dice?: string[];
  spaces?: string[];
  strength?: number;
  swap?: number;
  bonus: string[];
}

const PIECES: PrintedPiece[] = [
  ...components.city_tiles,
  ...components.turned_ships,
  ...components.military_towers,
  ...components.trading_towers,
];
const TILES = new Map<string, Tile>(
  PIECES.map((piece) => [
    piece.id,
    {
      id: piece.id,
      kind: piece.kind as Kind,
      die: piece.die ?? 0,
      colour: piece.dice?.length === 1 ? (piece.dice[0] as Colour) : null,
      spaces: piece.spaces ?? [],
      strength: piece.strength ?? 0,
      swap: piece.swap ?? 0,
      bonus: piece.bonus,
    },
  ]),
);

/** A City Tile (`KC3`, a turned Ship `SA1b`) or a Tower (`MT2`, `TT5`). */
export function tile(id: string): Tile {
  return TILES.get(id)!;
}
export const TILE_IDS: readonly string[] = [...TILES.keys()];
export const isTile = (id: string): boolean => TILES.has(id);
export const isTower = (id: string): boolean => !!TILES.get(id)?.kind.endsWith('_tower');

export const ROW_OF: Record<string, Row> = Object.fromEntries(
  components.city_tiles.map((piece) => [piece.kind, piece.row as Row]),
);

/** What a column's Action Tile allows. */
export const ACTION_TILES: Record<string, string[]> = Object.fromEntries(
  components.action_tiles.map(({ id, actions }) => [id, actions.map((action) => action.replace(/^deploy_/, ''))]),
);

/** Bonus of the boat, spring to winter. */
export const BOAT: string[] = components.seasons;

export interface Germanic {
  strength: number;
  /** What the left tile does to the weaker, the right one for the stronger. */
  side: 'damage' | 'reward';
  effects: string[];
}
interface PrintedGermanic {
  id: string;
  strength: number;
  damage?: string[];
  reward?: string[];
}
export const GERMANIC: Record<string, Germanic> = Object.fromEntries(
  (components.germanic_tiles as PrintedGermanic[]).map(({ id, strength, damage, reward }) => [
    id,
    { strength, side: damage ? 'damage' : 'reward', effects: damage ?? reward ?? [] },
  ]),
);

/** A Privilege: a wildcard for good, or effects once. */
export interface Privilege {
  wildcards: string[];
  effects: string[];
}
export const PRIVILEGES: Record<string, Privilege> = Object.fromEntries(components.privileges.map((card) => [card.id, card]));

export interface Condition {
  measure: string;
  at_least: number;
}
export const DECREES: Record<string, Condition[]> = Object.fromEntries(components.decrees.map(({ id, conditions }) => [id, conditions]));

export interface Janus {
  die: string | null;
  remove: string;
  reshuffle: boolean;
}
export const JANUS: Record<string, Janus> = Object.fromEntries(components.janus_tiles.map((card) => [card.id, card]));

export interface Space {
  /** True where an open infrastructure symbol lies until it is covered. */
  symbol: boolean;
  bonus: string[];
  /** What it allows from then on. */
  permanent: string | null;
}

const plain = ({ symbol, bonus }: { symbol: boolean; bonus: string[] }): Space => ({ symbol, bonus, permanent: null });
const ROW_SPACES = components.city_map.rows as Record<Row, { printed: boolean; symbol: boolean; bonus: string[] }[]>;
/** Printed spaces of the four rows come first; the others are slots for Expansions. */
export const PRINTED = Object.fromEntries(
  ROWS.map((row) => [row, ROW_SPACES[row].filter(({ printed }) => printed).length]),
) as Record<Row, number>;
export const MAP = Object.fromEntries(ROWS.map((row) => [row, ROW_SPACES[row].map(plain)])) as Record<Row, Space[]>;

export type TrackName = 'expedition' | 'development';
interface PrintedTrack {
  spaces: Space[];
  extension: string[][];
  slot: string[];
}
const trackOf = (name: TrackName): PrintedTrack => components.city_map[name];
/** The spaces that each Expansion tile adds to a track. */
export const extension = (name: TrackName): Space[] => trackOf(name).extension.map((bonus) => ({ symbol: false, bonus, permanent: null }));
/** The spaces of a track with its Expansion tiles, lowest first. */
export function track(name: TrackName, extensions: number): Space[] {
  return [...trackOf(name).spaces, ...Array.from({ length: extensions }, () => extension(name)).flat()];
}
/** What the first Expansion tile of a track covers. */
export const slotOf = (name: TrackName): string[] => trackOf(name).slot;
export const DECREE_SPACES: Space[] = components.city_map.decrees.map(plain);
export const AQUEDUCT_TOP: number = components.city_map.aqueduct_top;
/** Which own Expansions bring a Privilege. */
export const PRIVILEGE_AT: number[] = components.city_map.privilege_at_expansions;
