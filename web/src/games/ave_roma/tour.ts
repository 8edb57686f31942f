// "New here? 60 seconds": goal, turn and scoring, each at a place of the real board.
import type { TourStep } from '../types';
import ReachExample from './ReachExample.svelte';

export const tour: TourStep[] = [
  { place: 'city', key: 'tour.goal', pane: 'board' },
  { place: 'own-store', key: 'tour.goods', pane: 'city' },
  { place: 'area-cards', key: 'tour.areas', pane: 'board' },
  { place: 'area-columns', key: 'tour.columns', pane: 'board' },
  { place: 'cards', key: 'tour.cards', pane: 'board', Picture: ReachExample, played: true },
  { place: 'own-patrons', key: 'tour.patrons', pane: 'city' },
  { place: 'own-workers', key: 'tour.pass', pane: 'city' },
];
