// Events for the log: tiles, seasons and workers in the words of the board.
import type { GameEvent, Translate } from '../types';
import { tileWords, workerWords } from './words';
import { total, type Workers } from './view';

const TILE = /^(MT|TT|[SKMF][A-D])\d/;

/** The same event with words for people. */
export function retell(event: GameEvent, t: Translate): GameEvent | null {
  const told: GameEvent = { ...event };
  for (const field of ['tile', 'by', 'tower']) {
    const id = event[field];
    if (typeof id === 'string' && TILE.test(id)) told[field] = tileWords(id, t);
  }
  const workers = (event.workers ?? {}) as Partial<Workers>;
  if (event.workers && typeof event.workers === 'object') told.workers = workerWords(workers, t);
  if (typeof event.season === 'number') told.season = t(`board.season.${event.season}`);
  // The sentence names the workers: their number goes without saying.
  if (event.event !== 'shortage') delete told.points;
  switch (event.event) {
    case 'chose_die':
      return event.shown === event.value ? told : { ...told, event: 'turned_die' };
    case 'covered':
      return total(workers) ? { ...told, event: 'covered_back', n: total(workers) } : told;
    case 'shortage':
      return Number(event.value) > 0 ? told : { ...told, event: 'no_shortage' };
    case 'refilled':
    case 'row_left':
      // A dozen of them at a time, and the display shows what lies there.
      return null;
    case 'emptied':
      return total(workers) ? told : null;
    case 'aqueduct':
      return event.from === event.to ? null : told;
    default:
      return told;
  }
}
