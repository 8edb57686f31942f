// Payments as a whole: every bundle that pays the price, and the answers that lead to it.
import { COLOURS, RESOURCES, type Resource } from './tables';
import { actionOf, type AveRomaView } from './view';

/** Units by kind: six kinds, then surplus. */
export type Bundle = number[];
export const PAID = [...RESOURCES, 'surplus'] as const;

const key = (bundle: Bundle) => bundle.join(' ');
const COLOUR_NAMES = ['black', 'green', 'red'] as const;

/** The sets of icons that are left after `discount` of them are left out. */
function discounted(icons: string[], discount: number): string[][] {
  if (discount <= 0) return [icons];
  if (icons.length <= discount) return [[]];
  const found = new Map<string, string[]>();
  icons.forEach((_, i) => {
    for (const rest of discounted([...icons.slice(0, i), ...icons.slice(i + 1)], discount - 1)) found.set([...rest].sort().join(), rest);
  });
  return [...found.values()];
}

/** Kinds that may pay an icon. */
function payers(icon: string, swap: string | null): number[] {
  const surplus = PAID.length - 1;
  if (icon === 'surplus') return swap === 'resource' ? PAID.map((_, i) => i) : [surplus];
  const kinds = RESOURCES.map((kind, i) => ({ kind, i }))
    .filter(({ kind }) => icon === 'any' || icon === kind || COLOURS[kind as Resource] === icon)
    .map(({ i }) => i);
  return swap === 'surplus' ? [...kinds, surplus] : kinds;
}

/** All bundles in stock that pay the price under way; empty when none is. */
export function bundles(view: AveRomaView, seat: number): Bundle[] {
  const pay = actionOf(view)?.pay;
  if (view.decision !== 'pay' || !pay) return [];
  const player = view.players[seat]!;
  const stock = [...RESOURCES.map((kind) => player.resources[kind]), player.surplus];
  const units = (names: readonly string[]) => names.flatMap((name) => Array.from({ length: pay.price[name] ?? 0 }, () => name));
  const resources = units([...RESOURCES, ...COLOUR_NAMES, 'any']);
  const found = new Map<string, Bundle>();
  for (const icons of discounted(resources, pay.discount)) {
    let reached = new Map<string, Bundle>([['', stock.map(() => 0)]]);
    for (const icon of [...icons, ...units(['surplus'])]) {
      const next = new Map<string, Bundle>();
      for (const bundle of reached.values()) {
        for (const i of payers(icon, pay.swap)) {
          if (bundle[i]! >= stock[i]!) continue;
          const more = bundle.map((n, k) => (k === i ? n + 1 : n));
          next.set(key(more), more);
        }
      }
      reached = next;
    }
    for (const [text, bundle] of reached) found.set(text, bundle);
  }
  return answered([...found.values()], pay.chosen);
}

const least = (all: Bundle[]): Bundle => all[0]!.map((_, i) => Math.min(...all.map((bundle) => bundle[i]!)));
/** The first kind of a bundle beyond what is set aside. */
const lowest = (bundle: Bundle, aside: Bundle): number => bundle.findIndex((n, i) => n > aside[i]!);

/** The questions of the notation (`pay`): what all bundles have in common is set aside, then the
 *  lowest kind of the rest is asked, until one bundle is left or no answer is given. */
function ask(all: Bundle[], answer: (aside: Bundle) => number | null): Bundle[] {
  let left = all;
  let aside: Bundle = all[0]?.map(() => 0) ?? [];
  while (left.length > 1) {
    const common = least(left);
    aside = aside.map((n, i) => Math.max(n, common[i]!));
    const kind = answer(aside);
    if (kind === null) return left;
    left = left.filter((bundle) => lowest(bundle, aside) === kind);
    aside = aside.map((n, i) => (i === kind ? n + 1 : n));
  }
  return left;
}

/** Bundles that agree with the answers already given. */
function answered(all: Bundle[], chosen: string[]): Bundle[] {
  let next = 0;
  return ask(all, () => (next < chosen.length ? PAID.indexOf(chosen[next++] as Resource) : null));
}

/** The answers that lead to one of the bundles. */
export function answers(all: Bundle[], wanted: Bundle): string[] {
  const texts: string[] = [];
  ask(all, (aside) => {
    const kind = lowest(wanted, aside);
    texts.push(`pay ${PAID[kind]}`);
    return kind;
  });
  return texts;
}
