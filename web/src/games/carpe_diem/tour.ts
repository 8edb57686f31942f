// "New here? 60 seconds": goal, turn and scoring on the real board.
import type { TourStep } from '../types';
import FitExample from './FitExample.svelte';
import WalkExample from './WalkExample.svelte';

export const tour: TourStep[] = [
  { place: 'own-land', key: 'tour.goal', pane: 'city' },
  { place: 'plaza', key: 'tour.market', pane: 'board', Picture: WalkExample, played: true },
  { place: 'own-land', key: 'tour.build', pane: 'city', Picture: FitExample, played: true },
  { place: 'row', key: 'tour.row', pane: 'board' },
  { place: 'forum', key: 'tour.forum', pane: 'board' },
  { place: 'road', key: 'tour.road', pane: 'board' },
  { place: 'own-sum', key: 'tour.end', pane: 'city' },
];
