// What every part of the table needs: the view, whose eyes, where choices lie.
import { pick, type Picker } from '../shared/pick';
import type { Choice, GameEvent, Translate } from '../types';
import type { Preview } from './preview';
import { outlookOf, type Prospects, type YearEnd } from './prospects';
import type { Targets } from './targets';
import type { DiscordiaView } from './view';

export interface Table {
  view: DiscordiaView;
  /** What the rules foretell; null before the server has said anything. */
  prospects: Prospects | null;
  /** The seat whose city is drawn large. */
  seat: number;
  names: string[];
  t: Translate;
  picker: TablePicker;
  targets: Targets;
  choices: Choice[];
  /** Common board and city lie side by side: a choice glows where the thing lies that is taken. */
  whole: boolean;
  /** Under preview. */
  aimed: Choice | null;
  /** What it would change. */
  preview: Preview | null;
  since: GameEvent[];
  /** Whose turn is seen, as long as it is. */
  acting: number | null;
}

/** Whether a choice of a turn comes besides the die or the one main action. */
export function isExtra(choice: Choice, view: DiscordiaView, prospects: Prospects | null): boolean {
  if (view.decision === 'die') return !choice.text.startsWith('die ');
  return view.decision === 'turn' && outlookOf(prospects, choice.text)?.main === false;
}

/** Whether something is asked, and nothing of what lies at these places: they step back. */
export const rests = ({ choices, targets }: Pick<Table, 'choices' | 'targets'>, places: string[]): boolean => choices.length > 0 && !places.some((place) => targets.has(place));

/** A picker that also knows which choices are extras. */
export interface TablePicker extends Picker {
  extra(choice: Choice): boolean;
}

export const yearEndOf = (prospects: Prospects | null, seat: number): YearEnd | null => prospects?.cities[seat]?.year_end ?? null;

export { pick };
