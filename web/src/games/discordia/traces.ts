// What others did since our last turn, and where tiles lay before they were taken.
import type { GameEvent } from '../types';
import type { DiscordiaView } from './view';

/** Last known places of the display: tile → "row column". */
const lay = new Map<string, string>();

export function remember(view: DiscordiaView): void {
  view.display.forEach((row, r) => row.forEach((id, k) => id && lay.set(id, `${r} ${k}`)));
}

/** Places of the display from which a seat took a tile. */
export function takenPlaces(since: GameEvent[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const e of since) {
    const place = e.event === 'took_tile' && e.seat !== undefined ? lay.get(String(e.tile)) : undefined;
    if (place) found.set(place, e.seat!);
    // The rows move up at the year's end: nothing is where it was.
    if (e.event === 'year') found.clear();
  }
  return found;
}

/** The seat that last did something to this thing since our turn; undefined: nobody. */
export function touchedBy(since: GameEvent[], id: string): number | undefined {
  return since.findLast((e) => ['placed', 'deployed', 'tower'].includes(e.event) && (e.tile === id || e.tower === id))?.seat;
}

/** Expansions that others took from the supply: kind → seat. */
export function suppliedTo(since: GameEvent[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const e of since) if (e.event === 'expansion' && e.seat !== undefined) found.set(String(e.kind), e.seat);
  return found;
}

/** Dice that others turned to another value, as long as they lie so: the columns, and who did it. */
export function turnedDice(since: GameEvent[]): { seat: number; die: string; from: number; to: number }[] {
  const rolled = since.findLastIndex((e) => e.event === 'rolled');
  return since.slice(rolled + 1).flatMap((e) => (e.event === 'chose_die' && e.seat !== undefined && e.shown !== e.value ? [{ seat: e.seat, die: String(e.die), from: Number(e.shown), to: Number(e.value) }] : []));
}

/** The last die that was turned and taken away, of the season that it belongs to. */
let turnedAway = { season: '', value: 0 };

/** The value as which the die was used that is not available any more: it lies there, also after our own turn. */
export function usedAs(view: DiscordiaView, since: GameEvent[]): number | null {
  const season = `${view.year} ${view.season} ${view.taken}`;
  const turned = turnedDice(since).find(({ die }) => die === view.taken);
  if (turned) turnedAway = { season, value: turned.to };
  return turnedAway.season === season ? turnedAway.value : null;
}

const FACTS: Record<string, string> = { took_star: 'star', lost_star: 'star', aqueduct: 'aqueduct', manipulator: 'manipulator', decree: 'decree', privilege: 'privilege', used_privilege: 'privilege' };

/** What of a rival's stock changed since our turn, by its sign. */
export function changedFacts(since: GameEvent[], seat: number): Set<string> {
  const found = since.filter((e) => e.seat === seat).map((e) => (e.event === 'star' ? String(e.track) : e.event === 'chose_die' && e.shown !== e.value ? 'manipulator' : FACTS[e.event]));
  return new Set(found.filter((sign) => sign !== undefined));
}
