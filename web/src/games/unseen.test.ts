// What is still to be told does not show: with the events that come of themselves undone, the table is as it
// was before them. Whole golden games, compared action by action.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import aveRoma from './ave_roma';
import carpeDiem from './carpe_diem';
import discordia from './discordia';
import { Engine } from './shared/engine';
import type { GameEvent, GameModule } from './types';

/** Of both views what must be equal, and how often there must be something to compare. */
type Compared = [module: GameModule, record: string, of: (view: any) => unknown, least: number];
const sum = (all: Record<string, number>) => Object.values(all).reduce((a, b) => a + b, 0);
const games: Compared[] = [
  [discordia, 'discordia/3_seats_greedy', ({ year, season, stage, germanic, players }) => [year, season, stage === 'raid' ? 'shortage' : stage, germanic.open_left, germanic.open_right, players.map((p: any) => sum(p.reserve))], 12],
  [carpeDiem, 'carpe_diem/3_seats_greedy', ({ phase, round, stage, players }) => [phase, stage, stage === 'building' ? round : 0, players.map((p: any) => [p.vp, p.patrician])], 4],
  [aveRoma, 'ave_roma/three_seats_deck_17', ({ round, phase }) => [round, phase], 5],
];

interface Move {
  before: any;
  after: any;
  events: GameEvent[];
  action: string;
  to_act: unknown;
}
async function replay(name: string, look: (move: Move) => void): Promise<void> {
  const { actions, ...record } = JSON.parse(readFileSync(new URL(`../../../tests/golden/${name}.json`, import.meta.url), 'utf8'));
  const engine = new Engine();
  await engine.ask('deal', { record: { ...record, actions: [], result: undefined } });
  const view = async () => (await engine.ask('view', { seat: 0 })).view;
  let before = await view();
  for (const action of actions) {
    const { events, to_act } = await engine.ask('apply', { action });
    const after = await view();
    look({ before, after, events, action, to_act });
    before = after;
  }
  engine.close();
}

it.each(games)('%#: what befalls the table is not seen before it is told', async ({ unseen }, name, of, least) => {
  let compared = 0;
  await replay(name, ({ before, after, events, action, to_act }) => {
    // What the action did itself is told first; here only those are compared where it did nothing that counts.
    const from = events.findIndex(({ befalls }) => befalls);
    const deed = events.slice(0, Math.max(0, from));
    const counts = deed.some(({ points, event }) => points || event === 'moved' || event === 'started');
    if (from >= 0 && !counts && to_act !== null) {
      expect(of(unseen!(after, events.slice(from), before)), action).toEqual(of(before));
      ++compared;
    }
  });
  expect(compared).toBeGreaterThanOrEqual(least);
});

/** What Ave Roma's rows, workers and passes show. */
const tabled = ({ round, phase, order, rows, decks, workers, players }: any) => ({ round, phase, order, rows, decks, workers, players: players.map((p: any) => [p.passed, [...p.workers].sort(), p.training]) });
const BESIDE = ['passed', 'workers_taken', 'row_discarded', 'refill_rows', 'top_card', 'order', 'round', 'game_ends', 'final'];

it.each(['three_seats_deck_17', '5_seats_greedy', 'two_seats', 'four_seats_advanced'])('rows, workers and passes wait for the story: %s', async (name) => {
  let compared = 0;
  await replay(`ave_roma/${name}`, ({ before, after, events, action }) => {
    if (events.length === 0 || !events.every(({ event }) => BESIDE.includes(event))) return;
    expect(tabled(aveRoma.unseen!(after, events, before)), action).toEqual(tabled(before));
    ++compared;
  });
  expect(compared).toBeGreaterThan(12);
});
