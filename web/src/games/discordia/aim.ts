// Deeds of a plan as arrows: tiles into the city, workers to their tiles, stars to their tracks.
import type { Aim, GameEvent } from '../types';
import { isTower } from './tables';
import type { DiscordiaView, Workers } from './view';

/** One arrow for all workers of a kind; the first kind stands for the others. */
const figure = (event: GameEvent) => `figure-${event.seat}-${Object.keys((event.workers ?? {}) as Partial<Workers>)[0]}`;
const lies = (tile: string) => (isTower(tile) ? `shelf-${tile}` : tile.endsWith('b') ? `tile-${tile.slice(0, -1)}` : `display-${tile}`);

const AIMS: Record<string, (event: GameEvent, view: DiscordiaView) => Aim> = {
  chose_die: (e) => ({ from: null, to: `die-${e.die}` }),
  placed: (e, view) => {
    const space = Number(e.space) - 1;
    const player = view.players[e.seat!];
    const covered = (player?.city as Record<string, ({ id: string } | null)[]> | undefined)?.[String(e.row)]?.[space];
    return { from: lies(String(e.tile)), to: covered ? `tile-${covered.id}` : `space-${e.seat}-${e.row}-${space}` };
  },
  deployed: (e) => ({ from: figure(e), to: `crew-${e.tile}` }),
  star: (e) => ({ from: `stars-${e.seat}`, to: `track-${e.seat}-${e.track}-${e.space}` }),
  took_star: (e) => ({ from: 'supply-stars', to: `stars-${e.seat}` }),
  manipulator: (e) => ({ from: 'supply-manipulators', to: `manipulators-${e.seat}` }),
  decree: (e) => ({ from: `shelf-${e.decree}`, to: `decree-${e.seat}-${e.space}` }),
  privilege: (e) => ({ from: `shelf-${e.privilege}`, to: `privilege-${e.seat}` }),
  expansion: (e, view) => {
    const spaces = (view.players[e.seat!]?.city as Record<string, unknown[]> | undefined)?.[String(e.kind)];
    return { from: `supply-${e.kind}`, to: spaces ? `space-${e.seat}-${e.kind}-${spaces.length}` : `slot-${e.seat}-${e.kind}` };
  },
};

export const aim = (event: GameEvent, view: DiscordiaView): Aim | null => AIMS[event.event]?.(event, view) ?? null;
