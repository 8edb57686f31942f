// Carpe Diem as a module of the page.
import type { GameModule } from '../types';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { retell } from './retell';
import { tilesInReach } from './looks';
import { story } from './story';
import { aim } from './aim';
import { wordOf } from './choices';
import { read } from './prospects';
import { reasons } from './reasons';
import { tour } from './tour';
import { isOfCard } from './visits';
import { action, ending, label, question, status } from './words';
import type { CarpeDiemView } from './view';

const module: GameModule<CarpeDiemView> = {
  id: 'carpe-diem',
  Board,
  panes: true,
  label,
  action,
  // A direction says less than where it leads.
  takes: (choice, view, t, prospects) => (wordOf(choice) === 'step' ? label(choice, view, t, prospects) : null),
  wholes: (choices, view, t, prospects) => tilesInReach(choices, view, t, read(prospects)),
  retell: (events, t, action) => events.flatMap((event) => retell(event, t, action) ?? []),
  reasons,
  status,
  question,
  ending: (view, t) => ending(view, t),
  scores: (view) => ({ total: view.players.map((p) => p.vp), causes: view.players.map((p) => ({ ...p.points })) }),
  lost: { penalty: 'forum' },
  forecast: (_view, prospects) => {
    const { forecast } = read(prospects);
    return { total: forecast.map((seat) => seat.total), causes: forecast.map((seat) => seat.causes) };
  },
  onBoard: () => true,
  Dock,
  story,
  aim,
  chapter: (event) => (event.event === 'phase' ? Number(event['phase']) : null),
  begins: ({ event }) => ['moved', 'took', 'built', 'stored', 'marker'].includes(event),
  // Card by card, with what each of them brings.
  pending: ({ event }, all) => event !== 'marker' && all.some(isOfCard),
  tour,
  Legend: () => import('./Legend.svelte'),
  // Fountain cards in hand are the only secret.
  secrets: (view) => view.players.some((p) => p.fountains.some((card) => card !== null)),
  pane: (view) =>
    view.stage === 'building' && ['place', 'return'].includes(view.decision ?? '')
      ? 'city'
      : 'board',
  recap: (events) => (events.some(({ event }) => event === 'built') ? 'city' : null),
  recounts: true,
  keys: true,
  confirms: true,
  Intro: () => import('./Intro.svelte'),
  Piece: () => import('./Piece.svelte'),
};

export default module;
