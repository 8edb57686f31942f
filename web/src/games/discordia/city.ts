// What can be read off a city: open symbols, free spaces, strength, the forecast of the year's end.
import { COLOURS, DECREE_SPACES, GERMANIC, MAP, PRINTED, ROWS, tile, track, wildcardOf, type Colour } from './tables';
import type { DiscordiaView, OwnTile, Player } from './view';

/** All own tiles that hold workers: the city and its Military Towers. */
export function mannedTiles(player: Player): OwnTile[] {
  const tiles = [...ROWS.flatMap((row) => player.city[row]), ...player.towers];
  return tiles.filter((own): own is OwnTile => own !== null && tile(own.id).kind !== 'trading_tower');
}

export function isFull(own: OwnTile): boolean {
  const spaces = tile(own.id).spaces.length;
  return spaces > 0 && own.workers.length === spaces;
}

/** Open infrastructure symbols: each is a worker at the year's end (DI-51). */
export function openSymbols(player: Player): number {
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

export function freeSpaces(player: Player): number {
  return mannedTiles(player).reduce((sum, own) => sum + tile(own.id).spaces.length - own.workers.length, 0);
}

/** Workers on completely manned Barracks and Military Towers, and permanent strength (DI-50). */
export function strength(player: Player): number {
  return [...player.city.fort, ...player.towers].reduce((sum, own) => {
    if (!own) return sum;
    return sum + tile(own.id).strength + (isFull(own) ? own.workers.join('').length : 0);
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
export function yearEnd(view: DiscordiaView, seat: number): YearEnd {
  const player = view.players[seat]!;
  const { open_left, open_right } = view.germanic;
  const needed = [open_left, open_right].reduce((sum, id) => sum + (id ? GERMANIC[id]!.strength : 0), 0);
  const [symbols, free] = [openSymbols(player), freeSpaces(player)];
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
  const wild = player.privileges.map(wildcardOf).filter((c): c is Colour => c !== null);
  return new Set(wild.length > new Set(wild).size ? COLOURS : wild);
}

export function findOwn(player: Player, id: string): OwnTile | null {
  return [...ROWS.flatMap((row) => player.city[row]), ...player.towers].find((own) => own?.id === id) ?? null;
}
