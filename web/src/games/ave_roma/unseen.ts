// The table before what is still to be told: round and phase do not run ahead of the story.
import type { GameEvent } from '../types';
import type { AveRomaView } from './view';

export function unseen(view: AveRomaView, events: GameEvent[]): AveRomaView {
  const comes = (...names: string[]) => events.some(({ event }) => names.includes(event));
  if (comes('round')) view = { ...view, round: view.round - 1 };
  if (comes('row_discarded', 'refill_rows', 'game_ends')) return { ...view, phase: 'actions' };
  return comes('order', 'round') ? { ...view, phase: 'refill' } : view;
}
