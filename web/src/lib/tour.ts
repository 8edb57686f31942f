// The first minute: which places are spoken of, and where the words stand beside them.
import type { TourStep, Translate } from '../games/types';
import { p } from '../i18n/words.svelte';
import type { Box } from './spot';

export interface Stop {
  place: string;
  text: string;
  pane: TourStep['pane'];
  Picture?: TourStep['Picture'];
  played?: TourStep['played'];
}

/** The seats that play before `seat`, from `acting` on; only the first of them where the order is not known. */
export function playingBefore(acting: number, seat: number, seats: number, order: number[] | undefined): { seats: number[]; whole: boolean } {
  if (!order) return { seats: [acting], whole: seats === 2 };
  const turned = [...order.slice(order.indexOf(acting)), ...order.slice(0, order.indexOf(acting))];
  return { seats: turned.slice(0, turned.indexOf(seat)), whole: true };
}

/** "Balbus begins, then Cotta, then you." */
function sequence([first, ...others]: string[], whole: boolean): string {
  const then = others.map((name) => p('tour.then', { name }));
  return `${[p('tour.begins', { name: first }), ...then, p(whole ? 'tour.then_you' : 'tour.later_you')].join(', ')}.`;
}

/** The game's own steps (goal, turn, scoring), then what every table has: it leads to the first turn,
 *  or to those of the rivals who play before. */
export function stopsOf(steps: TourStep[], t: Translate, before: string[] = [], whole = true): Stop[] {
  const own = steps.filter((step) => t.has(step.key)).map((step) => ({ place: step.place, text: t(step.key), pane: step.pane, Picture: step.Picture, played: step.played }));
  return [...own, { place: 'dock-question', text: before.length === 0 ? p('tour.question') : `${sequence(before, whole)} ${p('tour.question_later')}`, pane: undefined }];
}

/** What of a place is in sight: a part of the table may be larger than its frame. */
export const shownOf = (place: Box, frame: Box | undefined): Box =>
  frame
    ? { left: Math.max(place.left, frame.left), top: Math.max(place.top, frame.top), right: Math.min(place.right, frame.right), bottom: Math.min(place.bottom, frame.bottom) }
    : place;

/** Where the note stands: beside the lit place where there is room, never over it if possible. */
export function noteAt(lit: Box, note: { width: number; height: number }, room: { width: number; height: number }) {
  const narrow = room.width < 700;
  // The light around it is 11 wide.
  const GAP = narrow ? 12 : 14;
  const EDGE = narrow ? 6 : 14;
  const clamp = (n: number, size: number, all: number) => Math.max(EDGE, Math.min(n, all - size - EDGE));
  const left = clamp((lit.left + lit.right - note.width) / 2, note.width, room.width);
  const top = clamp((lit.top + lit.bottom - note.height) / 2, note.height, room.height);
  if (room.height - lit.bottom >= note.height + GAP + EDGE) return { left, top: lit.bottom + GAP };
  if (lit.top >= note.height + GAP + EDGE) return { left, top: lit.top - GAP - note.height };
  if (room.width - lit.right >= note.width + GAP + EDGE) return { left: lit.right + GAP, top };
  if (lit.left >= note.width + GAP + EDGE) return { left: lit.left - GAP - note.width, top };
  return { left, top: clamp(room.height, note.height, room.height) };
}
