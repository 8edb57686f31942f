// What the own hand holds before anything is sent: shared by board and dock, which are drawn apart.
import type { Choice } from '../types';
import type { Prospects } from './prospects';
import type { BoardPart } from './targets';
import { workersOf, type AveRomaView } from './view';

export const hand = $state<{
  /** The worker in mind, whose prospects every place shows: the number that it acts with. */
  worker: number | null;
  /** Its training slot, from 1; null for one of the bench. */
  trained: number | null;
  /** The shadow's worker that is to be placed. */
  shadow: number | null;
  /** Own cards that are clicked to be spent. */
  cards: string[];
  /** What a planned trade would bring and take. */
  trade: Record<string, number> | null;
  /** The part of the common board that a narrow screen shows. */
  part: BoardPart | null;
}>({ worker: null, trained: null, shadow: null, cards: [], trade: null, part: null });

export function emptyHand(): void {
  hold(null);
  hand.cards = [];
}
/** The worker of a training slot acts with any number of its range. */
export function hold(worker: number | null, trained: number | null = null): void {
  hand.worker = worker;
  hand.trained = trained;
}
/** Takes the worker in hand, or puts it back. */
export function takeWorker(value: number, trained: number | null = null): void {
  const back = hand.trained === trained && (trained !== null || hand.worker === value);
  if (back) hold(null);
  else hold(value, trained);
}
/** The number with which the worker in hand acts, where this seat has it. */
export function workerInHand(view: AveRomaView, seat: number, prospects: Prospects | null): number | null {
  const values = hand.trained === null ? workersOf(view, seat) : (prospects?.training?.[hand.trained - 1]?.values ?? []);
  return hand.worker !== null && values.includes(hand.worker) ? hand.worker : null;
}
/** In the notation. */
export const handText = (): string => `worker ${hand.trained === null ? '' : `t${hand.trained} `}${hand.worker}`;

/** A choice of a turn with the worker in hand, if any; one that is trained is not trained again. */
export function withHand(choice: Choice, worker: number | null): string[] {
  const alone = ['pass', 'shadow', ...(hand.trained === null ? [] : ['train'])];
  return worker === null || alone.includes(choice.text.split(' ')[0]!) ? [choice.text] : [choice.text, handText()];
}
export function toggleCard(id: string): void {
  hand.cards = hand.cards.includes(id) ? hand.cards.filter((other) => other !== id) : [...hand.cards, id];
}
