// Stands in for the server's previews: enough events to look at the board without one.
import type { Choice, GameEvent } from '../src/games/types';
import { features, parsePlaced } from '../src/games/carpe_diem/district';
import { cardProspect } from '../src/games/carpe_diem/prospects';
import { FORUM_CARDS, YIELD, type Landscape } from '../src/games/carpe_diem/tables';
import { prestigeOf } from '../src/games/carpe_diem/forecast';
import type { CarpeDiemView } from '../src/games/carpe_diem/view';

export function preview(view: CarpeDiemView, text: string): Choice {
  const seat = view.to_act as number;
  const player = view.players[seat]!;
  const [word, a, b] = text.split(' ');
  const events: GameEvent[] = [];
  const step = (steps: number) => {
    const from = prestigeOf(view, seat);
    events.push({ event: 'prestige', seat, from, to: Math.min(20, from + steps), steps });
  };
  if (word === 'place') {
    const before = features(player.tiles).filter((f) => f.complete).length;
    const tiles = { ...player.tiles, [a!]: `${view.tile} ${b}` };
    events.push({
      event: 'built',
      seat,
      tile: view.tile,
      cell: a,
      rotation: parsePlaced(`x ${b}`).rotation,
    });
    if (player.writs.includes(a!)) {
      events.push({ event: 'writ', seat, cell: a });
      step(1);
    }
    const now = features(tiles).filter((f) => f.complete && f.cells.includes(a!));
    if (now.length + before > before) {
      for (const f of now) {
        events.push({
          event: 'completed',
          seat,
          feature: f.type,
          tiles: f.cells.length,
          cells: f.cells,
        });
        if (f.type in YIELD) {
          events.push({
            event: 'goods',
            seat,
            good: YIELD[f.type as Landscape],
            count: f.cells.length - 1,
          });
        } else if (f.type === 'granary') events.push({ event: 'bread', seat, count: 2 });
        else if (f.type === 'administration') step(2);
        else if (f.type === 'market') events.push({ event: 'coins', seat, count: 1 });
        else if (f.type === 'bakery') events.push({ event: 'bread', seat, count: 1 });
      }
    }
  }
  if (word === 'spot') {
    for (const id of [view.forum[Number(a)]!, view.forum[Number(b)]!]) {
      const times = cardProspect(player, id);
      const vp = FORUM_CARDS[id]!.reward.find(([kind]) => kind === 'vp')?.[1] ?? 0;
      if (times)
        events.push({ event: 'fulfilled', seat, card: id, times, way: 'own', points: vp * times });
      else events.push({ event: 'penalty', seat, card: id, points: -4 });
    }
  }
  if (word === 'pay') {
    const card = view.visit!.cards[0]!;
    const vp = FORUM_CARDS[card]!.reward[0]![1];
    if (Number(a))
      events.push({
        event: 'fulfilled',
        seat,
        card,
        times: Number(a),
        way: 'goods',
        points: vp * Number(a),
      });
    else events.push({ event: 'penalty', seat, card, points: -4 });
  }
  return { text, events, final: false };
}
