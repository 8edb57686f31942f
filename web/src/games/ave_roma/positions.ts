// For tests: situations of real games, each kind of question several times.
import { Situations, type Situation } from '../shared/engine';
import type { Prospects } from './prospects';
import type { AveRomaView } from './view';

export type Case = Situation<AveRomaView, Prospects>;

const game = 'ave-roma';
const common = ['turn', 'worker', 'shadow'];
const recorded = await Situations.record<AveRomaView, Prospects>(
  [
    { game, seats: 2, seed: 5, options: { advanced: true } },
    { game, seats: 3, seed: 2 },
    { game, seats: 4, seed: 1, options: { advanced: true } },
  ],
  (decision) => !common.includes(decision),
  { every: 11, most: 4 },
);

export const { cases } = recorded;
export const situation = recorded.last.bind(recorded);
