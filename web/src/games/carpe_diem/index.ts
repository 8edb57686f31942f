// Carpe Diem as a module of the page.
import type { Choice, GameModule, Translate } from '../types';
import Board from './Board.svelte';
import Intro from './Intro.svelte';
import { forecasts, scores } from './forecast';
import { label, status } from './words';
import type { CarpeDiemView } from './view';

const module: GameModule<CarpeDiemView> = {
  id: 'carpe-diem',
  Board,
  panes: true,
  label: (choice: Choice, view: CarpeDiemView, t: Translate) => label(choice, view, t),
  status,
  scores,
  forecast: forecasts,
  onBoard: () => true,
  // Only fountain cards are secret.
  secrets: (view) => view.players.some((player) => player.fountains.some((card) => card !== null)),
  keys: true,
  guides: true,
  Intro,
};

export default module;
