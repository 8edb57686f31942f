// Arrow keys move the focus to the nearest choice in their direction.

const WAYS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export interface Point {
  x: number;
  y: number;
}

/** Index of the nearest point in a direction; aside counts double. -1: none there. */
export function nearest(from: Point, points: Point[], way: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((p, i) => {
    const [dx, dy] = [p.x - from.x, p.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (ahead < 2 || aside > ahead * 2.5) return;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** The direction of an arrow key. */
export const wayOf = (event: KeyboardEvent): [number, number] | undefined => WAYS[event.key];

export const middle = (e: Element): Point => {
  const box = e.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

/** Board and dock are walked as one; the list of choices has its own keys. */
export function stepFocus(board: HTMLElement, event: KeyboardEvent): void {
  const way = wayOf(event);
  if (!way) return;
  const root = board.closest('main') ?? board;
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>('[data-choice]:not(:disabled)')].filter(
    (each) => !each.closest('[data-list]') && each.getClientRects().length > 0,
  );
  if (!all.length) return;
  const active = document.activeElement;
  if (active && all.some((each) => each === active)) {
    const next = nearest(middle(active), all.map(middle), way);
    if (next >= 0) all[next]!.focus();
  } else all[0]!.focus();
  event.preventDefault();
}

/** Whether a key pressed here is meant for the board: not for a field, a list, tabs or a dialog. */
export function forBoard(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  return !target?.closest('dialog, input, select, textarea, [data-list], [role="tablist"]');
}
