// The small symbols before an event in the log.
import type { GameEvent } from '../types';
import { ICONS } from './art/icons';
import { BUILDINGS, WARS } from './tables';

const PLAIN: Record<string, string> = {
  trained: 'train', denarii: 'denarii', surplus: 'surplus', patron_activated: 'senatus', passive: 'senatus', moved: 'roma',
  political: 'political', area_marker: 'influence', brown: 'brown', scored: 'points',
};

function names(event: GameEvent): string[] {
  switch (event.event) {
    case 'worker_placed':
    case 'workers_taken':
    case 'shadow_placed':
      return [String(event.location)];
    case 'resource':
    case 'sold':
    case 'bought':
      return [String(event.kind)];
    case 'paid':
      return Object.entries((event.price ?? {}) as Record<string, number>).flatMap(([kind, n]) => (n > 0 ? [kind] : []));
    case 'card_bought':
      return [String(event.card) in WARS ? 'legatus' : String(event.card) in BUILDINGS ? 'aedificator' : 'senatus'];
    default:
      return PLAIN[event.event] ? [PLAIN[event.event]!] : [];
  }
}

export const signs = (event: GameEvent): string[] => names(event).filter((name) => name in ICONS).map((name) => `ar-${name}`);
