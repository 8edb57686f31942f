// The components as the page draws them; the rules have their own (games/discordia/tables.h).

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

type Pattern = [kind: Kind, spaces: string[], bonus: string[]];
const PATTERNS: Record<string, Pattern> = {
  SA: ['ship', ['b', 'b'], ['star_expedition']],
  SB: ['ship', ['bb'], []],
  SC: ['ship', ['b', 'bb'], []],
  KA: ['barracks', ['r'], ['star_expedition']],
  KB: ['barracks', ['r', 'rg'], []],
  KC: ['barracks', ['rr', 'r', 'g'], []],
  KD: ['barracks', ['rr', 'r'], []],
  MA: ['market_stall', ['w', 'w'], []],
  MB: ['market_stall', ['w', 'g'], []],
  MC: ['market_stall', ['w', 'w', 'g'], []],
  MD: ['market_stall', ['ww', 'g'], []],
  FA: ['farm', ['y'], ['aqueduct_1']],
  FB: ['farm', ['y', 'yy'], []],
  FC: ['farm', ['yy', 'g'], []],
  FD: ['farm', ['yyy', 'g'], []],
};
const MILITARY: Record<string, { die: number; spaces: string[]; strength: number; star: boolean }> = {
  MT1: { die: 1, spaces: ['rr'], strength: 0, star: false },
  MT2: { die: 2, spaces: ['r', 'r'], strength: 0, star: false },
  MT3: { die: 3, spaces: ['rr'], strength: 0, star: false },
  MT4: { die: 4, spaces: ['rg'], strength: 0, star: false },
  MT5: { die: 5, spaces: ['r'], strength: 0, star: true },
  MT6: { die: 6, spaces: ['r'], strength: 0, star: true },
  MT7: { die: 0, spaces: [], strength: 1, star: true },
  MT8: { die: 0, spaces: [], strength: 1, star: true },
};
const TRADING: Record<string, [die: number, swap: number]> = {
  TT1: [1, 3],
  TT2: [2, 3],
  TT3: [3, 3],
  TT4: [4, 3],
  TT5: [5, 3],
  TT6: [6, 3],
  TT7: [2, 4],
  TT8: [5, 4],
};
const DIE_OF: Record<string, Colour | null> = { ship: 'b', barracks: 'r', farm: 'y', market_stall: null };

/** A City Tile (`KC3`, a turned Ship `SA1b`) or a Tower (`MT2`, `TT5`). */
export function tile(id: string): Tile {
  const military = MILITARY[id];
  if (military) {
    const bonus = military.star ? ['star_expedition'] : [];
    return { id, kind: 'military_tower', colour: 'r', swap: 0, bonus, ...military };
  }
  const trading = TRADING[id];
  if (trading) {
    const [die, swap] = trading;
    return { id, kind: 'trading_tower', die, colour: null, spaces: [], strength: 0, swap, bonus: ['aqueduct_2'] };
  }
  const die = Number(id[2]);
  if (id.endsWith('b')) {
    return { id, kind: 'market_stall', die, colour: null, spaces: ['www'], strength: 0, swap: 0, bonus: ['aqueduct_1'] };
  }
  const [kind, spaces, bonus] = PATTERNS[id.slice(0, 2)]!;
  return { id, kind, die, colour: DIE_OF[kind]!, spaces, strength: 0, swap: 0, bonus };
}

export const ROW_OF: Record<string, Row> = {
  ship: 'port',
  barracks: 'fort',
  market_stall: 'marketplace',
  farm: 'farmland',
};

/** What a column's Action Tile allows. */
export const ACTION_TILES: Record<string, string[]> = {
  AT1: ['ship', 'barracks', 'stars'],
  AT2: ['ship', 'market_stall', 'expand'],
  AT3: ['ship', 'farm', 'expand'],
  AT4: ['barracks', 'market_stall', 'stars'],
  AT5: ['barracks', 'farm', 'expand'],
  AT6: ['market_stall', 'farm', 'stars'],
};

/** Bonus of the boat, spring to winter. */
export const BOAT = ['star_expedition', 'aqueduct_1', 'take_tower', 'take_star', 'swap_2'];

