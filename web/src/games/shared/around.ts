// Looking around by keys: Shift with an arrow goes from thing to thing, whether or not it is a choice.
import { forBoard, middle, nearest, wayOf } from './keys';

/** Every board of the page, and how its lens shows one of its things, or none. */
const boards = new Map<HTMLElement, (thing: Element | null) => void>();
let last: Element | null = null;

/** Lets the things of a board be walked; returns how to end that. */
export function walkable(board: HTMLElement, show: (thing: Element | null) => void): () => void {
  boards.set(board, show);
  return () => boards.delete(board);
}

const seen = (thing: Element) => thing.getClientRects().length > 0;
/** A thing drawn in two parts is one. */
const again = (thing: Element) => thing.nextElementSibling?.getAttribute('data-look') === thing.getAttribute('data-look') && thing.getAttribute('data-look')!.includes(' ');

/** One step on from what was looked at last, else from the focus; all boards of the page are walked as one. */
export function lookAround(event: KeyboardEvent): void {
  const way = event.shiftKey ? wayOf(event) : undefined;
  if (!way || !forBoard(event)) return;
  const things = [...boards.keys()].flatMap((board) => [...board.querySelectorAll('[data-look]')]).filter((thing) => seen(thing) && !again(thing));
  const active = document.activeElement;
  const from = last?.isConnected && seen(last) ? last : active?.closest('main') ? active : null;
  const next = from ? things[nearest(middle(from), things.map(middle), way)] : things[0];
  event.preventDefault();
  if (!next) return;
  last = next;
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  for (const [board, show] of boards) show(board.contains(next) ? next : null);
}
