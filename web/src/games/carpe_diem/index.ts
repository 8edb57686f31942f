// Carpe Diem as a module of the page.
import type { Choice, GameModule, Translate } from '../types';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Intro from './Intro.svelte';
import Piece from './Piece.svelte';
import Legend from './Legend.svelte';
import StockLine from './StockLine.svelte';
import { forecasts, scores } from './forecast';
import { retell } from './retell';
import { story } from './story';
import { tour } from './tour';
import { action, label, status } from './words';
import type { CarpeDiemView } from './view';

const module: GameModule<CarpeDiemView> = {
  id: 'carpe-diem',
  Board,
  panes: true,
  label: (choice: Choice, view: CarpeDiemView, t: Translate) => label(choice, view, t),
  action,
  retell: (events, t) => events.flatMap((event) => retell(event, t) ?? []),
  status,
  scores,
  forecast: forecasts,
  onBoard: () => true,
  Dock,
  story,
  tour,
  Legend,
  // Fountain cards in hand are the only secret.
  secrets: (view) => view.players.some((p) => p.fountains.some((card) => card !== null)),
  pane: (view) =>
    view.stage === 'building' && ['place', 'return'].includes(view.decision ?? '')
      ? 'city'
      : 'board',
  Stock: StockLine,
  keys: true,
  Intro,
  Piece,
};

export default module;
