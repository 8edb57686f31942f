// Events for the log: tiles, seasons and workers in the words of the board.
import type { GameEvent, Translate } from '../types';
import { decreeWords, effectsWords, janusWords, privilegeWords, tileWords } from './names';
import { signs } from './signs';
import { COLOURS, DECREES, GERMANIC, isTile, JANUS, PRIVILEGES, tile } from './tables';
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

/** The events with words for people: what is emptied in a row is told by seat and kind of tile. */
export const retellAll = (events: GameEvent[], t: Translate): GameEvent[] => gather(events).flatMap((event) => retell(event, t) ?? []);

function gather(events: GameEvent[]): GameEvent[] {
  const told: GameEvent[] = [];
  /** Those of this run that are told already. */
  let run: GameEvent[] = [];
  for (const event of events) {
    if (event.event !== 'emptied') run = [];
    else if (total((event.workers ?? {}) as Partial<Workers>) === 0) continue;
    const before = run.find(({ seat, tile: other }) => seat === event.seat && kindOf(other) === kindOf(event.tile));
    if (before) {
      const [gone, more] = [before.workers, event.workers] as Partial<Workers>[];
      before.workers = Object.fromEntries(COLOURS.map((c) => [c, (gone![c] ?? 0) + (more![c] ?? 0)]));
      before.tiles = Number(before.tiles ?? 1) + 1;
      continue;
    }
    const line = { ...event };
    told.push(line);
    if (event.event === 'emptied') run.push(line);
  }
  return told;
}
const kindOf = (id: unknown) => tile(String(id)).kind;

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
      // A tile over another of the same name.
      if (isTile(String(event.tile)) && isTile(String(event.by))) {
        const both = [String(event.tile), String(event.by)];
        told.tile = tileWords(both[0]!, t, 'kind', both);
        told.by = tileWords(both[1]!, t, 'kind', both);
      }
      return total(workers) ? { ...told, event: 'covered_back', n: total(workers) } : told;
    case 'shortage':
      if (Number(event.value) > Number(event.comes)) return { ...told, event: event.comes ? 'shortage_short' : 'shortage_none' };
      if (Number(event.value) > 0) return told;
      return Number(event.value) < 0 ? { ...told, event: 'surplus', n: -Number(event.value) } : { ...told, event: 'no_shortage' };
    case 'refilled':
    case 'row_left':
      // A dozen of them at a time, and the display shows what lies there.
      return null;
    case 'emptied':
      if (!total(workers)) return null;
      return event.tiles ? { ...told, event: 'emptied_several', kind: t(`board.emptied.${kindOf(event.tile)}`, { n: event.tiles }) } : told;
    case 'aqueduct':
      return event.from === event.to ? null : told;
    default:
      return told;
  }
}
