// What the own hand holds before anything is sent: shared by board and dock, which are drawn apart.
import type { BoardPart } from './targets';

export const hand = $state<{
  /** The worker in mind, whose prospects every place shows. */
  worker: number | null;
  /** The shadow's worker that is to be placed. */
  shadow: number | null;
  /** Own cards that are clicked to be spent. */
  cards: string[];
  /** What a planned trade would bring and take. */
  trade: Record<string, number> | null;
  /** The part of the common board that a narrow screen shows. */
  part: BoardPart | null;
}>({ worker: null, shadow: null, cards: [], trade: null, part: null });

export function emptyHand(): void {
  hand.worker = null;
  hand.cards = [];
}
/** Takes the worker in hand, or puts it back. */
export function takeWorker(value: number): void {
  hand.worker = hand.worker === value ? null : value;
}
export function toggleCard(id: string): void {
  hand.cards = hand.cards.includes(id) ? hand.cards.filter((other) => other !== id) : [...hand.cards, id];
}
