// What a choice brings besides its events: bonuses that will be asked, symbols that it covers.
import type { Choice } from '../types';
import { BOAT, DECREE_SPACES, MAP, PRINTED, ROW_OF, ROWS, tile, track, type Row, type Space } from './tables';
import type { DiscordiaView, Player } from './view';

const NO_SPACE: Space = { symbol: false, bonus: [] };

/** The space of the map that an Expansion of this row would cover. */
function slot(player: Player, row: Row): Space {
  return MAP[row][PRINTED[row] + player.expansions[row]] ?? NO_SPACE;
}

function next_star(player: Player, name: 'expedition' | 'development'): Space {
  return track(name, player.expansions[name])[player[name]] ?? NO_SPACE;
}

/** The leftmost free space of a row; -1: none. */
function free_at(player: Player, row: Row): number {
  return player.city[row].indexOf(null);
}

/** The space of the own map that the choice covers, if it covers one. */
export function covered_space(choice: Choice, view: DiscordiaView, seat: number): Space {
  const player = view.players[seat]!;
  const [word = '', argument = ''] = choice.text.split(' ');
  const on_row = (id: string) => {
    const row = ROW_OF[tile(id).kind];
    const at = row ? free_at(player, row) : -1;
    return row && at >= 0 && at < PRINTED[row] ? { ...MAP[row][at]!, bonus: [] } : NO_SPACE;
  };
  switch (word) {
    case 'tile':
      return on_row(argument);
    case 'free': {
      const [entry, id] = (view.pending[0] ?? '').split(' ');
      return entry === 'place' && id ? on_row(id) : NO_SPACE;
    }
    case 'expand':
      return (ROWS as readonly string[]).includes(argument) ? slot(player, argument as Row) : NO_SPACE;
    case 'develop':
    case 'development':
      return next_star(player, 'development');
    case 'expedition':
      return next_star(player, 'expedition');
    case 'decree':
      return DECREE_SPACES[player.decrees.length] ?? NO_SPACE;
    default:
      return NO_SPACE;
  }
}

/** Effects that the choice sets off, in the order in which they come. */
export function bonuses(choice: Choice, view: DiscordiaView, seat: number): string[] {
  const [word = '', argument = ''] = choice.text.split(' ');
  const space = covered_space(choice, view, seat).bonus;
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
