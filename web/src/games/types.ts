// The contract between the table screen and the board of one game.
//
// The page runs under a strict content security policy: no static `style="…"` attributes and no
// inline scripts in boards; `style:name={…}` directives and classes are fine.
import type { Component } from 'svelte';
import type { Translate } from '../i18n/translate';

export type { Translate };

export interface GameEvent {
  event: string;
  seat?: number;
  cause?: string;
  points?: number;
  /** With it the table goes on by itself: it is nobody's deed. */
  befalls?: boolean;
  [field: string]: unknown;
}

/** One legal action: `text` is the notation, `events` what would follow, `final`: not undoable. */
export interface Choice {
  text: string;
  events: GameEvent[];
  final: boolean;
}

/** Which part the board shows: `main` the common and the own board side by side (wide screens),
 *  `board`, `city`, `rivals` one of them (a tab each on narrow screens; `rivals` also the column
 *  beside `main`). Without it: everything it has. A board fills the box that it is given. */
export type Pane = 'main' | 'board' | 'city' | 'rivals';

/** A place on the table: the name in `data-place` of whatever is drawn there. The table screen
 *  itself draws `score-0`, `score-1`, …: the numbers of the players. A count with `data-follows`
 *  of a place keeps its number until the story comes to that place; of `*` until all of a deed is told. */
export type Place = string;

/** The sounds of the house; a flying piece lands on wood, points chink, if nothing else is said. */
export type Sound = 'stone' | 'wood' | 'coin' | 'water' | 'dice' | 'horn';

/** What people see of an event. The choreographer plays steps one after the other. */
export type Step = (
  /** What is drawn at `to` (or at `piece`, as it was before the event) comes flying from `from`; a
   *  piece stands on what `stays` until something leaves that place. A rival's leaves its way behind, unless it is `trackless`. */
  | { kind: 'fly'; from: Place; to: Place; piece?: Place; stays?: Place; copies?: number; trackless?: true; sound?: Sound }
  /** Points rise at their cause and fly to the score of their seat. */
  | { kind: 'points'; seat: number; points: number; at: Place }
  /** A place lights up, in the colour of a seat where it has one, with a word beside it. */
  /** `stays`: what stands there looks as before until then. */
  | { kind: 'light'; at: Place; seat?: number; note?: string; sound?: Sound; stays?: true }
  /** A scene with a pause of its own, over the board. */
  /** A scene `ahead` plays before the table shows what it decides. */
  /** `told`: what is said of it in words, where that is less than its events. */
  | { kind: 'scene'; Scene: Component<SceneProps>; events: GameEvent[]; ms: number; told?: GameEvent[]; sound?: Sound; ahead?: true }
  | { kind: 'together'; steps: Step[] }
) & {
  /** The event that it shows. */
  of?: GameEvent;
};

export interface SceneProps<View = any> {
  events: GameEvent[];
  view: View;
  names: string[];
  t: Translate;
  /** What the rules foretell for this view (docs/prospects.md). */
  prospects?: any;
  /** 0 to 1: how far the scene has come; 1 at once with reduced motion. */
  progress: number;
}

export interface BoardProps<View = any> {
  /** The seat's view: the position of the notation, hidden things null. */
  view: View;
  /** Whose eyes; null for onlookers. */
  seat: number | null;
  names: string[];
  /** Legal now; empty when it is not our turn. */
  choices: Choice[];
  /** Text of the choice under preview (hover, focus, or the list beside the board). The table
   *  screen itself moves it by the arrow keys, turns it by R (next choice that differs only in its
   *  last word `r0`–`r3`) and takes it by Enter; boards need no keys of their own for that. */
  selected: string | null;
  onselect(text: string | null): void;
  /** One action, or a whole sequence picked in a panel. */
  onchoose(texts: string[]): void;
  /** Events since the last view, to be animated. */
  recent: GameEvent[];
  /** The whole turn of whoever acted last. */
  turn?: GameEvent[];
  /** False with reduced motion. */
  animate: boolean;
  t: Translate;
  /** Given only to modules with `panes`. */
  pane?: Pane;
  /** What the rules foretell for this view: forecasts, fits, prices (docs/prospects.md). */
  prospects?: any;
  /** Events of others since our last turn: they keep the colour of their seat until we act. */
  since?: GameEvent[];
  /** The staged action (notation) that waits for *End turn* or *Undo*: stays drawn as a ghost. */
  held?: string | null;
  /** The same with what it would do, where it was chosen here. */
  waits?: Choice | null;
  /** Who decides now, as far as it has been seen; null for chance, and where nobody does. */
  acting?: number | null;
  /** We have acted, and the table waits for our *End turn* or *Undo*. */
  ending?: boolean;
  /** While the end is counted, the points of each seat before it: they stand in for those of the view. */
  standing?: number[] | null;
  /** The actions of the hint that is shown, in their order. */
  plan?: string[] | null;
  /** The same of what a newcomer's arrow points at. */
  arrow?: string[] | null;
  /** A newcomer's first turns: the hint comes by itself. */
  led?: boolean;
}

