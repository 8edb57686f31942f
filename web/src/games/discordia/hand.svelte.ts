// The bundle of workers being picked: one for the dock and the crowd on the bank alike.
import { pickedBy, proposal, question, sizeOf, type Bundle, type Question } from './bundles';
import { COLOURS } from './tables';
import type { BoardProps } from '../types';
import type { Prospects } from './prospects';
import type { DiscordiaView } from './view';

export const hand: { key: string; bundle: Bundle; proposed: boolean; advised: string } = $state({ key: '', bundle: [0, 0, 0, 0], proposed: false, advised: '' });

/** What is asked of this seat, if it is a bundle. */
export function asked(view: DiscordiaView, prospects: Prospects | null, seat: number, legal: number): Question | null {
  return legal > 0 && view.to_act === seat ? question(prospects) : null;
}

type Asked = Pick<BoardProps<DiscordiaView>, 'view' | 'seat' | 'plan' | 'arrow' | 'led'>;

/** A new question begins with advice that is there already, or a sensible proposal; with nobody where advice
 *  is on its way by itself. What has been shown changes only for a hint that was asked for. */
export function begin({ view, seat, plan, arrow, led }: Asked, ask: Question): void {
  const own = seat ?? 0;
  const reserve = view.players[own]!.reserve;
  const key = JSON.stringify([own, view.pending, view.chosen, reserve, view.year, view.season]);
  const begins = hand.key !== key;
  if (begins) {
    Object.assign(hand, { key, proposed: true, advised: '' });
    hand.bundle = led ? [0, 0, 0, 0] : ([...proposal(ask, COLOURS.map((c) => reserve[c]) as Bundle)] as Bundle);
  }
  const untouched = hand.proposed && sizeOf(hand.bundle) === 0;
  const advice = (led && !untouched ? null : plan) ?? (begins ? arrow : null);
  const advised = advice && pickedBy(ask, advice)?.bundle;
  if (!advised || hand.advised === String(advised)) return;
  hand.advised = String(advised);
  hand.bundle = [...advised] as Bundle;
  hand.proposed = true;
}

/** Most workers of a colour that any bundle holds. */
export const mostOf = (ask: Question, colour: number): number => Math.max(...ask.bundles.map((b) => b[colour]!));

/** Adds or takes away one worker of a colour; adding where the bundle is full replaces another. */
export function change(ask: Question, colour: number, by: number): void {
  const bundle = [...hand.bundle] as Bundle;
  const wished = Math.min(mostOf(ask, colour), Math.max(0, bundle[colour]! + by));
  if (wished === bundle[colour]) return;
  bundle[colour] = wished;
  if (sizeOf(bundle) > ask.most) {
    const other = bundle.findIndex((n, i) => i !== colour && n > 0);
    if (other >= 0) bundle[other]!--;
  }
  hand.bundle = bundle;
  hand.proposed = false;
}

/** The bundle as letters: "bbr". */
export const letters = (bundle: Bundle): string => COLOURS.map((c, i) => c.repeat(bundle[i]!)).join('');
