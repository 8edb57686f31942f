// Ave Roma as a module of the page.
import type { GameModule, Scores } from '../types';
import Board from './Board.svelte';
import Intro from './Intro.svelte';
import Piece from './Piece.svelte';
import StockLine from './StockLine.svelte';
import { forecast, scores_by_patron, type Sheet } from './forecast';
import { gather, retell } from './retell';
import { card_name } from './tables';
import { label, status } from './words';
import type { AveRomaView } from './view';

const joined = (sheets: Sheet[]): Scores => ({
  total: sheets.map((s) => s.total),
  causes: sheets.map((s) => s.causes),
});

const module: GameModule<AveRomaView> = {
  id: 'ave-roma',
  Board,
  panes: true,
  label,
  retell: (events, t) => gather(events.flatMap((event) => retell(event, t) ?? [])),
  status,
  scores: (view, events) => joined(scores_by_patron(view, events)),
  forecast: (view) => joined(view.players.map((_, seat) => forecast(view, seat))),
  cause: (key) => (key.startsWith('patron ') ? card_name(key.slice(7)) : null),
  onBoard: () => true,
  secrets: () => false,
  pane: (view) => (['worker', 'activate', 'patron_slot', 'double', 'extra_patron', 'train_after'].includes(view.decision ?? '') ? 'city' : 'board'),
  Stock: StockLine,
  keys: true,
  Intro,
  Piece,
};

export default module;
