// Where on the board each legal action lies, so that the board itself is the menu.
import type { Choice } from '../types';
import { LOCATIONS, type Location } from './tables';

export type Targets = Map<string, Choice>;

/** The place of a choice, or null for those that only the tray offers. */
export function place_of(choice: Choice): string | null {
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
    case 'shadow':
      return null;
    default:
      return LOCATIONS.includes(word as Location) ? `location ${word}` : null;
  }
}

/** The part of the board on which a place lies. */
export function part_of(place: string): 'board' | 'city' {
  return /^(worker|training|patron)\b/.test(place) ? 'city' : 'board';
}

export function targets(choices: Choice[]): Targets {
  const found: Targets = new Map();
  for (const choice of choices) {
    const place = place_of(choice);
    if (place) found.set(place, choice);
  }
  return found;
}

/** `shadow v LOC` by worker, then by location. */
export function shadow_choices(choices: Choice[]): Map<number, Map<string, Choice>> {
  const found = new Map<number, Map<string, Choice>>();
  for (const choice of choices) {
    const [word, value, location] = choice.text.split(' ');
    if (word !== 'shadow') continue;
    const by_place = found.get(Number(value)) ?? new Map<string, Choice>();
    by_place.set(location!, choice);
    found.set(Number(value), by_place);
  }
  return found;
}
