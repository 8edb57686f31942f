// Mercator's whole trade in one panel: what is sold and bought, and the actions that do it.
import { AREA_CARDS, BOARDS, RESOURCES, type Resource } from './tables';
import { actionOf, type AveRomaView } from './view';

/** Per kind: negative = sold, positive = bought. */
export type Plan = Record<Resource, number>;

export interface Market {
  prices: Record<Resource, number>;
  /** Kinds that can be bought here. */
  offered: Set<Resource>;
  stock: Record<Resource, number>;
  denarii: number;
  surplus: number;
  due: number;
  /** Units that may still be bought. */
  left: number;
  /** Kinds before these were passed over in the run of sales or purchases under way. */
  soldTo: number;
  boughtTo: number;
}

export function market(view: AveRomaView, seat: number): Market | null {
  const action = actionOf(view);
  if (view.decision !== 'trade' || !action || action.value === null) return null;
  const player = view.players[seat]!;
  const card = view.areas[action.value - 1]?.card;
  const [last, kind] = action.last?.split(' ') ?? [];
  const passed = Math.max(0, RESOURCES.indexOf(kind as Resource));
  const sides = card ? [...AREA_CARDS[card]!.top, ...AREA_CARDS[card]!.bottom] : [];
  return {
    prices: BOARDS[player.board]!,
    offered: new Set(sides),
    stock: player.resources,
    denarii: player.denarii,
    surplus: player.surplus,
    due: action.due,
    left: 4 - action.bought,
    soldTo: last === 'sell' && player.denarii >= action.due ? passed : 0,
    boughtTo: last === 'buy' ? passed : 0,
  };
}

export const emptyPlan = (): Plan => ({ wood: 0, stone: 0, livestock: 0, wheat: 0, ore: 0, wine: 0 });

/** Denarii after the plan, before the area card is paid. */
export function moneyAfter(m: Market, plan: Plan): number {
  return RESOURCES.reduce((sum, kind) => sum - plan[kind] * m.prices[kind], m.denarii);
}

/** Units that would become surplus because the stock is full. */
export function toSurplus(m: Market, plan: Plan): number {
  return RESOURCES.reduce((sum, kind) => sum + Math.max(0, m.stock[kind] + plan[kind] - 3), 0);
}

/** Whether another unit of this kind can be sold; equal orders of sales are offered once. */
export function canSell(m: Market, plan: Plan, kind: Resource): boolean {
  return RESOURCES.indexOf(kind) >= m.soldTo && plan[kind] > -m.stock[kind];
}

export function canBuy(m: Market, plan: Plan, kind: Resource): boolean {
  const sells = RESOURCES.some((other) => plan[other] < 0);
  const open = sells || plan[kind] < 0 || RESOURCES.indexOf(kind) >= m.boughtTo;
  return plan[kind] < 0 || (m.offered.has(kind) && open && plan[kind] < m.left);
}

export type Fault = 'money' | 'due' | 'four' | 'surplus' | null;

/** Why the plan cannot be carried out; null if it can. */
export function fault(m: Market, plan: Plan): Fault {
  const bought = RESOURCES.reduce((sum, kind) => sum + Math.max(0, plan[kind]), 0);
  if (bought > m.left) return 'four';
  if (m.surplus + toSurplus(m, plan) > 7) return 'surplus';
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
