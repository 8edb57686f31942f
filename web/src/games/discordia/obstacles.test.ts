// What a column offers, against the answers of the program in whole games.
import { describe, expect, it } from 'vitest';
import { Situations } from '../shared/engine';
import { actionsOf, obstacle } from './obstacles';
import { ROW_OF, tile } from './tables';
import { findOwn, type DiscordiaView } from './view';
import type { Prospects } from './prospects';
import type { Choice } from '../types';

const turns = await Situations.record<DiscordiaView, Prospects>(
  [3, 4].map((seats) => ({ game: 'discordia', seats, seed: seats })),
  (decision) => decision === 'turn',
  { every: 1000, most: 400 },
);

/** Whether a choice is the action of this name. */
function does(action: string, { text }: Choice, view: DiscordiaView, seat: number): boolean {
  const [word, id = ''] = text.split(' ');
  if (!(action in ROW_OF)) return word === action;
  const kind = tile(findOwn(view.players[seat]!, id)?.id ?? 'SA1').kind;
  return word === 'deploy' && (kind === action || (action === 'barracks' && kind === 'military_tower'));
}

describe('the actions of a column', () => {
  it('DI-23 are open exactly where the rules offer them', () => {
    const why = new Set<string | null>();
    for (const [name, { view, seat, choices, prospects }] of turns.cases) {
      if (view.decision !== 'turn' || view.turn!.main) continue;
      for (const action of actionsOf(view.turn!.value, view, seat!, prospects)) {
        const closed = obstacle(action, view, seat!, prospects);
        expect(closed === null, `${name} ${action} ${closed}`).toBe(choices.some((choice) => does(action, choice, view, seat!)));
        why.add(closed);
      }
    }
    expect([...why]).toEqual(expect.arrayContaining([null, 'none', 'full', 'no_crew', 'no_r']));
  });
});
