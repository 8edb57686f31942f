// Bundles of workers for `send` and `return`, picked as a whole and sent colour by colour.
import { findOwn, wildcards } from './city';
import { COLOURS, tile } from './tables';
import { total, type DiscordiaView } from './view';

export type Bundle = [b: number, r: number, w: number, y: number];

export interface Question {
  word: 'send' | 'return';
  /** All bundles that may be picked. */
  bundles: Bundle[];
  least: number;
  most: number;
  /** The tile that is manned. */
  target: string | null;
}

function* allBundles(limit: Bundle, least: number, most: number): Generator<Bundle> {
  for (let b = 0; b <= Math.min(limit[0], most); b++) {
    for (let r = 0; r <= Math.min(limit[1], most - b); r++) {
      for (let w = 0; w <= Math.min(limit[2], most - b - r); w++) {
        const rest = most - b - r - w;
        for (let y = Math.max(0, least - b - r - w); y <= Math.min(limit[3], rest); y++) yield [b, r, w, y];
      }
    }
  }
}

/** What is asked now, with all bundles that agree with the colours already fixed; null elsewhere. */
export function question(view: DiscordiaView, seat: number): Question | null {
  const player = view.players[seat]!;
  const limit = COLOURS.map((c) => player.reserve[c]) as Bundle;
  const fits = (bundle: Bundle) => view.chosen.every((n, i) => bundle[i] === n);
  const [entry = '', target = null] = (view.pending[0] ?? '').split(' ');
  if (view.decision === 'send' && target) {
    const own = findOwn(player, target);
    const space = own && tile(target).spaces[own.workers.length];
    if (!space) return null;
    const wild = wildcards(player);
    const grey = [...space].filter((c) => c === 'g').length;
    const suits = (bundle: Bundle) =>
      COLOURS.reduce((over, c, i) => {
        const printed = [...space].filter((letter) => letter === c).length;
        return wild.has(c) ? over : over + Math.max(0, bundle[i]! - printed);
      }, 0) <= grey;
    const size = space.length;
    const bundles = [...allBundles(limit, size, size)].filter((b) => suits(b) && fits(b));
    return { word: 'send', bundles, least: size, most: size, target };
  }
  if (view.decision === 'return') {
    const most = Math.min(Number(entry.split('_')[1]), total(player.reserve));
    const least = entry.startsWith('give_') ? most : 0;
    return { word: 'return', bundles: [...allBundles(limit, least, most)].filter(fits), least, most, target: null };
  }
  return null;
}

/** The actions that pick this bundle: a colour with one possible number is not asked. */
export function actions(ask: Question, fixed: number, bundle: Bundle): string[] {
  const texts: string[] = [];
  let left = ask.bundles;
  for (let i = fixed; i < 4; i++) {
    if (new Set(left.map((b) => b[i])).size > 1) texts.push(`${ask.word} ${COLOURS[i]} ${bundle[i]}`);
    left = left.filter((b) => b[i] === bundle[i]);
  }
  return texts;
}

export function isBundle(ask: Question, bundle: Bundle): boolean {
  return ask.bundles.some((b) => b.every((n, i) => n === bundle[i]));
}

/** A sensible first proposal: the bundle that leaves the reserve most even, own colours first. */
export function proposal(ask: Question, reserve: Bundle): Bundle {
  const spread = (bundle: Bundle) => {
    const left = reserve.map((n, i) => n - bundle[i]!);
    const most = bundle.reduce((a, n) => a + n, 0);
    return Math.max(...left) - most * 10;
  };
  return ask.bundles.reduce((best, b) => (spread(b) < spread(best) ? b : best), ask.bundles[0]!);
}
