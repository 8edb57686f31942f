// Discordia as a module of the page.
import type { GameModule } from '../types';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Intro from './Intro.svelte';
import { yearEnd } from './city';
import { retell } from './retell';
import { label, status, tileAction } from './words';
import { total, type DiscordiaView } from './view';

const OWN_CITY = ['place', 'send', 'return', 'star', 'deploy', 'tear'];

const module: GameModule<DiscordiaView> = {
  id: 'discordia',
  Board,
  panes: true,
  Dock,
  label,
  action: tileAction,
  retell: (events, t) => events.flatMap((event) => retell(event, t) ?? []),
  status,
  // The score is the reserve; only the log knows by which causes it came about.
  scores: () => ({ total: [], causes: [] }),
  forecast: (view) => {
    if (view.stage === 'over') return null;
    const rows = view.players.map((player, seat) => {
      const reserve = total(player.reserve);
      return { reserve, shortage: Math.max(-reserve, yearEnd(view, seat).shortage) };
    });
    return { total: rows.map((r) => r.reserve + r.shortage), causes: rows };
  },
  onBoard: () => true,
  secrets: () => false,
  pane: (view) => (OWN_CITY.includes(view.decision ?? '') ? 'city' : 'board'),
  keys: true,
  Intro,
};

export default module;
