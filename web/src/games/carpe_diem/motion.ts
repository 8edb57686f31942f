// Pieces fly from where they were to where they are: the new piece starts at the old place.
import type { GameEvent } from '../types';

const FLIGHT_MS = 280;

function place(name: string): Element | null {
  // Of several copies (large, small, hidden tab) the first visible one counts.
  for (const element of document.querySelectorAll(`[data-place="${name}"]`)) {
    const box = element.getBoundingClientRect();
    if (box.width || box.height || element.getClientRects().length) return element;
  }
  return null;
}

function fly(target: SVGGraphicsElement, from: DOMRect): void {
  const to = target.getBoundingClientRect();
  const matrix = target.getScreenCTM();
  if (!matrix || !to.width) return;
  const dx = (from.left + from.width / 2 - to.left - to.width / 2) / matrix.a;
  const dy = (from.top + from.height / 2 - to.top - to.height / 2) / matrix.d;
  const scale = from.width ? Math.min(1.6, Math.max(0.4, from.width / to.width)) : 1;
  const middle = 50 * (1 - scale);
  target.animate(
    [
      { transform: `translate(${dx + middle}px, ${dy + middle}px) scale(${scale})` },
      { transform: 'translate(0px, 0px) scale(1)' },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' },
  );
}

/** Where the tile that a seat has in hand came from. */
const taken: Record<number, string> = {};

/** Plays the built tiles and new markers of these events; instant pieces need no call. */
export function play(events: GameEvent[], hand: DOMRect | null): void {
  let source = hand;
  for (const e of events) {
    const seat = e.seat ?? 0;
    if (e.event === 'took') {
      taken[seat] = typeof e.slot === 'number' ? `row-${e.slot}` : `space-${e.space}`;
    } else if (e.event === 'built') {
      const target = place(`cell-${seat}-${e.cell}`);
      source ??= place(taken[seat] ?? '')?.getBoundingClientRect() ?? null;
      if (target instanceof SVGGraphicsElement && source) fly(target, source);
      source = null;
    } else if (e.event === 'marker' && Array.isArray(e.spot)) {
      place(`marker-${e.spot.join('-')}`)?.animate(
        [
          { transform: 'scale(2.2)', opacity: 0 },
          { transform: 'scale(1)', opacity: 1 },
        ],
        { duration: 220, easing: 'ease-out' },
      );
    }
  }
}
