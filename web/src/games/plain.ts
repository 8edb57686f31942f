// A game without a board of its own: its view as tidy tables, its choices as a list.
import type { Choice, GameModule, Translate } from './types';
import PlainBoard from './PlainBoard.svelte';

export function plainModule(id: string): GameModule {
  return {
    id,
    Board: PlainBoard,
    label: (choice: Choice, _view: unknown, t: Translate) =>
      t.has(`action.${choice.text.split(' ')[0]}`) ? t(`action.${choice.text.split(' ')[0]}`) : choice.text,
    status: () => '',
    scores: () => ({ total: [], causes: [] }),
  };
}
