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

/** A copy of the tile flies above the page, while the tile itself waits unseen in its place. */
function fly(target: SVGGraphicsElement, from: DOMRect): void {
  const to = target.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const copy = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  copy.setAttribute('viewBox', '0 0 100 100');
  copy.setAttribute('class', 'cd-flight');
  copy.setAttribute('aria-hidden', 'true');
  for (const child of target.children) copy.append(child.cloneNode(true));
  copy.style.left = `${to.left}px`;
  copy.style.top = `${to.top}px`;
  copy.style.width = `${to.width}px`;
  copy.style.height = `${to.height}px`;
  document.body.append(copy);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const scale = Math.min(from.width, from.height) / to.width;
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
      { transform: 'translate(0, 0) scale(1)' },
    ],
    { duration: FLIGHT_MS, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' },
  );
  const land = () => copy.remove();
  target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT_MS });
  flight.onfinish = land;
  flight.oncancel = land;
}

const played = new WeakSet<GameEvent[]>();

/** Where the tile that a seat has in hand came from. */
const taken: Record<number, string> = {};

/** Plays the built tiles and new markers of these events; instant pieces need no call. */
export function play(events: GameEvent[]): void {
  // Several boards of one table (main part, side column) get the same events.
  if (played.has(events)) return;
  played.add(events);
  for (const e of events) {
    const seat = e.seat ?? 0;
    if (e.event === 'took') {
      taken[seat] = typeof e.slot === 'number' ? `row-${e.slot}` : `space-${e.space}`;
    } else if (e.event === 'built') {
      const target = place(`cell-${seat}-${e.cell}`);
      const source = place(taken[seat] ?? '')?.getBoundingClientRect();
      if (target instanceof SVGGraphicsElement && source) fly(target, source);
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
