// Where on the board each legal action lies, so that the board itself is the menu.
import type { Choice } from '../types';
import type { DiscordiaView } from './view';

export type Targets = Map<string, Choice[]>;

/** The place of a choice, or null for those that only the tray offers. */
export function placeOf(choice: Choice, view: DiscordiaView): string | null {
  const [word = '', argument = '', value = ''] = choice.text.split(' ');
  switch (word) {
    case 'tile':
      return `display ${argument}`;
    case 'die':
      return `column ${value}`;
    case 'deploy':
    case 'special':
    case 'swap':
    case 'over':
    case 'tear':
      return `own ${argument}`;
    case 'free':
      return 'free';
    case 'expand':
      return `supply ${argument}`;
    case 'stars':
      return 'supply stars';
    case 'develop':
    case 'development':
      return 'track development';
    case 'expedition':
      return 'track expedition';
    case 'boat':
      return 'boat';
    case 'decree':
    case 'privilege':
    case 'tower':
      return `open ${argument}`;
    case 'use':
      return view.players.some((p) => p.privileges.includes(argument)) ? `privilege ${argument}` : null;
    default:
      return null;
  }
}

export function targets(choices: Choice[], view: DiscordiaView): Targets {
  const found: Targets = new Map();
  for (const choice of choices) {
    const place = placeOf(choice, view);
    if (place) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}
