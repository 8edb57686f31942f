// Discordia as a module of the page.
import type { GameModule } from '../types';
import Board from './Board.svelte';
import { deed } from './bundles';
import Dock from './Dock.svelte';
import TurnExample from './TurnExample.svelte';
import { forecast } from './prospects';
import { reasons, stepsWords } from './reasons';
import { retellAll } from './retell';
import { story } from './story';
import { aim } from './aim';
import { ending, label, pastAction, question, status } from './words';
import type { DiscordiaView } from './view';

/** What is seen in the own city. */
const BUILDS = ['placed', 'deployed', 'covered', 'star', 'aqueduct', 'expansion', 'decree'];
const OWN_CITY = ['place', 'send', 'return', 'star', 'deploy', 'tear'];

const module: GameModule<DiscordiaView> = {
  id: 'discordia',
  Board,
  panes: true,
  roomyDock: true,
  Dock,
  label,
  action: pastAction,
  retell: retellAll,
  status,
  question,
  deed,
  takes: (choice, view, t) => (choice.text === 'done' && view.decision === 'turn' ? t('board.dock.done') : null),
  reasons,
  steps: stepsWords,
  ending: (view, t, prospects) => ending(view, t, prospects),
  // The score is the reserve; only the log knows by which causes it came about.
  scores: () => ({ total: [], causes: [] }),
  forecast: (view, prospects) => (view.stage === 'over' ? null : forecast(prospects)),
  onBoard: () => true,
  story,
  aim,
  chapter: (event) => (event.event === 'year' ? Number(event['year']) : null),
  tour: [
    { place: 'own-reserve', key: 'tour.goal', pane: 'city' },
    { place: 'dice', key: 'tour.die', pane: 'board' },
    { place: 'display', key: 'tour.column', pane: 'board', Picture: TurnExample, played: true },
    { place: 'own-city', key: 'tour.city', pane: 'city' },
    { place: 'raid', key: 'tour.raid', pane: 'board' },
    { place: 'own-balance', key: 'tour.year', pane: 'city' },
  ],
  Legend: () => import('./Legend.svelte'),
  secrets: () => false,
  // Workers that are drawn for a swap are followed by those that go back.
  finishes: (action, view) => action === 'done' && view.decision === 'turn',
  goesOn: (view) => view.pending.some((entry) => entry.startsWith('give_')),
  step: (action) => /^(send|return|deploy|special) /.test(action),
  recap: (events) => (events.some(({ event }) => BUILDS.includes(event)) ? 'city' : 'board'),
  pane: (view) => (OWN_CITY.includes(view.decision ?? '') ? 'city' : 'board'),
  keys: true,
  Intro: () => import('./Intro.svelte'),
  Piece: () => import('./Piece.svelte'),
};

export default module;
