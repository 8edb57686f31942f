// What has just come to lie somewhere, so that it can arrive there visibly.
import type { GameEvent } from '../types';

export interface Fresh {
  has(key: string): boolean;
}

/** Keys: `card ID`, `worker LOCATION SLOT`, `disc SEAT`, `marker AREA SEAT`, `brown AREA`, `score SEAT`. */
export function fresh_things(recent: GameEvent[], animate: boolean): Fresh {
  const keys = new Set<string>();
  for (const e of animate ? recent : []) {
    const area = Number(e.area) - 1;
    if (['card_bought', 'area_card_taken', 'area_card_new', 'top_card'].includes(e.event)) keys.add(`card ${String(e.card)}`);
    else if (e.event === 'patron_activated') keys.add(`card ${String(e.patron)}`);
    else if (e.event === 'refill_rows') for (const id of e.cards as string[]) keys.add(`card ${id}`);
    else if (e.event === 'worker_placed' || e.event === 'shadow_placed') keys.add(`worker ${String(e.location)} ${Number(e.slot) - 1}`);
    else if (e.event === 'moved') keys.add(`disc ${e.seat}`);
    else if (e.event === 'area_marker' || e.event === 'adjusted') keys.add(`marker ${area} ${e.seat}`);
    else if (e.event === 'brown') keys.add(`brown ${area}`);
    if (e.points && e.seat !== undefined) keys.add(`score ${e.seat}`);
  }
  return { has: (key) => keys.has(key) };
}
