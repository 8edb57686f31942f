// Points as they stand, and as they would be if the game ended here (CD-60 to CD-64).
import { features, frameGoals, owned, villaPoints } from './district';
import { FOUNTAIN_POINTS, GOODS, fountainType } from './tables';
import type { CarpeDiemView, Causes, PlayerView } from './view';

export const CAUSES = [
  'start',
  'forum',
  'penalty',
  'overflow',
  'items',
  'prestige',
  'frames',
  'fountains',
  'villas',
] as const;

export function items(player: PlayerView): number {
  const goods = GOODS.reduce((sum, good) => sum + player.goods[good], 0);
  return goods + player.coins + player.bread + player.stored.length;
}

export function prestigeOf(view: CarpeDiemView, seat: number): number {
  return Math.max(
    0,
    view.prestige.findIndex((stack) => stack.includes(seat)),
  );
}

/** What the seat's points would be now; hidden fountain cards of rivals count nothing. */
export function forecast(view: CarpeDiemView, seat: number): Causes {
  const player = view.players[seat]!;
  if (view.stage === 'over') return { ...player.points };
  const list = features(player.tiles);
  return {
    ...player.points,
    items: Math.floor(items(player) / 2),
    prestige: prestigeOf(view, seat),
    frames: frameGoals(player.frames, list).reduce((sum, g) => sum + (g.met ? g.vp : 0), 0),
    fountains: player.fountains.reduce(
      (sum, card) => sum + (card ? FOUNTAIN_POINTS * owned(list, fountainType(card)) : 0),
      0,
    ),
    villas: villaPoints(list),
  };
}

export function total(causes: Causes): number {
  return Object.values(causes).reduce((sum, n) => sum + n, 0);
}

export function scores(view: CarpeDiemView): { total: number[]; causes: Causes[] } {
  return {
    total: view.players.map((p) => p.vp),
    causes: view.players.map((p) => ({ ...p.points })),
  };
}

export function forecasts(view: CarpeDiemView): { total: number[]; causes: Causes[] } {
  const causes = view.players.map((_, seat) => forecast(view, seat));
  return { total: causes.map(total), causes };
}