export interface Germanic {
  strength: number;
  effects: string[];
}
export const GERMANIC: Record<string, Germanic> = {
  A1: { strength: 1, effects: ['tear_down_city_tile_1'] },
  A2: { strength: 1, effects: ['draw_2'] },
  A3: { strength: 1, effects: ['tear_down_tower_1'] },
  A4: { strength: 2, effects: ['lose_star_1'] },
  A5: { strength: 2, effects: ['aqueduct_back_1'] },
  A6: { strength: 2, effects: ['draw_1'] },
  B1: { strength: 1, effects: ['take_tower'] },
  B2: { strength: 1, effects: ['take_star', 'star_expedition'] },
  B3: { strength: 1, effects: ['aqueduct_1'] },
  B4: { strength: 1, effects: ['return_1'] },
  B5: { strength: 2, effects: ['deploy_any'] },
  B6: { strength: 2, effects: ['take_any_expansion'] },
  C1: { strength: 3, effects: ['draw_3'] },
  C2: { strength: 3, effects: ['tear_down_city_tile_1'] },
  C3: { strength: 4, effects: ['draw_2'] },
  C4: { strength: 4, effects: ['aqueduct_back_2'] },
  D1: { strength: 2, effects: ['return_2'] },
  D2: { strength: 2, effects: ['aqueduct_2'] },
  D3: { strength: 3, effects: ['return_3'] },
  D4: { strength: 3, effects: ['deploy_any', 'return_1'] },
};

/** The colour that a permanent Privilege makes a wildcard; null for one-time ones. */
export function wildcardOf(privilege: string): Colour | null {
  const n = Number(privilege.slice(2));
  return n <= 8 ? COLOURS[Math.floor((n - 1) / 2)]! : null;
}
export function privilegeKind(privilege: string): string {
  const wild = wildcardOf(privilege);
  if (wild) return `wild_${wild}`;
  return ['stars_either_2', 'aqueduct_2', 'deploy_any_stars'][Math.floor((Number(privilege.slice(2)) - 9) / 2)]!;
}

export interface Space {
  /** True where an open infrastructure symbol lies until it is covered. */
  symbol: boolean;
  bonus: string[];
}
const space = (symbol: boolean, ...bonus: string[]): Space => ({ symbol, bonus });

/** Printed spaces of the four rows come first; the others are slots for Expansions. */
export const PRINTED: Record<Row, number> = { port: 1, fort: 1, marketplace: 2, farmland: 2 };
export const MAP: Record<Row, Space[]> = {
  port: [space(false), space(true), space(false, 'take_star')],
  fort: [space(true), space(true), space(false, 'star_expedition')],
  marketplace: [space(false), space(true), space(true)],
  farmland: [space(false), space(true), space(true)],
};
export const TRACKS: Record<'expedition' | 'development', Space[]> = {
  expedition: [
    space(false, 'swap_2'),
    space(true),
    space(false, 'take_manipulator'),
    space(false, 'take_tower'),
    space(true),
    space(false, 'return_2'),
  ],
  development: [
    space(true, 'develop_on_5'),
    space(true, 'farm_any_die'),
    space(false, 'take_any_expansion'),
    space(true, 'barracks_any_die'),
    space(false, 'take_manipulator', 'deploy_any'),
    space(false, 'ship_any_die', 'return_3'),
  ],
};
const EXTENSION: Record<'expedition' | 'development', Space[]> = {
  expedition: [space(false, 'deploy_any'), space(false, 'return_3')],
  development: [space(false, 'take_any_privilege'), space(false, 'return_3')],
};
/** The spaces of a track with its Expansion tiles, lowest first. */
export function track(name: 'expedition' | 'development', extensions: number): Space[] {
  return [...TRACKS[name], ...Array.from({ length: extensions }, () => EXTENSION[name]).flat()];
}
export const DECREE_SPACES: Space[] = [
  space(false, 'deploy_any'),
  space(true),
  space(false, 'take_manipulator'),
  space(false, 'take_any_city_tile'),
];
