// What can be read off a city: open symbols, free spaces, strength, the forecast of the year's end.
import { COLOURS, DECREE_SPACES, GERMANIC, MAP, PRINTED, ROWS, tile, track, wildcard_of, type Colour } from './tables';
import type { DiscordiaView, OwnTile, Player } from './view';

/** All own tiles that hold workers: the city and its Military Towers. */
export function manned_tiles(player: Player): OwnTile[] {
  const tiles = [...ROWS.flatMap((row) => player.city[row]), ...player.towers];
  return tiles.filter((own): own is OwnTile => own !== null && tile(own.id).kind !== 'trading_tower');
}

export function is_full(own: OwnTile): boolean {
  const spaces = tile(own.id).spaces.length;
  return spaces > 0 && own.workers.length === spaces;
}

/** Open infrastructure symbols: each is a worker at the year's end (DI-51). */
export function open_symbols(player: Player): number {
  let open = 0;
  for (const row of ROWS) {
    MAP[row].forEach((space, i) => {
      const covered = i < PRINTED[row] ? !!player.city[row][i] : player.expansions[row] > i - PRINTED[row];
      if (space.symbol && !covered) open++;
    });
  }
  for (const name of ['expedition', 'development'] as const) {
    open += track(name, 0).filter((space, i) => space.symbol && player[name] <= i).length;
  }
  return open + DECREE_SPACES.filter((space, i) => space.symbol && player.decrees.length <= i).length;
}

export function free_spaces(player: Player): number {
  return manned_tiles(player).reduce((sum, own) => sum + tile(own.id).spaces.length - own.workers.length, 0);
}

/** Workers on completely manned Barracks and Military Towers, and permanent strength (DI-50). */
export function strength(player: Player): number {
  return [...player.city.fort, ...player.towers].reduce((sum, own) => {
    if (!own) return sum;
    return sum + tile(own.id).strength + (is_full(own) ? own.workers.join('').length : 0);
  }, 0);
}

export interface YearEnd {
  symbols: number;
  free: number;
  aqueduct: number;
  /** Positive: workers to draw; negative: workers to return. */
  shortage: number;
  strength: number;
  /** Strength of the open Germanic tiles; the right one may still be hidden. */
  needed: number;
  known: boolean;
}

/** The year's end if it came now. */
export function year_end(view: DiscordiaView, seat: number): YearEnd {
  const player = view.players[seat]!;
  const { open_left, open_right } = view.germanic;
  const needed = [open_left, open_right].reduce((sum, id) => sum + (id ? GERMANIC[id]!.strength : 0), 0);
  const [symbols, free] = [open_symbols(player), free_spaces(player)];
  return {
    symbols,
    free,
    aqueduct: player.aqueduct,
    shortage: symbols + free - player.aqueduct,
    strength: strength(player),
    needed,
    known: open_right !== null,
  };
}

/** Colours that may stand in for any other (DI-38). */
export function wildcards(player: Player): Set<Colour> {
  const wild = player.privileges.map(wildcard_of).filter((c): c is Colour => c !== null);
  return new Set(wild.length > new Set(wild).size ? COLOURS : wild);
}

export function find_own(player: Player, id: string): OwnTile | null {
  return [...ROWS.flatMap((row) => player.city[row]), ...player.towers].find((own) => own?.id === id) ?? null;
}