/** Actions that people pick as one, in words. */
export interface Deed {
  actions: string[];
  words: string;
}

/** A deed as an arrow on the board; without `from` as a mark on its place. */
export interface Aim {
  from: Place | null;
  to: Place;
}

/** A reason of a hint (docs/engine-protocol.md, `bot`). */
export interface GameReason {
  key: string;
  [field: string]: unknown;
}

/** A step of the first minute: a place on the real board and the catalogue key of what is said. */
export interface TourStep {
  place: Place;
  key: string;
  /** Where the place is drawn on narrow screens. */
  pane?: Exclude<Pane, 'main'>;
  /** A drawn example below the words; one to play says when it has been. */
  Picture?: Component<{ t: Translate; view: any; onplayed?: () => void }>;
  /** Whether the example is to be played: the way on stands back until then, but stays open. */
  played?: true;
}

/** Points by seat and by cause; the causes of a seat add up to its total. */
export interface Scores {
  total: number[];
  causes: Record<string, number>[];
}

/** A component that no table needs at once: it is loaded where it is drawn. */
export type Later<Props extends Record<string, any>> = () => Promise<{ default: Component<Props> }>;

export interface GameModule<View = any> {
  id: string;
  /** Common board, own city and rivals, responsive by container width. */
  Board: Component<BoardProps<View>>;
  /** On a tall phone its dock needs more room than others. */
  roomyDock?: boolean;
  /** True when Board understands `pane`. */
  panes?: boolean;
  /** Accessible name of a choice: what it does and earns. `prospects` (here and below): what the
   *  rules foretell for this view, docs/prospects.md; null where the server sent none. */
  label(choice: Choice, view: View, t: Translate, prospects?: any): string;
  /** Events of one entry as the log tells them: ids and counts in words, what goes without saying
   *  left out. Their sentences stand under `board.event` or `event` of the catalogue; `signs` of an event
   *  are the symbols of the game's sprite that stand before it. `action`: what was chosen, null where nobody
   *  was asked. */
  retell?(events: GameEvent[], t: Translate, action?: string | null): GameEvent[];
  /** The cause under which the final count tells this one: many small ones as one. */
  countsAs?(cause: string): string;
  /** Steps of one deed, each an action of its own: told together. */
  joins?(action: string): boolean;
  /** A past action in words, for a review or a hint; null where the catalogue's label is as good. */
  action?(text: string, view: View, t: Translate): string | null;
  /** The first actions of a plan where people pick them as one in a panel; null where each is picked by itself. */
  deed?(plan: string[], t: Translate, prospects?: any): Deed | null;
  /** What people choose as a whole where a choice is but a step on the way to it, for the list of choices:
   *  each with its actions in words. Null where the choices themselves are listed. */
  wholes?(choices: Choice[], view: View, t: Translate, prospects?: any): { texts: string[]; words: string }[] | null;
  /** The words of the button that takes a choice; null where the catalogue's label is as good. */
  takes?(choice: Choice, view: View, t: Translate, prospects?: any): string | null;
  /** The rule of what is picked, with its numbers in brackets (as `why` of the catalogue); null where the
   *  question's own is as good. */
  why?(choice: Choice, view: View, t: Translate): string | null;
  /** What a hint brings, as short phrases. `reasons`, until its plan is under way, are what happens (`key` event) and what
   *  changes of the points if it ended then (`key` forecast: `cause`, `points`). */
  reasons?(reasons: GameReason[], plan: string[], view: View, t: Translate, prospects?: any): string[];
  /** The later steps of a hint's plan in words, where they are told other than one by one. */
  steps?(plan: string[], view: View, t: Translate): string[];
  /** The open question where it can say more than the catalogue's `decision`; null where not. */
  question?(view: View, t: Translate, prospects?: any): string | null;
  /** Where the game stands: "Phase 2, round 3". */
  status(view: View, t: Translate, prospects?: any): string;
  /** `events`: all of the log as far as it is known. Without totals the log's causes are used. */
  scores(view: View, events: GameEvent[]): Scores;
  /** The name of a cause that the catalogue does not know. */
  cause?(key: string, t: Translate): string | null;
  /** Causes that only take, with the cause that they are taken from. */
  lost?: Record<string, string>;
  /** Scores if the game ended here, as far as this view can tell. */
  forecast?(view: View, prospects?: any): Scores | null;
  /** True when the board itself lets people pick this choice, so the prompt need not repeat it. */
  onBoard?(choice: Choice, view: View): boolean;
  /** The piece in hand, steppers, and choices without a place on the board, in the fixed dock. */
  Dock?: Component<BoardProps<View>>;
  /** True when Dock itself has the button that takes what is selected. */
  confirms?: boolean;
  /** The steps in which an event is seen, of everything that happened `together` with it; empty for what
   *  goes without saying. */
  story?(event: GameEvent, view: View, t: Translate, prospects?: any, together?: GameEvent[]): Step[];
  /** Where an event of a plan leads, on the board as `view` shows it before the event; null for what
   *  goes without saying. What comes from where the last one led continues its arrow. */
  aim?(event: GameEvent, view: View): Aim | null;
  /** The number of the part of the game that an event begins (`board.chapter` of the catalogue names it);
   *  null where it begins none. */
  chapter?(event: GameEvent): number | null;
  /** Whether an event is always a deed of its own seat: done by force, in another's turn, it opens its own. */
  begins?(event: GameEvent): boolean;
  /** Whether of all events of a deed this one is told only when it is seen. */
  pending?(event: GameEvent, all: GameEvent[]): boolean;
  /** Why the game has ended, in one sentence. */
  ending?(view: View, t: Translate, prospects?: any): string;
  /** "New here? 60 seconds": goal, turn and scoring, each at a place of the real board. */
  tour?: TourStep[];
  /** Every symbol with its name, one key away. */
  Legend?: Later<{ t: Translate }>;
  /** Where the question is answered; narrow screens turn to that part by themselves. */
  pane?(view: View): Exclude<Pane, 'main'>;
  /** Where what was done in a turn that waits for its end is seen: narrow screens turn to that part, if any,
   *  and their dock tells it, unless `recounts`. */
  recap?(events: GameEvent[]): Exclude<Pane, 'main'> | null;
  /** True when Dock itself tells what was done in a turn that waits for its end. */
  recounts?: boolean;
  /** The seats in the order of their turns. */
  order?(view: View): number[];
  /** Whether this view shows something that the people beside the screen must not see (hot-seat
   *  tables draw a curtain then). Without it: always. */
  secrets?(view: View): boolean;
  /** Whether the turn that led here goes on after what waits: a draw or a reveal in its middle. */
  goesOn?(view: View): boolean;
  /** Whether an action ends the turn by its own words: nobody is asked for that once more. */
  finishes?(action: string, view: View): boolean;
  /** Whether an action is a step on the way, told by what comes of it. */
  step?(action: string): boolean;
  /** True when Board itself walks its choices by the arrow keys and turns them by R. */
  keys?: boolean;
  /** Pictures for the rules page. */
  Intro?: Later<{ t: Translate }>;
  /** One component, drawn small for the list of the box on the rules page; `section` is the list's. */
  Piece?: Later<{ id: string; section: string; t: Translate }>;
}
