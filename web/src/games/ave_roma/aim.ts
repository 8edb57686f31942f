// Deeds of a plan as arrows: workers to their places, cards to their owners, discs along the ring.
import type { Aim, GameEvent } from '../types';

const ROW: Record<string, string> = { war: 'legatus', building: 'aedificator', patron: 'senatus' };

const AIMS: Record<string, (event: GameEvent) => Aim> = {
  worker_placed: (e) => ({ from: e.trained ? `training-${e.seat}-${e.trained}` : `worker-${e.seat}-${e.worker}`, to: e.slot ? `${e.location}-${e.slot}` : String(e.location) }),
  trained: (e) => ({ from: `worker-${e.seat}-${e.worker}`, to: `training-${e.seat}-${e.slot}` }),
  card_bought: (e) => ({ from: e.slot ? `${ROW[String(e.deck)]}-${e.slot}` : `deck-${e.deck}`, to: e.deck === 'patron' ? `patrons-${e.seat}` : `cards-${e.seat}` }),
  moved: (e) => ({ from: `disc-${e.seat}`, to: `ring-${e.to}` }),
  area_marker: (e) => ({ from: null, to: e.from === null ? `area-${e.area}` : `marker-${e.area}-${e.seat}` }),
  workers_taken: (e) => ({ from: String(e.location), to: `crew-${e.seat}` }),
};

export const aim = (event: GameEvent): Aim | null => AIMS[event.event]?.(event) ?? null;
