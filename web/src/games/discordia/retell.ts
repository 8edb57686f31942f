// Events for the log: tiles, seasons and workers in the words of the board.
import type { GameEvent, Translate } from '../types';
import { decreeWords, effectsWords, janusWords, privilegeWords, tileWords } from './names';
import { signs } from './signs';
import { DECREES, GERMANIC, isTile, JANUS, PRIVILEGES } from './tables';
import { workerWords } from './words';
import { total, type Workers } from './view';

/** A component of the event in words; null for anything else. */
function named(id: unknown, t: Translate): string | null {
  if (typeof id !== 'string') return null;
  if (isTile(id)) return tileWords(id, t);
  if (id in DECREES) return decreeWords(id, t);
  if (id in PRIVILEGES) return privilegeWords(id, t);
  if (id in JANUS) return janusWords(id, t);
  const germanic = GERMANIC[id];
  return germanic ? effectsWords(germanic.effects, t) : null;
}

/** The same event with words for people. */
export function retell(event: GameEvent, t: Translate): GameEvent | null {
  const told: GameEvent = { ...event, signs: signs(event) };
  for (const field of ['tile', 'by', 'tower', 'decree', 'privilege', 'janus', 'germanic']) {
    told[field] = named(event[field], t) ?? event[field];
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
