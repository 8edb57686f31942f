// A game without a board of its own: its view as tidy tables, its choices as a list.
import { actionLabel } from '../lib/story';
import type { Choice, GameModule, Translate } from './types';
import PlainBoard from './PlainBoard.svelte';

type Player = { points?: Record<string, number>; vp?: number; score?: number };

/** Points by cause where players carry them as the notations do; nothing otherwise. */
function scores(view: { players?: Player[] }) {
  const players = Array.isArray(view.players) ? view.players : [];
  if (!players.every((player) => typeof player.points === 'object' && player.points !== null)) {
    return { total: [], causes: [] };
  }
  const causes = players.map((player) => ({ ...player.points }));
  return { causes, total: causes.map((own) => Object.values(own).reduce((a, b) => a + b, 0)) };
}

export function plainModule(id: string): GameModule {
  return {
    id,
    Board: PlainBoard,
    label: (choice: Choice, view: { decision?: string }, t: Translate) =>
      actionLabel(choice.text, view.decision ?? '', t),
    status: (view: Record<string, unknown>, t: Translate) =>
      ['phase', 'year', 'season', 'round']
        .filter((key) => typeof view[key] === 'number' && view[key] !== 0)
        .map((key) => `${t.word(key)} ${view[key]}`)
        .join(', '),
    scores,
  };
}
