// What a worker would bring at each location, what it would cost, and why it cannot go there.
import {
  AREA_CARDS, BOARDS, COLOSSEUM, COLOURS, PATRONS, RESOURCES, SLOT_SEATS, type Location, type Price, type Resource,
} from './tables';
import type { Targets } from './targets';
import type { AveRomaView, Player } from './view';

export interface Prospect {
  gain: Price;
  cost: Price;
  /** Why the worker cannot go there; null where it can, as far as the page can tell. */
  reason: 'slot' | 'card' | 'due' | 'pay' | 'reach' | null;
  /** Denarii of the area card, where it would be taken. */
  due: number;
}

const ROWS = ['legatus', 'aedificator', 'senatus'];

function modifiers(player: Player, at: Location): string[] {
  return player.active.filter((id) => PATRONS[id]!.at === at).map((id) => PATRONS[id]!.modifier);
}

/** What active patrons add at this location. */
function patronGain(kinds: string[]): Price {
  const gain: Price = {};
  const add = (kind: string, n: number) => (gain[kind] = (gain[kind] ?? 0) + n);
  for (const kind of kinds) {
    if (kind === 'GAIN_POINT') add('points', 1);
    else if (kind === 'GAIN_2_DENARII') add('denarii', 2);
    else if (kind === 'GAIN_SURPLUS') add('surplus', 1);
    else if (kind === 'GAIN_AREA_RESOURCE') add('any', 1);
  }
  return gain;
}

/** What the stock lacks of a price: kinds first, then colours and any from what is left over. */
export function lacking(player: Player, price: Price): Price {
  const lacks: Price = {};
  const short = (kind: string, n: number) => {
    if (n > 0) lacks[kind] = n;
  };
  const left = { ...player.resources };
  for (const kind of RESOURCES) {
    short(kind, (price[kind] ?? 0) - left[kind]);
    left[kind] = Math.max(0, left[kind] - (price[kind] ?? 0));
  }
  let rest = 0;
  for (const colour of ['black', 'green', 'red'] as const) {
    const own = RESOURCES.filter((kind) => COLOURS[kind] === colour).reduce((sum, kind) => sum + left[kind], 0);
    short(colour, (price[colour] ?? 0) - own);
    rest += Math.max(0, own - (price[colour] ?? 0));
  }
  short('any', (price['any'] ?? 0) - rest);
  short('surplus', (price['surplus'] ?? 0) - player.surplus);
  short('denarii', (price['denarii'] ?? 0) - player.denarii);
  return lacks;
}

/** Whether a price of kinds, colours, any, surplus and denarii can be paid from the stock. */
export function canPay(player: Player, price: Price): boolean {
  return Object.keys(lacking(player, price)).length === 0;
}

/** The price of walking so many spaces: those where nobody else stands (AR-34). */
export function walk(view: AveRomaView, seat: number, steps: number): { cost: Price; honours: number } {
  const cost: Price = {};
  let honours = 0;
  for (let i = 1; i <= steps; i++) {
    const at = (view.players[seat]!.colosseum + i) % COLOSSEUM.length;
    const space = COLOSSEUM[at]!;
    if (space.honours) honours++;
    if (view.players.some((other, s) => s !== seat && other.colosseum === at)) continue;
    for (const [kind, n] of Object.entries(space.cost)) cost[kind] = (cost[kind] ?? 0) + n!;
  }
  return { cost, honours };
}

/** Whether a worker of this seat finds a place there (AR-21; AR-60: two players use the first two). */
export function hasSlot(view: AveRomaView, location: Location): boolean {
  if (view.phase === 'final') return true;
  if (ROWS.includes(location)) return view.workers[location].some((worker) => worker === null);
  return view.workers[location].some((worker, i) => worker === null && SLOT_SEATS[i]! <= view.seats);
}

