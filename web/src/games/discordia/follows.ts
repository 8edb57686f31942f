// What a held action leads to: the word on the button that lets it happen.
import type { Follows } from '../types';
import type { DiscordiaView } from './view';

/** The last seat of a season: the one before Maximus (DI-11). */
function lastOfSeason(view: DiscordiaView): number {
  const maximus = (view.start_player + view.season - 1) % view.seats;
  return (maximus + view.seats - 1) % view.seats;
}

export function follows(view: DiscordiaView, held: string | null): Follows {
  if (view.decision === 'roll') return 'roll';
  if (view.decision === 'draw') return 'draw';
  if (view.stage === 'setup') return held !== null && view.active === view.start_player ? 'roll' : 'end_turn';
  if (view.stage === 'shortage') return 'draw';
  if (view.stage !== 'turn' || held === null) return 'end_turn';
  // Inside a turn only a draw from the bag cannot be undone.
  if (held !== 'done') return 'draw';
  return view.season < 5 && view.active === lastOfSeason(view) ? 'roll' : 'end_turn';
}
