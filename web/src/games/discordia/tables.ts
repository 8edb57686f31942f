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
/** A Military Tower is manned by red dice, also one without a die of its own. */
const colourOf = ({ kind, dice = [] }: PrintedPiece): Colour | null =>
  kind === 'military_tower' ? 'r' : dice.length === 1 ? (dice[0] as Colour) : null;
const TILES = new Map<string, Tile>(
  PIECES.map((piece) => [
    piece.id,
    {
      id: piece.id,
      kind: piece.kind as Kind,
      die: piece.die ?? 0,
      colour: colourOf(piece),
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

export const ROW_OF: Record<string, Row> = Object.fromEntries(
  components.city_tiles.map((piece) => [piece.kind, piece.row as Row]),
);

/** What a column's Action Tile allows. */
export const ACTION_TILES: Record<string, string[]> = Object.fromEntries(
  components.action_tiles.map(({ id, actions }) => [id, actions.map((action) => action.replace(/^deploy_/, ''))]),
);

/** Bonus of the boat, spring to winter. */
export const BOAT: string[] = components.seasons.map((bonus) => (bonus === 'build_tower' ? 'take_tower' : bonus));

export interface Germanic {
  strength: number;
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
    { strength, effects: damage ?? reward ?? [] },
  ]),
);

const PRIVILEGES = new Map(components.privileges.map((card) => [card.id, card]));

/** The colour that a permanent Privilege makes a wildcard; null for one-time ones. */
export function wildcardOf(privilege: string): Colour | null {
  return (PRIVILEGES.get(privilege)!.wildcards[0] as Colour | undefined) ?? null;
}
/** `wild_b`, or the effects of a one-time Privilege in one word. */
export function privilegeKind(privilege: string): string {
  const wild = wildcardOf(privilege);
  if (wild) return `wild_${wild}`;
  const [first, ...more] = PRIVILEGES.get(privilege)!.effects as string[];
  return more.includes('take_star') ? `${first}_stars` : first!;
}

export interface Space {
  /** True where an open infrastructure symbol lies until it is covered. */
  symbol: boolean;
  bonus: string[];
}

const ROW_SPACES = components.city_map.rows as Record<Row, (Space & { printed: boolean })[]>;
/** Printed spaces of the four rows come first; the others are slots for Expansions. */
export const PRINTED = Object.fromEntries(
  ROWS.map((row) => [row, ROW_SPACES[row].filter(({ printed }) => printed).length]),
) as Record<Row, number>;
export const MAP = Object.fromEntries(
  ROWS.map((row) => [row, ROW_SPACES[row].map(({ symbol, bonus }) => ({ symbol, bonus }))]),
) as Record<Row, Space[]>;

/** The catalogue's words for what a track's space allows from then on. */
const PERMANENT: Record<string, string> = {
  develop_with_5: 'develop_on_5',
  any_die_for_ships: 'ship_any_die',
  any_die_for_barracks: 'barracks_any_die',
  any_die_for_farms: 'farm_any_die',
};
interface PrintedTrack {
  spaces: { symbol: boolean; bonus: string[]; permanent: string | null }[];
  extension: string[][];
}
type TrackName = 'expedition' | 'development';
const trackOf = (name: TrackName): PrintedTrack => components.city_map[name];
const spacesOf = (name: TrackName): Space[] =>
  trackOf(name).spaces.map(({ symbol, bonus, permanent }) => ({
    symbol,
    bonus: [...(permanent ? [PERMANENT[permanent]!] : []), ...bonus],
  }));
export const TRACKS: Record<TrackName, Space[]> = {
  expedition: spacesOf('expedition'),
  development: spacesOf('development'),
};
/** The spaces of a track with its Expansion tiles, lowest first. */
export function track(name: TrackName, extensions: number): Space[] {
  const tileSpaces = trackOf(name).extension.map((bonus) => ({ symbol: false, bonus }));
  return [...TRACKS[name], ...Array.from({ length: extensions }, () => tileSpaces).flat()];
}
export const DECREE_SPACES: Space[] = components.city_map.decrees;
