// The table before what is still to be told: the year's way, the dice, the display, tiles and reserves
// do not run ahead of the story.
import type { GameEvent } from '../types';
import { BOAT, type Colour } from './tables';
import type { DiscordiaView, Workers } from './view';

const STAGES = { raid: 'turn', shortage: 'raid', over: 'shortage' } as const;

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
        seen.season = Number(e.season) > 1 ? Number(e.season) - 1 : BOAT.length;
        seen.year = Number(e.season) > 1 ? Number(e.year) : Math.max(1, Number(e.year) - 1);
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
      case 'raid':
      case 'shortage':
      case 'over':
        seen.stage = STAGES[e.event];
    }
  }
  return seen;
}
