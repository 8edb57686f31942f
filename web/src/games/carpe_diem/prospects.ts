// What the rules foretell of a position (docs/prospects.md), as it comes with every state.
import { isLandscape, WON, YIELD, type Feature, type Reward } from './tables';
import type { CarpeDiemView, Causes } from './view';

/** A landscape, house, villa or single building over all its tiles. */
export interface Joined {
  type: Feature;
  cells: string[];
}

export interface FeatureProspect extends Joined {
  complete: boolean;
  /** Empty cells that its openings still want. */
  wanted: string[];
  chimneys: number;
}

export interface GoalProspect {
  /** top, right, bottom, left = 0 1 2 3. */
  side: number;
  /** The grid line 1–5 counted from the left or from the top. */
  at: number;
  type: Feature;
  vp: number;
  met: boolean;
}

export interface DistrictProspect {
  features: FeatureProspect[];
  goals: GoalProspect[];
  /** Points of the fountain cards that we may see. */
  fountains: Record<string, number>;
  /** How often each card of the forum could be fulfilled now. */
  cards: Record<string, number>;
}

/** What a tile would finish on a plot. */
export interface Finish {
  features: Feature[];
  goals: number[];
  points: number;
}

export interface TileProspect {
  as: string;
  cells: Record<string, number[]>;
  completes: Record<string, Finish>;
}

export interface Gain {
  times: [number, number];
  points: number;
  gains: Partial<Record<Reward, number>>;
}

export interface SpotProspect extends Gain {
  spot: [number, number];
  with_bread?: Gain;
}

export interface Foretold {
  forecast: { total: number; causes: Causes }[];
  districts: DistrictProspect[];
  /** Whose choices the rest speaks of. */
  seat: number | null;
  moves?: Record<string, number>;
  spots?: SpotProspect[];
  tiles?: Record<string, TileProspect>;
}

const NOTHING: Foretold = { forecast: [], districts: [], seat: null };
const NO_DISTRICT: DistrictProspect = { features: [], goals: [], fountains: {}, cards: {} };

/** A state without prospects foretells nothing. */
export const read = (prospects: unknown): Foretold => (prospects as Foretold | null | undefined) ?? NOTHING;

export const districtOf = (foretold: Foretold, seat: number): DistrictProspect => foretold.districts[seat] ?? NO_DISTRICT;

export const totalOf = (foretold: Foretold, seat: number): number => foretold.forecast[seat]?.total ?? 0;

export const cellsFor = (foretold: Foretold, tile: string): string[] => Object.keys(foretold.tiles?.[tile]?.cells ?? {});

/** An open tile that fits nowhere in the district of the seat that is asked. */
export function isMisfit(foretold: Foretold, tile: string): boolean {
  const known = foretold.tiles?.[tile];
  return known !== undefined && Object.keys(known.cells).length === 0;
}

export function finishOf(foretold: Foretold, tile: string | null, cell: string, rotation: number): Finish | null {
  return (tile && foretold.tiles?.[tile]?.completes[`${cell} r${rotation}`]) || null;
}

export function spotAt(foretold: Foretold, low: number, high: number): SpotProspect | undefined {
  return foretold.spots?.find(({ spot }) => spot[0] === low && spot[1] === high);
}

/** How often the card at a space of the forum could be fulfilled: the least and the most over the free gaps beside
 *  it, as the card beyond a gap may bring what it takes, or take it; in `gap` alone, where one is pointed at; at a
 *  visit by itself. Null where it is not foretold, or no gap is left. */
export function timesOf(foretold: Foretold, seat: number, { forum, visit }: Pick<CarpeDiemView, 'forum' | 'visit'>, space: number, gap: readonly number[] = []): { least: number; most: number } | null {
  const alone = districtOf(foretold, seat).cards[forum[space] ?? ''];
  if (alone === undefined) return null;
  if (visit || foretold.seat !== seat || !foretold.spots) return { least: alone, most: alone };
  const beside = foretold.spots.filter(({ spot }) => spot.includes(space));
  const meant = beside.filter(({ spot }) => spot.every((each) => gap.includes(each)));
  const times = (meant.length ? meant : beside).map((each) => each.times[each.spot.indexOf(space)]!);
  return times.length ? { least: Math.min(...times), most: Math.max(...times) } : null;
}

/** The best that a tile could finish now, over all its plots. */
export function bestFinish(foretold: Foretold, tile: string): Finish | null {
  const all = Object.values(foretold.tiles?.[tile]?.completes ?? {});
  const worth = (finish: Finish) => finish.points + finish.features.length;
  return all.reduce<Finish | null>((best, each) => (best && worth(best) >= worth(each) ? best : each), null);
}

/** What finishing it wins at once, as symbols with their number where the rules name one; else the points that it
 *  counts at the end, else what is finished. */
export function winsOf({ features, points }: Finish): { icon: string; n?: number }[] {
  const won = features.flatMap((type): { icon: string; n?: number }[] => {
    if (isLandscape(type)) return [{ icon: YIELD[type] }];
    if (type === 'fountain') return [{ icon: 'card' }];
    if (type === 'craftsman') return [{ icon: 'seal' }];
    return Object.entries(WON[type]).map(([icon, n]) => ({ icon, n }));
  });
  const end = points ? [{ icon: 'vp', n: points }] : [];
  const all = [...won, ...end];
  return all.length ? all : features.slice(0, 1).map((icon) => ({ icon }));
}
