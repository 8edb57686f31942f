// Ave Roma as a module of the page.
import type { GameModule, Scores } from '../types';
import Board from './Board.svelte';
import { forecast } from './forecast';
import { label, status } from './words';
import type { AveRomaView } from './view';

const module: GameModule<AveRomaView> = {
  id: 'ave-roma',
  Board,
  panes: true,
  label,
  status,
  scores: (view): Scores => ({ total: view.players.map((p) => p.score), causes: view.players.map((p) => p.points) }),
  forecast: (view): Scores => {
    const sheets = view.players.map((_, seat) => forecast(view, seat));
    return { total: sheets.map((s) => s.total), causes: sheets.map((s) => s.causes) };
  },
  onBoard: () => true,
};

export default module;
