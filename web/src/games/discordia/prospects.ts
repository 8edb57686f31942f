// What the rules foretell of a position, as the server sends it with every view (docs/prospects.md).
// Nothing of it is computed here.
import type { Scores } from '../types';
import type { Colour } from './tables';

export type Bundle = [b: number, r: number, w: number, y: number];

/** The year's end if it came now. */
export interface YearEnd {
  symbols: number;
  free: number;
  /** After the raid, which moves it by so many steps. */
  aqueduct: number;
  steps: number;
  /** Positive: workers to draw; negative: workers that may be returned. */
  shortage: number;
  strength: number;
  /** Strength of the open Germanic tiles; `known`: the right one is open. */
  needed: number;
  known: boolean;
  holds: boolean;
  /** Workers that the raid brings by itself as it stands. */
  raid: number;
  /** The shortage has come to the city already. */
  come: boolean;
}

/** What a choice sets off besides its events. */
export interface Outlook {
  /** Effects in the order in which they come, and what is allowed for good. */
  bonus: string[];
  permanent: string[];
  /** Where its piece comes to stand. */
  place: { row: string; space: number } | null;
  /** Symbols that it covers, and its other changes of the year's end, with what waits for the Aqueduct. */
  symbols: number;
  free: number;
  aqueduct: number;
  shortage: number;
  raid: number;
  strength: number;
  main: boolean;
}

export interface Prospects {
  forecast: { total: number; causes: Record<string, number> }[];
  cities: {
    year_end: YearEnd;
    wildcards: Colour[];
    /** Values of a die with which the seat may develop. */
    develops: number[];
    /** Open Decrees that could be taken, and how far the seat is with the conditions of each. */
    decrees: string[];
    standing: Record<string, number[]>;
  }[];
  seat: number | null;
  choices?: Record<string, Outlook>;
  bundles?: { word: 'send' | 'return'; target: string | null; bundles: Bundle[] } | null;
}

/** What is foretold of a choice; null where it is not ours to make. */
export const outlookOf = (prospects: Prospects | null | undefined, text: string): Outlook | null => prospects?.choices?.[text] ?? null;

/** How many really come at the year's end where more are due than the bag then has; null where it has enough. */
export function shortOf(prospects: Prospects | null | undefined, seat: number): number | null {
  const comes = prospects?.forecast[seat]?.causes['shortage'];
  const end = prospects?.cities[seat]?.year_end;
  return comes !== undefined && end && !end.come && comes < end.shortage ? comes : null;
}

/** Reserves after this year's end. */
export function forecast(prospects: Prospects | null | undefined): Scores | null {
  if (!prospects) return null;
  return { total: prospects.forecast.map(({ total }) => total), causes: prospects.forecast.map(({ causes }) => causes) };
}
