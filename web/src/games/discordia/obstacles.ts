// What a column offers, and why a main action of it is closed, as far as the own city and the supply show it.
import type { Translate } from '../types';
import type { Prospects } from './prospects';
import { ACTION_TILES, EXPANSIONS, tile } from './tables';
import type { DiscordiaView, Player } from './view';

export type Obstacle = 'none' | 'full' | 'gone' | 'no_star';

/** The main actions of a column beside taking a tile. */
export const actionsOf = (value: number, view: DiscordiaView, seat: number, prospects?: Prospects | null): string[] => [
  ...(ACTION_TILES[view.action_tiles[value - 1] ?? ''] ?? []),
  ...(prospects?.cities[seat]?.develops.includes(value) ? ['develop'] : []),
];

/** Own tiles to which the action of a kind sends workers. */
const manned = (player: Player, kind: string) =>
  [...Object.values(player.city).flat(), ...player.towers].filter(
    (own) => own && tile(own.id).spaces.length > 0 && (tile(own.id).kind === kind || (kind === 'barracks' && tile(own.id).kind === 'military_tower')),
  );

export function obstacle(action: string, view: DiscordiaView, seat: number): Obstacle | null {
  const player = view.players[seat]!;
  if (action === 'stars') return view.supply.stars ? null : 'gone';
  if (action === 'expand') return EXPANSIONS.some((kind) => view.supply[kind]) ? null : 'gone';
  if (action === 'develop') return player.stars ? null : 'no_star';
  const tiles = manned(player, action);
  if (!tiles.length) return 'none';
  return tiles.some((own) => own!.workers.length < tile(own!.id).spaces.length) ? null : 'full';
}

/** "not now: Ships, Farms (you have none)"; empty where nothing is closed. */
export function closedWords(actions: string[], view: DiscordiaView, seat: number, t: Translate): string {
  const groups = new Map<Obstacle, string[]>();
  for (const action of actions) {
    const why = obstacle(action, view, seat);
    if (why) groups.set(why, [...(groups.get(why) ?? []), t(`board.column.${action}`)]);
  }
  const closed = [...groups].map(([why, names]) => t('board.closed_by', { what: names.join(', '), why: t(`board.obstacle.${why}`) }));
  return closed.length ? t('board.closed', { what: closed.join(', ') }) : '';
}
