// The first minute: which places are spoken of, and where the words stand beside them.
import type { TourStep, Translate } from '../games/types';
import { p } from '../i18n/words.svelte';

export interface Stop {
  place: string;
  text: string;
  pane: TourStep['pane'];
  Picture?: TourStep['Picture'];
}

/** The game's own steps (goal, turn, scoring); before the last one what every table has. */
export function stopsOf(steps: TourStep[], t: Translate): Stop[] {
  const own = steps.filter((step) => t.has(step.key)).map((step) => ({ place: step.place, text: t(step.key), pane: step.pane, Picture: step.Picture }));
  return [...own.slice(0, -1), { place: 'dock-question', text: p('tour.question'), pane: undefined }, ...own.slice(-1)];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where the note stands: beside the lit place where there is room, never over it if possible. */
export function noteAt(lit: Box, note: { width: number; height: number }, room: { width: number; height: number }) {
  const GAP = 14;
  const clamp = (n: number, size: number, all: number) => Math.max(GAP, Math.min(n, all - size - GAP));
  const left = clamp((lit.left + lit.right - note.width) / 2, note.width, room.width);
  const top = clamp((lit.top + lit.bottom - note.height) / 2, note.height, room.height);
  if (room.height - lit.bottom >= note.height + 2 * GAP) return { left, top: lit.bottom + GAP };
  if (lit.top >= note.height + 2 * GAP) return { left, top: lit.top - GAP - note.height };
  if (room.width - lit.right >= note.width + 2 * GAP) return { left: lit.right + GAP, top };
  if (lit.left >= note.width + 2 * GAP) return { left: lit.left - GAP - note.width, top };
  return { left, top: clamp(room.height, note.height, room.height) };
}
