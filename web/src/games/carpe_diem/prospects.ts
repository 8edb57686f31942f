// What forum cards would bring now: as often as goods, coins and the district allow, no bread used
// for more (CD-43, CD-44, CD-48).
import { features, frameGoals, owned, villaPoints, type Tiles } from './district';
import { FORUM_CARDS, type Good, type Reward } from './tables';
import type { PlayerView } from './view';

type Purse = Pick<PlayerView, 'goods' | 'coins'>;

function payable(purse: Purse, id: string): number {
  const missing = (times: number) =>
    FORUM_CARDS[id]!.need.reduce(
      (sum, [good, n]) => sum + Math.max(0, times * n - purse.goods[good as Good]),
      0,
    );
  let times = 0;
  while (missing(times + 1) <= purse.coins) times++;
  return times;
}

/** The purse after paying: own goods first, the rest in coins. */
function pay(purse: Purse, id: string, times: number): Purse {
  const goods = { ...purse.goods };
  let coins = purse.coins;
  for (const [good, n] of FORUM_CARDS[id]!.need) {
    const left = goods[good as Good] - times * n;
    goods[good as Good] = Math.max(0, left);
    coins += Math.min(0, left);
  }
  return { goods, coins };
}

/** How often a card could be fulfilled now. */
export function cardProspect(player: PlayerView, id: string): number {
  const card = FORUM_CARDS[id]!;
  if (card.red) return payable(player, id);
  const list = features(player.tiles);
  return Math.min(...card.need.map(([need, n]) => Math.floor(owned(list, need) / n)));
}

export interface Prospect {
  times: [number, number];
  points: number;
  gains: Partial<Record<Reward, number>>;
}

/** The best of both cards of a spot, the second paid with what the first leaves or brings. */
export function spotProspect(player: PlayerView, a: string, b: string): Prospect {
  const cards = [a, b].map((id) => FORUM_CARDS[id]!);
  const own = [a, b].map((id, i) => (cards[i]!.red ? 0 : cardProspect(player, id)));
  const coins = cards.reduce(
    (sum, c, i) => sum + own[i]! * (c.reward.find(([kind]) => kind === 'coin')?.[1] ?? 0),
    player.coins,
  );
  const purse = { goods: player.goods, coins };
  let best: Prospect | null = null;
  const most = cards[0]!.red ? payable(purse, a) : 0;
  for (let first = 0; first <= most; first++) {
    const rest = cards[0]!.red ? pay(purse, a, first) : purse;
    const times: [number, number] = [
      cards[0]!.red ? first : own[0]!,
      cards[1]!.red ? payable(rest, b) : own[1]!,
    ];
    const gains: Prospect['gains'] = {};
    let points = 0;
    cards.forEach((card, i) => {
      if (!times[i]) points -= 4;
      for (const [kind, n] of card.reward) {
        if (kind === 'vp') points += n * times[i]!;
        else if (times[i]) gains[kind] = (gains[kind] ?? 0) + n * times[i]!;
      }
    });
    if (!best || points > best.points) best = { times, points, gains };
  }
  return best!;
}

/** Points that a district would count at the end (CD-62, CD-64): goals of the frame and villas. */
function districtPoints(player: PlayerView, tiles: Tiles): number {
  const list = features(tiles);
  const goals = frameGoals(player.frames, list).reduce((sum, goal) => sum + (goal.met ? goal.vp : 0), 0);
  return goals + villaPoints(list);
}

/** What a change of the district brings at the end, beside what it pays at once. */
export function endGain(player: PlayerView, after: Tiles): number {
  return districtPoints(player, after) - districtPoints(player, player.tiles);
}
