// Deeds of a plan as arrows: along the plaza, from the stall to the plot, into the forum.
import type { Aim, GameEvent } from '../types';

const AIMS: Record<string, (event: GameEvent) => Aim> = {
  started: (e) => ({ from: null, to: `stall-${e.space}` }),
  moved: (e) => ({ from: `patrician-${e.seat}`, to: `stall-${e.to}` }),
  took: (e) => ({ from: typeof e.slot === 'number' ? `row-${e.slot}` : `tile-${e.tile}`, to: `hand-${e.seat}` }),
  built: (e) => ({ from: `hand-${e.seat}`, to: `cell-${e.seat}-${e.cell}` }),
  stored: (e) => ({ from: `hand-${e.seat}`, to: `stock-${e.seat}-stored` }),
  marker: (e) => ({ from: null, to: `spot-${(e.spot as number[]).join('-')}` }),
};

export const aim = (event: GameEvent): Aim | null => AIMS[event.event]?.(event) ?? null;
