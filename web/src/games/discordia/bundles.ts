// Bundles of workers for `send` and `return`, picked as a whole and sent colour by colour. Which of
// them are possible the rules say.
import type { Deed, GameEvent, Translate } from '../types';
import { COLOURS, type Colour } from './tables';
import type { Bundle, Prospects } from './prospects';

export type { Bundle };

export interface Question {
  word: 'send' | 'return';
  /** All bundles that may be picked. */
  bundles: Bundle[];
  least: number;
  most: number;
  /** The tile that is manned. */
  target: string | null;
}

export const sizeOf = (bundle: Bundle): number => bundle.reduce((sum, n) => sum + n, 0);

/** What is asked now, with all bundles that agree with the colours already fixed; null elsewhere. */
export function question(prospects: Prospects | null | undefined): Question | null {
  const asked = prospects?.bundles;
  if (!asked?.bundles.length) return null;
  const sizes = asked.bundles.map(sizeOf);
  return { ...asked, least: Math.min(...sizes), most: Math.max(...sizes) };
}

/** The actions that pick this bundle: a colour with one possible number is not asked. */
export function actions(ask: Question, fixed: number, bundle: Bundle): string[] {
  const texts: string[] = [];
  let left = ask.bundles;
  for (let i = fixed; i < COLOURS.length; i++) {
    if (new Set(left.map((b) => b[i])).size > 1) texts.push(`${ask.word} ${COLOURS[i]} ${bundle[i]}`);
    left = left.filter((b) => b[i] === bundle[i]);
  }
  return texts;
}

export function isBundle(ask: Question, bundle: Bundle): boolean {
  return ask.bundles.some((b) => b.every((n, i) => n === bundle[i]));
}

/** The bundle that the first actions of a plan pick, and which those are. */
export function pickedBy(ask: Question, plan: string[]): { bundle: Bundle; actions: string[] } | null {
  let left = ask.bundles;
  let n = 0;
  while (left.length > 1) {
    const [word, colour, number] = plan[n]?.split(' ') ?? [];
    if (word !== ask.word) return null;
    left = left.filter((bundle) => bundle[COLOURS.indexOf(colour as Colour)] === Number(number));
    n++;
  }
  return left[0] && n > 0 ? { bundle: left[0], actions: plan.slice(0, n) } : null;
}

/** A plan's bundle as one deed: "Return 2 merchants and 1 farmer". */
export function deed(plan: string[], t: Translate, prospects?: Prospects | null): Deed | null {
  const ask = question(prospects);
  const picked = ask && pickedBy(ask, plan);
  if (!ask || !picked) return null;
  const workers = COLOURS.flatMap((c, i) => (picked.bundle[i] ? [t(`board.count.${c}`, { n: picked.bundle[i] })] : []));
  const last = workers.pop();
  if (!last) return { ...picked, words: t('board.confirm_none') };
  return { ...picked, words: t(`board.do.${ask.word}`, { workers: workers.length ? workers.join(', ') + t('board.and') + last : last }) };
}

/** A sensible first proposal: as many as may go, so that the rest of the reserve is most even. */
export function proposal(ask: Question, reserve: Bundle): Bundle {
  const spread = (bundle: Bundle) => Math.max(...reserve.map((n, i) => n - bundle[i]!)) - sizeOf(bundle) * 10;
  return ask.bundles.reduce((best, b) => (spread(b) < spread(best) ? b : best), ask.bundles[0]!);
}

/** The workers that a seat has drawn last, of what happened since its turn began; a table that was opened
 *  anew knows that from its log. */
export const drawnLast = (events: GameEvent[], seat: number): GameEvent | undefined =>
  events.findLast((event) => event.event === 'drew' && event.seat === seat);
