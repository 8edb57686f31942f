// The table before what is still to be told: phase, forum, stalls, patricians and points do not run ahead
// of the story.
import type { GameEvent } from '../types';
import { ROUNDS } from './tables';
import type { CarpeDiemView } from './view';

export function unseen(view: CarpeDiemView, events: GameEvent[]): CarpeDiemView {
  const seen = structuredClone(view);
  for (const e of [...events].reverse()) {
    if (e.seat !== undefined) seen.players[e.seat]!.vp -= e.points ?? 0;
    switch (e.event) {
      case 'phase':
        seen.round = 0;
        seen.stage = 'setup';
        if (Number(e.phase) === 1) break;
        seen.phase = Number(e.phase) - 1;
        seen.stage = 'forum';
        seen.blueprints = seen.blueprints.map((stall) => stall.map(() => null));
        break;
      case 'forum':
        seen.stage = 'building';
        seen.round = ROUNDS;
        break;
      case 'marker':
        seen.markers = seen.markers.filter(({ seat, spot }) => seat !== e.seat || String(spot) !== String(e.spot));
        break;
      case 'moved':
        seen.players[e.seat!]!.patrician = Number(e.from);
    }
  }
  return seen;
}
