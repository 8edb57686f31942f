// What a choice brings besides its events: bonuses that will be asked, symbols that it covers.
import type { Choice } from '../types';
import { BOAT, DECREE_SPACES, MAP, PRINTED, ROW_OF, ROWS, tile, track, type Row, type Space } from './tables';
import type { DiscordiaView, OwnTile, Player } from './view';

const NO_SPACE: Space = { symbol: false, bonus: [] };

/** The space of the map that an Expansion of this row would cover. */
function slot(player: Player, row: Row): Space {
  return MAP[row][PRINTED[row] + player.expansions[row]] ?? NO_SPACE;
}

function nextStar(player: Player, name: 'expedition' | 'development'): Space {
  return track(name, player.expansions[name])[player[name]] ?? NO_SPACE;
}

/** The leftmost free space of a row; -1: none. */
function freeAt(player: Player, row: Row): number {
  return player.city[row].indexOf(null);
}

/** The space of the own map that the choice covers, if it covers one. */
export function coveredSpace(choice: Choice, view: DiscordiaView, seat: number): Space {
  const player = view.players[seat]!;
  const [word = '', argument = ''] = choice.text.split(' ');
  const onRow = (id: string) => {
    const row = ROW_OF[tile(id).kind];
    const at = row ? freeAt(player, row) : -1;
    return row && at >= 0 && at < PRINTED[row] ? { ...MAP[row][at]!, bonus: [] } : NO_SPACE;
  };
  switch (word) {
    case 'tile':
      return onRow(argument);
    case 'free': {
      const [entry, id] = (view.pending[0] ?? '').split(' ');
      return entry === 'place' && id ? onRow(id) : NO_SPACE;
    }
    case 'expand':
      return (ROWS as readonly string[]).includes(argument) ? slot(player, argument as Row) : NO_SPACE;
    case 'develop':
    case 'development':
      return nextStar(player, 'development');
    case 'expedition':
      return nextStar(player, 'expedition');
    case 'decree':
      return DECREE_SPACES[player.decrees.length] ?? NO_SPACE;
    default:
      return NO_SPACE;
  }
}

/** Effects that the choice sets off, in the order in which they come. */
export function bonuses(choice: Choice, view: DiscordiaView, seat: number): string[] {
  const [word = '', argument = ''] = choice.text.split(' ');
  const space = coveredSpace(choice, view, seat).bonus;
  switch (word) {
    case 'tile':
    case 'tower':
      return tile(argument).bonus;
    case 'boat':
      return [BOAT[view.season - 1]!];
    case 'expand': {
      const expansions = Object.values(view.players[seat]!.expansions).reduce((a, n) => a + n, 0);
      return expansions === 3 || expansions === 5 ? [...space, 'take_any_privilege'] : space;
    }
    default:
      return space;
  }
}

/** How far a player is with a Decree that counts something (DI-41); null where it does not. */
export function decreeStand(id: string, player: Player): { have: number; need: number } | null {
  const occupied = (own: OwnTile | null): own is OwnTile => !!own && own.workers.length > 0;
  const workers = (tiles: (OwnTile | null)[]) => tiles.filter(occupied).reduce((sum, own) => sum + own.workers.join('').length, 0);
  const barracks = [...player.city.fort, ...player.towers];
  const kinds = Object.values(player.expansions);
  switch (id) {
    case 'DE1':
      return { have: kinds.filter((n) => n > 0).length, need: 5 };
    case 'DE2':
      return { have: kinds.reduce((sum, n) => sum + Math.floor(n / 2), 0), need: 2 };
    case 'DE3':
      return { have: player.manipulators.active + player.manipulators.used, need: 3 };
    case 'DE4':
      return { have: player.aqueduct, need: 8 };
    case 'DE5':
      return { have: player.development, need: 6 };
    case 'DE6':
      return { have: player.expedition, need: 6 };
    case 'DE8':
    case 'DE9':
      return { have: workers([...Object.values(player.city).flat(), ...player.towers]), need: id === 'DE8' ? 12 : 9 };
    case 'DE10':
      return { have: workers(player.city.port), need: 3 };
    case 'DE11':
      return { have: workers(player.city.farmland), need: 7 };
    case 'DE12':
      return { have: workers(player.city.marketplace), need: 6 };
    case 'DE13':
      return { have: player.towers.filter((own) => own).length, need: 3 };
    case 'DE14':
      return { have: workers(barracks), need: 5 };
    default:
      return null;
  }
}
