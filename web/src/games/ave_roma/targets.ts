// Where on the board each legal action lies, so that the board itself is the menu.
import type { Choice, GameEvent } from '../types';
import { LOCATIONS, type Location } from './tables';
import type { ActionPending } from './view';

export type Targets = Map<string, Choice>;

/** The place of a choice, or null for those that only the tray offers. */
export function placeOf(choice: Choice): string | null {
  const [word = '', first = '', second = ''] = choice.text.split(' ');
  switch (word) {
    case 'legatus':
    case 'aedificator':
    case 'senatus':
      return `card ${word} ${first}`;
    case 'take':
      return `location ${first}`;
    case 'train':
      return `training ${first}`;
    case 'worker':
      return second ? null : `worker ${first}`;
    case 'area':
      return `area ${first}`;
    case 'activate':
    case 'replace':
    case 'double':
    case 'card':
      return `patron ${first}`;
    case 'top':
    case 'bottom':
      return `half ${word}`;
    case 'shadow':
      return null;
    default:
      return LOCATIONS.includes(word as Location) ? `location ${word}` : null;
  }
}

/** The place that was chosen, while its worker is asked. */
export function chosenPlace(action: ActionPending | null): string | null {
  if (!action) return null;
  const { location, slot } = action;
  if (location === 'training') return `training ${slot}`;
  return partOfPlace(`location ${location}`) === 'roma' ? `location ${location}` : `card ${location} ${slot}`;
}

/** The part of the board on which a place lies. */
export function partOf(place: string): 'board' | 'city' {
  return /^(worker|training|patron)\b/.test(place) ? 'city' : 'board';
}

export type BoardPart = 'roma' | 'legatus' | 'aedificator' | 'senatus' | 'provinces';

/** Where on the common board a place lies, for screens that show one part of it at a time. */
export function partOfPlace(place: string): BoardPart | null {
  const [word, first = ''] = place.split(' ');
  if (word === 'area' || word === 'half') return 'provinces';
  if (word === 'card') return first as BoardPart;
  if (word !== 'location') return null;
  return ['legatus', 'aedificator', 'senatus'].includes(first) ? (first as BoardPart) : 'roma';
}

const DECK_ROWS: Record<string, BoardPart> = { war: 'legatus', building: 'aedificator', patron: 'senatus' };

/** The part of the common board where something is seen happening; null for what happens elsewhere. */
export function partOfEvent({ event, location, deck }: GameEvent): BoardPart | null {
  switch (event) {
    case 'worker_placed':
    case 'shadow_placed':
    case 'workers_taken':
    case 'refill_rows':
      return partOfPlace(`location ${location}`);
    case 'card_bought':
      return DECK_ROWS[String(deck)] ?? null;
    case 'area_marker':
    case 'area_card_taken':
    case 'brown':
      return 'provinces';
    case 'moved':
      return 'roma';
    default:
      return null;
  }
}

export function targets(choices: Choice[]): Targets {
  const found: Targets = new Map();
  for (const choice of choices) {
    const place = placeOf(choice);
    if (place) found.set(place, choice);
  }
  return found;
}

/** `shadow v LOC` by worker, then by location. */
export function shadowChoices(choices: Choice[]): Map<number, Map<string, Choice>> {
  const found = new Map<number, Map<string, Choice>>();
  for (const choice of choices) {
    const [word, value, location] = choice.text.split(' ');
    if (word !== 'shadow') continue;
    const byPlace = found.get(Number(value)) ?? new Map<string, Choice>();
    byPlace.set(location!, choice);
    found.set(Number(value), byPlace);
  }
  return found;
}
