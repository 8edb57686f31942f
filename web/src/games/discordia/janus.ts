// What an open Janus Tile has done, in its steps (DI-71, DI-72).
import type { GameEvent, Translate } from '../types';
import { privilegeKind } from './tables';
import { tileWords } from './words';

/** Without events (the page was opened later) the tile says what it does. */
export function janusSteps(open: string, acts: GameEvent[], t: Translate): string[] {
  if (acts[0]?.janus !== open) return [t(`board.janus.${open}`)];
  const steps: string[] = [];
  for (const e of acts) {
    if (e.event === 'janus') {
      const n = Number(open.slice(1));
      const die = n <= 4 ? 'r' : n <= 8 ? 'y' : n <= 12 ? 'b' : 'none';
      steps.push(t(`board.janus_step.die_${die}`));
    } else if (e.event === 'janus_tile') {
      steps.push(t('board.janus_step.takes', { what: tileWords(String(e.tile), t) }));
    } else if (e.event === 'janus_removed') {
      const what = String(e.what);
      const key = what === 'manipulator' ? 'board.manipulator' : what === 'star' ? 'board.star' : `board.expansion.${what}`;
      steps.push(t('board.janus_step.takes', { what: t(key) }));
    } else if (e.event === 'janus_tower') {
      steps.push(t('board.janus_step.takes', { what: tileWords(String(e.tower), t) }));
    } else if (e.event === 'janus_decree') {
      steps.push(t('board.janus_step.takes', { what: t(`board.decree.${String(e.decree)}`) }));
    } else if (e.event === 'janus_privilege') {
      const effect = t(`board.effect.${privilegeKind(String(e.privilege))}`);
      steps.push(t('board.janus_step.takes', { what: effect }));
    }
  }
  return steps;
}
