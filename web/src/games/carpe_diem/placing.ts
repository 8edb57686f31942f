// The tile in hand over the district: which plot and rotation are shown, turned and taken.
import type { Choice } from '../types';
import { nextRotation, outcome } from './choices';
import type { Foretold } from './prospects';

export interface Placement {
  rotation: number;
  choice: Choice;
}

export type Places = Map<string, Placement[]>;

export interface Spot {
  cell: string;
  rotation: number;
}

/** A rough worth of what follows at once; only for picking a rotation to show first. */
export function worth(choice: Choice, seat: number): number {
  const o = outcome(choice.events, seat);
  const goods = Object.values(o.goods).reduce((sum, n) => sum + n, 0);
  return o.completed.length * 3 + goods + o.coins + o.bread + o.prestige + o.points;
}

/** The rotation a person turned to where it is legal, else the one that earns most. */
export function defaultRotation(legal: Placement[], turn: number | null, seat: number): number {
  const turned = legal.find((p) => p.rotation === turn);
  if (turned) return turned.rotation;
  let best = legal[0];
  for (const p of legal) if (best && worth(p.choice, seat) > worth(best.choice, seat)) best = p;
  return best?.rotation ?? 0;
}

/** The plot under preview, from the selected choice. */
export function shownSpot(selected: string | null, places: Places): Spot | null {
  const [word, cell, turned] = selected?.split(' ') ?? [];
  if (word !== 'place') return null;
  const rotation = Number(turned!.slice(1));
  return places.get(cell!)?.some((p) => p.rotation === rotation) ? { cell: cell!, rotation } : null;
}

/** The tile taken by an action that waits for *Reveal* or *End turn*, under the name that `take` gives it. */
export const stagedTake = (held: string | null | undefined): string | null => /^take (\w+)$/.exec(held ?? '')?.[1] ?? null;

/** Where the tile in hand was put by an action that waits, or where the tile that it takes must go. */
export function stagedSpot(held: string | null | undefined, tile: string | null, foretold: Foretold): Spot | null {
  const [word, cell, turned] = held?.split(' ') ?? [];
  if (word === 'place') return tile ? { cell: cell!, rotation: Number(turned!.slice(1)) } : null;
  const plots = Object.entries(foretold.tiles?.[stagedTake(held) ?? '']?.cells ?? {});
  const [only] = plots;
  return plots.length === 1 && only![1].length === 1 ? { cell: only![0], rotation: only![1][0]! } : null;
}

/** What a click on a plot takes: the shown rotation, else the one it offers first. */
export function choiceAt(places: Places, cell: string, shown: Spot | null, turn: number | null, seat: number): Choice | undefined {
  const legal = places.get(cell) ?? [];
  const rotation = shown?.cell === cell ? shown.rotation : defaultRotation(legal, turn, seat);
  return legal.find((p) => p.rotation === rotation)?.choice;
}

/** The choice after one more turn of the shown tile; null where nothing is shown. */
export function turnedChoice(places: Places, shown: Spot | null, back = false): string | null {
  if (!shown) return null;
  const legal = (places.get(shown.cell) ?? []).map((p) => p.rotation);
  const steps = back ? legal.length - 1 : 1;
  let rotation = shown.rotation;
  for (let i = 0; i < steps; i++) rotation = nextRotation(legal, rotation);
  return `place ${shown.cell} r${rotation}`;
}

/** Of a hint that is shown: which tile it takes, and its plot. */
export function plannedOf(selected: string | null, plan: string[] | null | undefined, foretold: Foretold): { tile: string; spot: Spot | null } | null {
  if (!plan || selected !== plan[0]) return null;
  const tile = plan.flatMap((text) => stagedTake(text) ?? [])[0];
  return tile ? { tile, spot: plan.flatMap((text) => stagedSpot(text, tile, foretold) ?? []).at(-1) ?? null } : null;
}
