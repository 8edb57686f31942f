// Which note of the guided first turn belongs to a question, if any.
import type { CarpeDiemView } from './view';

/** Notes appear the first time each kind of question comes up, never later in the game. */
export function note_for(view: CarpeDiemView, seat: number): string | null {
  const player = view.players[seat]!;
  const built = Object.keys(player.tiles).length;
  switch (view.decision) {
    case 'start':
      return 'start';
    case 'move':
      return built === 0 ? 'move' : built === 1 ? 'second' : null;
    case 'take':
      return built < 2 ? 'take' : null;
    case 'place':
      return built === 0 ? 'first_place' : built === 1 ? 'place' : null;
    case 'craftsman':
      return view.phase === 1 ? 'craftsman' : null;
    case 'return':
      return player.fountains.length <= 2 ? 'return' : null;
    case 'spot':
      return view.phase === 1 ? 'spot' : null;
    case 'pay':
    case 'extra':
      return view.phase === 1 ? view.decision : null;
    default:
      return null;
  }
}
