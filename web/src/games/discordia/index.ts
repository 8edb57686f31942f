// Discordia as a module of the page.
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { label, status } from './words';
import { total, type DiscordiaView } from './view';

const module: GameModule<DiscordiaView> = {
  id: 'discordia',
  Board,
  panes: true,
  label,
  status,
  // The score is the reserve, and fewer is better; its causes are in the log.
  scores: (view) => ({ total: view.players.map((p) => total(p.reserve)), causes: view.players.map(() => ({})) }),
  onBoard: () => true,
};

export default module;
