// A tile that is dragged: its picture follows the pointer from where it was pressed to where it is let go.
import { on } from 'svelte/events';
import { looseTile } from './art/tile';

export interface Drag {
  tile: string;
  rotation?: number;
  /** What lies below the pointer, whenever it moves; whether the board shows the tile there itself. */
  over?(below: Element | null): boolean;
  drop(below: Element | null): void;
}

/** So far a press is a click. */
const SLOP = 6;
/** Where a plot's size cannot be seen. */
const PLOT_PX = 56;

export function follow(press: PointerEvent, { tile, rotation = 0, over = () => false, drop }: Drag): void {
  if (press.button !== 0 || !press.isPrimary) return;
  const held = press.currentTarget as HTMLElement;
  let ghost: HTMLElement | null = null;
  const below = ({ clientX, clientY }: PointerEvent) => document.elementFromPoint(clientX, clientY);

  function lift(): HTMLElement {
    // What has been pressed keeps the pointer: whatever it showed stays in sight.
    held.setPointerCapture(press.pointerId);
    const plot = [...document.querySelectorAll('[data-place^="cell-"]')].map((each) => each.getBoundingClientRect().width).sort((a, b) => b - a)[0];
    const picture = document.createElement('div');
    picture.className = 'cd-dragged';
    picture.style.width = `${plot || PLOT_PX}px`;
    picture.innerHTML = `<svg viewBox="0 0 100 103">${looseTile(tile, 0, 100)}</svg>`;
    // The drawing alone is turned: the pointer holds the middle of what is around it.
    (picture.firstElementChild as SVGElement).style.rotate = `${rotation * 90}deg`;
    document.body.append(picture);
    return picture;
  }
  function end(): void {
    ghost?.remove();
    for (const stop of ends) stop();
  }
  const ends = [
    on(window, 'pointermove', (event) => {
      if (event.pointerId !== press.pointerId) return;
      if (!ghost && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < SLOP) return;
      ghost ??= lift();
      ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
      ghost.classList.toggle('shown', over(below(event)));
    }),
    on(window, 'pointerup', (event) => {
      if (event.pointerId !== press.pointerId) return;
      const dragged = ghost !== null;
      end();
      if (!dragged) return;
      // The end of a drag is no click on what was pressed.
      const stop = on(window, 'click', (click) => click.isTrusted && click.stopPropagation(), { capture: true });
      setTimeout(stop);
      drop(below(event));
    }),
    on(window, 'pointercancel', end),
  ];
}
