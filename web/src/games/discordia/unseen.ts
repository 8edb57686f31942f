// The table before what is still to be told: the year's way, the dice, the display, tiles and reserves
// do not run ahead of the story.
import type { GameEvent } from '../types';
import { BOAT, type Colour } from './tables';
import type { DiscordiaView, Workers } from './view';

export function unseen(view: DiscordiaView, events: GameEvent[]): DiscordiaView {
  const seen = structuredClone(view);
  const give = (seat: number, workers: Partial<Workers>, sign: number) => {
    for (const [colour, n] of Object.entries(workers)) seen.players[seat]!.reserve[colour as Colour] += sign * n;
  };
  for (const e of [...events].reverse()) {
    switch (e.event) {
      case 'rolled':
        seen.dice = null;
        seen.taken = null;
        break;
      case 'season':
        if (Number(e.season) > 1) seen.season = Number(e.season) - 1;
        else if (Number(e.year) > 1) [seen.year, seen.season] = [Number(e.year) - 1, BOAT.length];
        else seen.stage = 'setup';
        break;
      case 'refilled':
        seen.display[Number(e.row)]![Number(e.column) - 1] = null;
        break;
      case 'germanic_opened':
        if (seen.germanic.open_left === e.germanic) seen.germanic.open_left = null;
        else seen.germanic.open_right = null;
        break;
      case 'drew':
      case 'returned':
        give(e.seat!, e.workers as Partial<Workers>, e.event === 'drew' ? -1 : 1);
        break;
      case 'over':
        seen.stage = 'shortage';
        break;
      case 'raid':
        seen.stage = 'turn';
    }
  }
  return seen;
}
