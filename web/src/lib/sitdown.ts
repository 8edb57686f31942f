// Ways to sit down: against bots at once, with a friend by link, together at this screen.
import { factsOf } from '../games/facts';
import { api } from './api';
import { ensureName } from './person.svelte';
import type { GameInfo, SeatWish } from './protocol';
import { settings } from './settings.svelte';

const within = (n: number, [min = 2, max = min]: number[]) => Math.min(max, Math.max(min, n));

/** How many sit down: as wished before, else as a first game begins. */
export const seatsOf = (game: GameInfo): number =>
  within(settings.seats[game.id] ?? factsOf(game.id)?.begins ?? 2, game.seats);

/** Levels that only serve comparison. */
export const YARDSTICKS = ['random', 'greedy'];

/** The weakest level that plays like a person. */
export const gentlest = (levels: string[]): string =>
  levels.find((level) => !YARDSTICKS.includes(level)) ?? levels[0] ?? 'random';

/** The level wished before; newcomers meet the gentlest. */
export function levelOf(game: GameInfo): string {
  const wished = settings.level[game.id];
  if (wished && game.levels.includes(wished) && !YARDSTICKS.includes(wished)) return wished;
  return gentlest(game.levels);
}

export async function sitDown(game: GameInfo, seats: SeatWish[]): Promise<{ id: string; invite: string | null }> {
  await ensureName();
  return api.create({
    game: game.id,
    options: {},
    seats,
    pace: { kind: 'untimed' },
    hold: settings.hold,
    listed: false,
    start: true,
  });
}

export function againstBots(game: GameInfo, count = seatsOf(game), level = levelOf(game)) {
  const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot' as const, level }));
  return sitDown(game, [{ kind: 'me' }, ...bots]);
}

export const withFriend = (game: GameInfo) => sitDown(game, [{ kind: 'me' }, { kind: 'open' }]);

/** Everybody at this screen; their names are remembered here, where alone they are seen. */
export async function atOneScreen(game: GameInfo, names: string[]) {
  const made = await sitDown(game, names.map(() => ({ kind: 'me' as const })));
  settings.people[made.id] = names.map((name) => name.trim());
  const ids = Object.keys(settings.people);
  for (const old of ids.slice(0, Math.max(0, ids.length - 20))) delete settings.people[old];
  return made;
}
