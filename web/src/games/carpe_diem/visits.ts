// What a player's visit to the forum brought, summed up from its events.
import type { GameEvent } from '../types';

export interface Visited {
  cards: { id: string; times: number; points: number }[];
  points: number;
}

const KINDS = ['marker', 'fulfilled', 'penalty', 'prestige'];
export const isOfCard = ({ event }: GameEvent): boolean => event === 'fulfilled' || event === 'penalty';
export const isOfVisit = (event: GameEvent): boolean => KINDS.includes(event.event);

/** Both cards of the visit; one fulfilled by goods and again by bread is one card. */
export function visitOf(events: GameEvent[], seat: number): Visited {
  const cards = new Map<string, Visited['cards'][number]>();
  let points = 0;
  for (const e of events) {
    if (e.seat !== seat || !isOfVisit(e)) continue;
    points += e.points ?? 0;
    if (!isOfCard(e)) continue;
    const id = String(e.card);
    const card = cards.get(id) ?? { id, times: 0, points: 0 };
    cards.set(id, { id, times: card.times + Number(e.times ?? 0), points: card.points + (e.points ?? 0) });
  }
  return { cards: [...cards.values()], points };
}
