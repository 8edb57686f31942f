// What every part of the table is given: the position, whose eyes, what can be chosen and previewed.
import type { Change, movesOf } from './changes';
import type { Prospects } from './prospects';
import type { Targets } from './targets';
import type { AveRomaView, Player } from './view';
import type { Location } from './tables';
import type { Picker } from '../shared/pick';
import type { Choice, Translate } from '../types';

export interface Table {
  view: AveRomaView;
  /** What the rules foretell; null where nothing came with the view. */
  prospects: Prospects | null;
  /** The own seat; onlookers see with the eyes of the first. */
  seat: number;
  me: Player;
  names: string[];
  t: Translate;
  picker: Picker;
  choices: Choice[];
  /** Something is asked of the own seat. */
  asked: boolean;
  targets: Targets;
  selected: string | null;
  /** What the choice pointed at would change for the own seat. */
  change: Change;
  /** The worker in mind at the beginning of a turn. */
  worker: number | null;
  /** Whose turn is seen at the moment. */
  turn: number | null;
  /** At `worker`: the value pointed at. */
  aimedWorker: number | null;
  /** Where the action takes place. */
  location: Location | 'training' | null;
  /** What was chosen and waits for its worker or for the end of the turn: its place, by `placeOf`. */
  held: string | null;
  /** Spaces of the Colosseum that are looked at. */
  steps: number;
  /** The area that the action or the worker in mind means, 1–5. */
  area: number | null;
  shadowWorker: number | null;
  shadowPlaces: Map<string, Choice>;
  /** By place: who did something there since our last turn. */
  traces: Map<string, number>;
  /** What rivals moved since then, from where to where. */
  moves: ReturnType<typeof movesOf>;
  /** A place and, where one is in mind, the worker with it. */
  go(choice: Choice): void;
}
