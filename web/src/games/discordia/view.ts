// The view of Discordia as the server sends it: the position of the notation, hidden things null.
import type { Colour, Expansion, Row } from './tables';

export type Workers = Record<Colour, number>;

export interface OwnTile {
  id: string;
  /** One text per filled space. */
  workers: string[];
}

export interface Player {
  reserve: Workers;
  stars: number;
  aqueduct: number;
  manipulators: { active: number; used: number };
  expansions: Record<Expansion, number>;
  expedition: number;
  development: number;
  decrees: string[];
  privileges: string[];
  used: string[];
  city: Record<Row, (OwnTile | null)[]>;
  towers: (OwnTile | null)[];
  fresh: string[];
}

export interface DiscordiaView {
  seats: number;
  to_act: number | 'chance' | null;
  decision: string | null;
  stage: 'setup' | 'turn' | 'raid' | 'shortage' | 'over';
  year: number;
  season: number;
  start_player: number;
  active: number | null;
  dice: { r: number; y: number; b: number } | null;
  taken: 'r' | 'y' | 'b' | null;
  turn: {
    die: 'r' | 'y' | 'b';
    value: number;
    main: boolean;
    boat: boolean;
    special: string[];
    swapped: string[];
  } | null;
  pending: string[];
  chosen: number[];
  action_tiles: string[];
  display: (string | null)[][];
  tiles: (string | null)[];
  supply: Record<Expansion | 'manipulators' | 'stars', number>;
  military_towers: string[];
  trading_towers: string[];
  decrees: string[];
  privileges: string[];
  germanic: {
    left: (string | null)[];
    right: (string | null)[];
    open_left: string | null;
    open_right: string | null;
  };
  janus: { stack: (string | null)[]; open: string | null } | null;
  bag: Workers;
  removed: string[];
  players: Player[];
  result: { scores: number[]; ranks: number[] } | null;
}

/** A tile or Tower of a city. */
export function findOwn(player: Player, id: string): OwnTile | null {
  return [...Object.values(player.city).flat(), ...player.towers].find((own) => own?.id === id) ?? null;
}

/** The tile or Tower that waits for its place. */
export function inHand(view: DiscordiaView): string | null {
  const [entry, id] = (view.pending[0] ?? '').split(' ');
  return entry === 'place' && id ? id : null;
}

/** All workers of a bundle; colours that are not there may be left out. */
export function total(workers: Partial<Workers>): number {
  return Object.values(workers).reduce((sum, n) => sum + n, 0);
}
