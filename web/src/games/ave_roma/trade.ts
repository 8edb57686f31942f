// Mercator's whole trade in one panel: sums of a plan, and the actions that carry it out. Prices,
// kinds and limits are the rules' (prospects).
import { RESOURCES, type Resource } from './tables';
import type { Trade } from './prospects';
import type { Player } from './view';

/** Per kind: negative = sold, positive = bought. */
export type Plan = Record<Resource, number>;
/** The limits of the trade and what the trader has. */
export interface Market extends Trade {
  stock: Record<Resource, number>;
  denarii: number;
}
export const marketOf = (trade: Trade, player: Player): Market => ({ ...trade, stock: player.resources, denarii: player.denarii });

export const emptyPlan = (): Plan => ({ wood: 0, stone: 0, livestock: 0, wheat: 0, ore: 0, wine: 0 });

/** Denarii after the plan, before the area card is paid. */
export function moneyAfter(m: Market, plan: Plan): number {
  return RESOURCES.reduce((sum, kind) => sum - plan[kind] * m.prices[kind], m.denarii);
}

/** Units that would become surplus because the stock is full. */
export function toSurplus(m: Market, plan: Plan): number {
  return RESOURCES.reduce((sum, kind) => sum + Math.max(0, m.stock[kind] + plan[kind] - m.storage), 0);
}

/** Whether another unit of this kind can be sold; equal orders of sales are offered once. */
export function canSell(m: Market, plan: Plan, kind: Resource): boolean {
  return RESOURCES.indexOf(kind) >= m.sell_from && plan[kind] > -m.stock[kind];
}

export function canBuy(m: Market, plan: Plan, kind: Resource): boolean {
  const sells = RESOURCES.some((other) => plan[other] < 0);
  const open = sells || plan[kind] < 0 || RESOURCES.indexOf(kind) >= m.buy_from;
  return plan[kind] < 0 || (m.offered.includes(kind) && open && plan[kind] < m.left);
}

/** Units that the plan buys. */
export const bought = (plan: Plan): number => RESOURCES.reduce((sum, kind) => sum + Math.max(0, plan[kind]), 0);

export type Fault = 'money' | 'due' | 'four' | 'surplus' | null;

/** Why the plan cannot be carried out; null if it can. */
export function fault(m: Market, plan: Plan): Fault {
  if (bought(plan) > m.left) return 'four';
  if (toSurplus(m, plan) > m.surplus_room) return 'surplus';
  const money = moneyAfter(m, plan);
  if (money < 0) return 'money';
  return money < m.due ? 'due' : null;
}

/** Sales first, then purchases, each in the order of the kinds, then `done`. */
export function actions(plan: Plan): string[] {
  const units = (word: string, sign: number) =>
    RESOURCES.flatMap((kind) => Array.from({ length: Math.max(0, sign * plan[kind]) }, () => `${word} ${kind}`));
  return [...units('sell', -1), ...units('buy', 1), 'done'];
}

/** The plan to begin with: nothing, or the sales that just bring in what is due. */
export function proposal(m: Market): Plan {
  const plan = emptyPlan();
  while (moneyAfter(m, plan) < m.due) {
    const missing = m.due - moneyAfter(m, plan);
    const kinds = RESOURCES.filter((kind) => canSell(m, plan, kind));
    if (!kinds.length) break;
    const enough = kinds.filter((kind) => m.prices[kind] >= missing);
    const best = (list: Resource[], sign: number) => list.reduce((a, b) => (sign * m.prices[b] < sign * m.prices[a] ? b : a));
    plan[enough.length ? best(enough, 1) : best(kinds, -1)] -= 1;
  }
  return plan;
}
