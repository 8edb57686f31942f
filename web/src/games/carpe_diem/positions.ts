// For tests: situations of real games, each kind of question several times.
import { Situations, type Situation } from '../shared/engine';
import type { Foretold } from './prospects';
import type { CarpeDiemView } from './view';

export type Case = Situation<CarpeDiemView, Foretold>;

const game = 'carpe-diem';
const rare = ['craftsman', 'return', 'first', 'extra', 'pay', 'spot', 'start'];
const recorded = await Situations.record<CarpeDiemView, Foretold>(
  [
    { game, seats: 2, seed: 3 },
    { game, seats: 3, seed: 1, options: { path: 'star' } },
    { game, seats: 4, seed: 2 },
  ],
  (decision) => rare.includes(decision),
  { every: 7, most: 6 },
);

export const { cases } = recorded;
export const situation = recorded.last.bind(recorded);
