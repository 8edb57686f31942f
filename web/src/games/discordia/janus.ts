// What an open Janus Tile has done, in its steps (DI-71, DI-72).
import type { GameEvent, Translate } from '../types';
import { decreeWords, janusWords, privilegeWords, tileWords } from './names';
import { JANUS } from './tables';

/** Without events (the page was opened later) the tile says what it does. */
export function janusSteps(open: string, acts: GameEvent[], t: Translate): string[] {
  if (acts[0]?.janus !== open) return [janusWords(open, t)];
  const takes = (what: string) => [t('board.janus_step.takes', { what })];
  return acts.flatMap((e) => {
    switch (e.event) {
      case 'janus':
        return [t(`board.janus_step.die_${JANUS[open]!.die ?? 'none'}`)];
      case 'janus_tile':
        return takes(tileWords(String(e.tile), t));
      case 'janus_removed':
        return takes(t(`board.removal.${String(e.what)}`));
      case 'janus_tower':
        return takes(tileWords(String(e.tower), t));
      case 'janus_decree':
        return takes(decreeWords(String(e.decree), t));
      case 'janus_privilege':
        return takes(privilegeWords(String(e.privilege), t));
      default:
        return [];
    }
  });
}
