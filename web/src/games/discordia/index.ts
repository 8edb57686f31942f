// Discordia as a module of the page.
import type { GameModule } from '../types';
import Board from './Board.svelte';
import Intro from './Intro.svelte';
import StockLine from './StockLine.svelte';
import { year_end } from './city';
import { retell } from './retell';
import { label, status, tile_action } from './words';
import { total, type DiscordiaView } from './view';

const module: GameModule<DiscordiaView> = {
  id: 'discordia',
  Board,
  panes: true,
  label,
  action: tile_action,
  retell: (events, t) => events.flatMap((event) => retell(event, t) ?? []),
  status,
  // The score is the reserve; only the log knows by which causes it came about.
  scores: () => ({ total: [], causes: [] }),
  forecast: (view) => {
    if (view.stage === 'over') return null;
    const rows = view.players.map((player, seat) => {
      const reserve = total(player.reserve);
      return { reserve, shortage: Math.max(-reserve, year_end(view, seat).shortage) };
    });
    return { total: rows.map((r) => r.reserve + r.shortage), causes: rows };
  },
  onBoard: () => true,
  secrets: () => false,
  pane: (view) => (['place', 'send', 'return', 'star', 'deploy', 'tear'].includes(view.decision ?? '') ? 'city' : 'board'),
  Stock: StockLine,
  keys: true,
  Intro,
};

export default module;
