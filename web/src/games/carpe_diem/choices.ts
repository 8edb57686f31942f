// From the list of legal actions to places on the board, and what each of them would bring.
import type { Choice, GameEvent } from '../types';
import type { Foretold } from './prospects';
import { NEIGHBOURS, STALLS, type Good } from './tables';
import type { CarpeDiemView } from './view';

export function wordOf(choice: Choice): string {
  return choice.text.split(' ')[0]!;
}

export function argument(choice: Choice, i = 1): string {
  return choice.text.split(' ')[i] ?? '';
}

/** The space where a choice leads the patrician. */
export function spaceOf(choice: Choice, foretold: Foretold): number | undefined {
  return foretold.moves?.[choice.text];
}

/** Choices by space of the ring: `start`, `step` and `bread`; a step before bread. */
export function spaceChoices(choices: Choice[], foretold: Foretold): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of choices) {
    const space = spaceOf(choice, foretold);
    if (space !== undefined && (!found.has(space) || wordOf(choice) === 'step')) found.set(space, choice);
  }
  return found;
}

/** The stalls one step from this one, counter-clockwise first. */
export function stepsFrom(space: number, view: CarpeDiemView): number[] {
  const by = NEIGHBOURS[view.options.path] ?? 1;
  return [space + STALLS - by, space + by].map((to) => to % STALLS);
}

/** The stalls that a step reaches; bread would reach every one of them. */
export const stepStalls = (choices: Choice[], foretold: Foretold): [space: number, choice: Choice][] =>
  [...spaceChoices(choices, foretold)].filter(([, choice]) => wordOf(choice) === 'step').sort(([a], [b]) => a - b);

/** The tile under whose name `take` offers this one: any copy of equal tiles will do. */
export const offeredAs = (tile: string, foretold: Foretold): string => foretold.tiles?.[tile]?.as ?? tile;

export function takeChoice(choices: Choice[], tile: string, foretold: Foretold): Choice | undefined {
  const text = `take ${offeredAs(tile, foretold)}`;
  return choices.find((choice) => choice.text === text);
}

/** All actions of one click on a tile in reach; where it is the only kind, the move takes it. */
export function takingBy(move: Choice, tile: string): string[] {
  return move.events.some((e) => e.event === 'took') ? [move.text] : [move.text, `take ${tile}`];
}

/** Legal rotations by cell. */
export function placeChoices(
  choices: Choice[],
): Map<string, { rotation: number; choice: Choice }[]> {
  const found = new Map<string, { rotation: number; choice: Choice }[]>();
  for (const choice of choices) {
    if (wordOf(choice) !== 'place') continue;
    const cell = argument(choice);
    const list = found.get(cell) ?? [];
    list.push({ rotation: Number(argument(choice, 2).slice(1)), choice });
    found.set(cell, list);
  }
  return found;
}

/** The next legal rotation after this one, clockwise. */
export function nextRotation(legal: number[], rotation: number): number {
  const sorted = [...legal].sort((a, b) => a - b);
  return sorted.find((r) => r > rotation) ?? sorted[0] ?? rotation;
}

export function spotKey(spot: [number, number]): string {
  return `${spot[0]}-${spot[1]}`;
}

export function spotChoices(choices: Choice[]): Map<string, Choice> {
  return new Map(
    choices
      .filter((c) => wordOf(c) === 'spot')
      .map((c) => [`${argument(c, 1)}-${argument(c, 2)}`, c]),
  );
}

/** What follows from a choice for its own seat, summed up. */
export interface Outcome {
  completed: { feature: string; tiles: number; cells: string[] }[];
  goods: Partial<Record<Good, number>>;
  coins: number;
  bread: number;
  prestige: number;
  points: number;
  writs: number;
  drew: number;
  sold: number;
  penalties: string[];
  fulfilled: { card: string; times: number; way: string }[];
  stored: string | null;
  forced: boolean;
  paid: boolean;
}

export function outcome(events: GameEvent[], seat: number | null): Outcome {
  const sum: Outcome = {
    completed: [],
    goods: {},
    coins: 0,
    bread: 0,
    prestige: 0,
    points: 0,
    writs: 0,
    drew: 0,
    sold: 0,
    penalties: [],
    fulfilled: [],
    stored: null,
    forced: false,
    paid: false,
  };
  for (const e of events) {
    if (seat !== null && e.seat !== undefined && e.seat !== seat) continue;
    const count = Number(e.count ?? 0);
    if (e.event === 'completed') {
      const cells = Array.isArray(e.cells) ? e.cells.map(String) : [];
      sum.completed.push({ feature: String(e.feature), tiles: Number(e.tiles ?? 0), cells });
    } else if (e.event === 'goods') {
      const good = e.good as Good;
      sum.goods[good] = (sum.goods[good] ?? 0) + count;
    } else if (e.event === 'coins') sum.coins += count;
    else if (e.event === 'bread') sum.bread += count;
    else if (e.event === 'sold') {
      sum.sold += Number(e.goods ?? 0);
      sum.coins += Number(e.coins ?? 0);
    } else if (e.event === 'prestige') sum.prestige += Number(e.steps ?? 0);
    else if (e.event === 'writ') sum.writs += 1;
    else if (e.event === 'drew') sum.drew += Array.isArray(e.cards) ? e.cards.length : 0;
    else if (e.event === 'penalty') sum.penalties.push(String(e.card));
    else if (e.event === 'fulfilled') {
      const times = Number(e.times ?? 0);
      sum.fulfilled.push({ card: String(e.card), times, way: String(e.way ?? '') });
    } else if (e.event === 'stored') {
      sum.stored = String(e.tile);
      sum.forced = !!e.forced;
    } else if (e.event === 'moved') sum.paid = !!e.paid;
    // The final count follows from the whole game, not from this choice.
    if (e.event !== 'scored') sum.points += Number(e.points ?? 0);
  }
  return sum;
}

/** What a payment brings by the card in question, and by the next one where that is then resolved by itself. */
export function byCard({ events }: Choice, card: string | undefined): [own: GameEvent[], next: GameEvent[]] {
  const next = events.findIndex((e) => ['fulfilled', 'penalty', 'first'].includes(e.event) && e.card !== card);
  return next < 0 ? [events, []] : [events.slice(0, next), events.slice(next)];
}

/** What a choice adds to the stock of its seat and takes from it, by kind. */
export function gains(choice: Choice | undefined, seat: number): Record<string, number> {
  if (!choice) return {};
  const o = outcome(choice.events, seat);
  return { ...o.goods, coin: o.coins, bread: o.bread, writ: -o.writs, stored: o.stored ? 1 : 0 };
}
