// What a column offers, and why a main action of it is closed, as far as the own city and the supply show it.
import type { Translate } from '../types';
import type { Prospects } from './prospects';
import { ACTION_TILES, COLOURS, EXPANSIONS, tile, type Colour } from './tables';
import type { DiscordiaView, OwnTile, Player } from './view';

export type Obstacle = 'none' | 'full' | 'fresh' | 'gone' | 'no_star' | 'no_crew' | `no_${Colour}`;

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

/** Whether the reserve has the workers of a place: its kinds first, then wildcards, whom a Privilege makes; anybody else for grey ones. */
function fits(space: string, reserve: Player['reserve'], wild: Colour[]): boolean {
  const bound = COLOURS.filter((c) => !wild.includes(c)).map((c) => ({ have: reserve[c], asked: [...space].filter((wants) => wants === c).length }));
  const wilds = wild.reduce((n, c) => n + reserve[c], 0);
  const printed = [...space].filter((wants) => wants !== 'g').length;
  const manned = bound.reduce((n, { have, asked }) => n + Math.min(have, asked), 0);
  const others = bound.reduce((n, { have, asked }) => n + Math.max(0, have - asked), 0);
  return wilds >= printed - manned + Math.max(0, space.length - printed - others);
}

/** The kind whom all these places want, if there is nobody of it: then that is the reason. */
function missing(spaces: string[], reserve: Player['reserve']): Obstacle {
  const [wants] = COLOURS.filter((c) => spaces.every((space) => space.includes(c)));
  return wants && !reserve[wants] ? `no_${wants}` : 'no_crew';
}

export function obstacle(action: string, view: DiscordiaView, seat: number, prospects?: Prospects | null): Obstacle | null {
  const player = view.players[seat]!;
  if (action === 'stars') return view.supply.stars ? null : 'gone';
  if (action === 'expand') return EXPANSIONS.some((kind) => view.supply[kind]) ? null : 'gone';
  if (action === 'develop') return player.stars ? null : 'no_star';
  const tiles = manned(player, action);
  if (!tiles.length) return 'none';
  const next = (own: OwnTile) => tile(own.id).spaces[own.workers.length];
  const open = tiles.filter((own): own is OwnTile => !!own && !!next(own));
  if (!open.length) return 'full';
  const spaces = open.filter(({ id }) => !player.fresh.includes(id)).map((own) => next(own)!);
  if (!spaces.length) return 'fresh';
  return spaces.some((space) => fits(space, player.reserve, prospects?.cities[seat]?.wildcards ?? [])) ? null : missing(spaces, player.reserve);
}

/** "not now: Ships, Farms (you have none)"; empty where nothing is closed. */
export function closedWords(actions: string[], view: DiscordiaView, seat: number, t: Translate, prospects?: Prospects | null): string {
  const groups = new Map<Obstacle, string[]>();
  for (const action of actions) {
    const why = obstacle(action, view, seat, prospects);
    if (why) groups.set(why, [...(groups.get(why) ?? []), t(`board.column.${action}`)]);
  }
  const closed = [...groups].map(([why, names]) => t('board.closed_by', { what: names.join(', '), why: t(`board.obstacle.${why}`) }));
  return closed.length ? t('board.closed', { what: closed.join(', ') }) : '';
}
