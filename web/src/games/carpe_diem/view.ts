// The position of the notation, as a seat sees it: hidden entries are null.
import type { Good } from './tables';

export type Causes = Record<string, number>;

export interface PlayerView {
  board: string;
  frames: string[];
  patrician: number | null;
  tiles: Record<string, string>;
  writs: string[];
  goods: Record<Good, number>;
  coins: number;
  bread: number;
  stored: string[];
  fountains: (string | null)[];
  points: Causes;
  vp: number;
}

export interface Visit {
  spot: [number, number];
  cards: string[];
  fulfilled: number;
}

export interface CarpeDiemView {
  game: string;
  options: { edition: number; boards: string; path: 'circle' | 'star' };
  seats: number;
  to_act: number | 'chance' | null;
  decision: string | null;
  stage: 'setup' | 'building' | 'forum' | 'over';
  phase: number;
  round: number;
  start_player: number;
  blueprints: (string | null)[][];
  craftsman_row: (string | null)[];
  forum: (string | null)[];
  markers: { spot: [number, number]; seat: number }[];
  forum_order: number[];
  visit: Visit | null;
  fountain_pile: (string | null)[];
  /** Under the pile again, by whom they were put there. */
  fountain_returned: { seat: number; card: string | null }[];
  prestige: number[][];
  tile: string | null;
  pending: string[];
  players: PlayerView[];
  result: { scores: number[]; ranks: number[] } | null;
}

/** Where the disc of a seat stands on the road. */
export function prestigeOf(view: CarpeDiemView, seat: number): number {
  return Math.max(0, view.prestige.findIndex((stack) => stack.includes(seat)));
}
