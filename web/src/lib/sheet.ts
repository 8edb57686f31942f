// Where a note lies in the side column, so that log and tabs always have a usable rest.

export interface Column {
  /** What is left below the rivals, for tabs and notes. */
  below: number;
  /** The whole column. */
  whole: number;
  /** The line of the tabs. */
  tabs: number;
  /** How high above the foot of the column each rival begins. */
  rivals: number[];
}
export interface Lying {
  /** Under the log or the choices, or in the place of the log below the tabs. */
  where: 'under' | 'over';
  /** What tabs and note take; more than `below` rises over the rivals. */
  height: number;
}

/** Tabs and a few lines of the log: less is not read. */
const REST_PX = 136;
const GAP_PX = 8;
/** With so much room a note is scrolled in its place; with less it rises over the rivals. */
const READABLE_PX = 120;

/** Where it rises over the rivals, it hides them whole: a name without its numbers is read by nobody.
 *  `tall`: the note with all its words; 0 where there is none. `listed`: the tabs show the choices, which stay in sight above it.
 *  `leads`: it leads a newcomer, who reads all of it before looking at any rival. */
export function layNote(tall: number, { below, whole, tabs, rivals }: Column, listed: boolean, leads = false): Lying {
  if (tall === 0 || listed || below - tall - GAP_PX >= REST_PX) return { where: 'under', height: below };
  const needed = tabs + tall;
  if (below >= (leads ? needed : Math.min(needed, tabs + READABLE_PX))) return { where: 'over', height: below };
  const edges = rivals.filter((edge) => edge > below && edge <= whole).sort((a, b) => a - b);
  return { where: 'over', height: edges.find((edge) => edge >= needed) ?? edges.at(-1) ?? below };
}
