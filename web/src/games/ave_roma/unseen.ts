// The table before what is still to be told: rows, workers, who has passed, round and phase do not run ahead
// of the story.
import type { CardRow, Location } from './tables';
import type { GameEvent } from '../types';
import type { AveRomaView, Player } from './view';

const DECKS = { legatus: 'war', aedificator: 'building', senatus: 'patron' } as const;

export function unseen(view: AveRomaView, events: GameEvent[], before: AveRomaView): AveRomaView {
  const comes = (...names: string[]) => events.some(({ event }) => names.includes(event));
  const past = { ...view, rows: { ...view.rows }, decks: { ...view.decks }, workers: { ...view.workers }, players: [...view.players] };
  for (const { event, seat, location, workers, shadow } of [...events].reverse()) {
    if (event === 'passed') past.players[seat!] = inPlay(past.players[seat!]!, before.players[seat!]!);
    if (event === 'round') past.players = past.players.map((player) => ({ ...player, passed: true }));
    if (event === 'refill_rows') unfill(past, location as CardRow, events, before);
    if (event !== 'workers_taken') continue;
    const place = location as Location;
    past.workers[place] = putBack(past.workers[place], workers as number[], before.workers[place]);
    if (!shadow) past.players[seat!] = { ...past.players[seat!]!, workers: without(past.players[seat!]!.workers, workers as number[]) };
  }
  if (comes('round')) past.round -= 1;
  if (comes('row_discarded', 'refill_rows', 'game_ends')) past.phase = 'actions';
  else if (comes('order', 'round')) past.phase = 'refill';
  if (comes('order')) past.order = before.order;
  return past;
}

/** A row as it lay: what is there still or was discarded is where it was, what came is in its deck again. */
function unfill(past: AveRomaView, row: CardRow, events: GameEvent[], before: AveRomaView): void {
  const discarded = events.flatMap(({ event, card }) => (event === 'row_discarded' ? [card] : []));
  const now = past.rows[row];
  const fresh = now.filter((id) => !before.rows[row].includes(id));
  past.rows[row] = before.rows[row].map((id) => (now.includes(id) || discarded.includes(id) ? id : null));
  const { size, top } = past.decks[DECKS[row]];
  past.decks[DECKS[row]] = { size: size + fresh.length, top: past.options.advanced ? (fresh[0] ?? top) : null };
}

/** Before its pass; workers in training came back with it, unless others of them were sent. */
function inPlay(player: Player, before: Player): Player {
  const all = before.workers.length + before.training.filter((value) => value !== null).length;
  const { workers, training } = all === player.workers.length ? before : player;
  return { ...player, passed: false, workers, training };
}

/** To where they stood; who was sent in the meantime to the next free slot. */
function putBack(slots: (number | null)[], workers: number[], before: (number | null)[]): (number | null)[] {
  const filled = [...slots];
  for (const value of workers) {
    const own = filled.findIndex((each, i) => each === null && before[i] === value);
    filled[own < 0 ? filled.indexOf(null) : own] = value;
  }
  return filled;
}

function without(all: number[], some: number[]): number[] {
  const rest = [...all];
  for (const value of some) rest.splice(rest.indexOf(value), 1);
  return rest;
}
