// What every part of the table needs: the view, whose eyes, where choices lie.
import { pick, type Picker } from '../shared/pick';
import type { Choice, GameEvent, Translate } from '../types';
import type { Targets } from './targets';
import type { DiscordiaView } from './view';

export interface Table {
  view: DiscordiaView;
  /** The seat whose city is drawn large. */
  seat: number;
  names: string[];
  t: Translate;
  picker: Picker;
  targets: Targets;
  choices: Choice[];
  /** Under preview. */
  aimed: Choice | null;
  since: GameEvent[];
}

const EXTRAS = ['special', 'boat', 'swap', 'decree', 'use'];
/** Whether a choice comes besides the one main action. */
export const isExtra = (choice: Choice) => EXTRAS.includes(choice.text.split(' ')[0]!);

export { pick };
