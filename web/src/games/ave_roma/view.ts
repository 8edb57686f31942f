// The view of Ave Roma as the server sends it: the position of the notation, decks as their size.
import { WORKERS, type CardRow, type Location, type Resource } from './tables';

export interface Area {
  card: string | null;
  /** Slid up: its next use takes it. */
  up: boolean;
  brown: number;
  levels: (number | null)[];
}

export interface Player {
  board: string;
  denarii: number;
  surplus: number;
  resources: Record<Resource, number>;
  political: number;
  colosseum: number;
  score: number;
  points: Record<string, number>;
  workers: number[];
  training: (number | null)[];
  passed: boolean;
  areas: string[];
  buildings: string[];
  wars: string[];
  active: string[];
  passive: string[];
  turned: string[];
  used: string[];
  doubled: string | null;
}

export interface ActionPending {
  type: 'action';
  location: Location | 'training';
  slot: number | null;
  worker: number | null;
  value: number | null;
  step: string;
  due: number;
  bought: number;
  /** Mercator: the text just given if it was `sell X` or `buy X`. */
  last: string | null;
  gain: Partial<Record<Resource, number>>;
  overflow: Partial<Record<Resource, number>>;
  pay: { price: Record<string, number>; discount: number; swap: string | null; card: string | null; chosen: string[] } | null;
  patron: string | null;
  fragment: string | null;
}

export interface AveRomaView {
  seats: number;
  options: { advanced: boolean; deck: string | number };
  to_act: number | null;
  decision: string | null;
  phase: 'actions' | 'refill' | 'final' | 'scoring' | 'over';
  round: number;
  order: number[];
  turn: number | null;
  shadow: boolean;
  areas: Area[];
  rows: Record<CardRow, (string | null)[]>;
  decks: Record<'area' | 'building' | 'war' | 'patron', { size: number; top: string | null }>;
  discarded: string[];
  workers: Record<Location, (number | null)[]>;
  shadows: number[][] | null;
  players: Player[];
  pending: ActionPending | { type: 'refill'; location: Location } | { type: 'areas'; chosen: number[] } | null;
  result?: { scores: number[]; ranks: number[] } | null;
}

/** The workers that can be sent: in the final action one of any number. */
export const workersOf = (view: AveRomaView, seat: number): number[] => (view.phase === 'final' ? WORKERS : view.players[seat]!.workers);

export function actionOf(view: AveRomaView): ActionPending | null {
  return view.pending?.type === 'action' ? view.pending : null;
}