/** Coins that goods beyond three bring at the own prices, at most (AR-11). */
function coinsOf(player: Player, gained: Price): number {
  return RESOURCES.reduce((sum, kind) => {
    const over = Math.max(0, player.resources[kind] + (gained[kind] ?? 0) - 3);
    return sum + Math.min(over, gained[kind] ?? 0) * BOARDS[player.board]![kind];
  }, 0);
}

export function prospect(view: AveRomaView, seat: number, value: number, location: Location, targets: Targets): Prospect {
  const player = view.players[seat]!;
  const mods = modifiers(player, location);
  const gain = patronGain(mods);
  const found: Prospect = { gain, cost: {}, reason: null, due: 0 };
  const add = (kind: string, n: number) => (gain[kind] = (gain[kind] ?? 0) + n);
  if (!hasSlot(view, location)) return { ...found, reason: 'slot' };
  if (ROWS.includes(location)) {
    const reached = [1, 2, 3, 4, 5].filter((k) => k >= value && view.rows[location as 'legatus'][k - 1]);
    if (!reached.length) return { ...found, reason: 'reach' };
    return reached.some((k) => targets.has(`card ${location} ${k}`)) ? found : { ...found, reason: 'pay' };
  }
  if (location === 'quaestor') {
    add('denarii', 2 * value);
    return found;
  }
  if (location === 'roma') {
    const way = walk(view, seat, value);
    found.cost = mods.includes('FREE_MOVEMENT') ? {} : way.cost;
    if (way.honours) add('political', way.honours);
    const rich = { ...player, denarii: player.denarii + (gain['denarii'] ?? 0), surplus: player.surplus + (gain['surplus'] ?? 0) };
    return canPay(rich, found.cost) ? found : { ...found, reason: 'pay' };
  }
  const area = view.areas[value - 1]!;
  const card = area.card ? AREA_CARDS[area.card]! : null;
  const price = view.options.advanced ? 3 : 2;
  if ((area.up || !card) && !mods.includes('FREE_AREA_CARD')) found.due = price;
  if (location === 'aedilis') {
    if (!card) return { ...found, reason: 'card' };
    for (const kind of [...card.top, ...card.bottom]) add(kind, 1);
  } else if (location === 'propraetor' && card) {
    add('any', 3);
  }
  let money = player.denarii + (gain['denarii'] ?? 0);
  if (location === 'aedilis') money += coinsOf(player, gain);
  else if (location === 'mercator') money += RESOURCES.reduce((sum, kind) => sum + player.resources[kind] * BOARDS[player.board]![kind], 0);
  else if (card) money += Math.max(...[card.top, card.bottom].map((half) => coinsOf(player, Object.fromEntries(half.map((kind: Resource) => [kind, 1])))));
  return money < found.due ? { ...found, reason: 'due' } : found;
}

/** What stops the seat's workers at a location, told of the first that cannot go there. */
export function whyClosed(view: AveRomaView, seat: number, location: Location, targets: Targets): Prospect | null {
  const prospects = view.players[seat]!.workers.map((value) => prospect(view, seat, value, location, targets));
  return prospects.find(({ reason }) => reason !== null) ?? null;
}

/** Rounds that are likely to follow: the deck that runs dry first, at the pace so far. */
export function roundsLeft(view: AveRomaView): number {
  const seen = (letter: string) =>
    view.discarded.filter((id) => id.startsWith(letter)).length +
    view.players.reduce((sum, p) => sum + [...p.areas, ...p.buildings, ...p.wars, ...p.active, ...p.passive].filter((id) => id.startsWith(letter)).length, 0);
  // A round at the usual pace is taken for one more that was seen, so that the first guess holds.
  const usual = 2.5;
  const decks = [['area', 'A'], ['building', 'B'], ['war', 'W'], ['patron', 'P']] as const;
  const rounds = decks.map(([deck, letter]) => {
    const pace = Math.max(letter === 'A' ? 0.5 : 1, (seen(letter) + usual) / view.round);
    return Math.floor(view.decks[deck].size / pace);
  });
  return Math.min(...rounds);
}

export { forecast, sheetRows } from './forecast';
