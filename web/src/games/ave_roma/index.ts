// Ave Roma as a module of the page.
import type { GameModule } from '../types';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import { forecasts, scoresByPatron } from './forecast';
import { gather, retell } from './retell';
import { reasons } from './reasons';
import { story } from './story';
import { aim } from './aim';
import { tour } from './tour';
import { cardName } from './tables';
import { deed, ending, label, question, status, takes, why } from './words';
import type { AveRomaView } from './view';

/** Questions that are answered on the own board. */
const AT_HOME = ['activate', 'patron_slot', 'double', 'extra_patron', 'train_after'];

const module: GameModule<AveRomaView> = {
  id: 'ave-roma',
  Board,
  Dock,
  panes: true,
  roomyDock: true,
  label,
  takes,
  deed,
  retell: (events, t) => gather(events.flatMap((event) => retell(event, t) ?? []), t),
  joins: (action) => /^(sell|buy) /.test(action),
  question,
  why: (choice, view, t) => why(choice, view, t),
  reasons: (list, _plan, _view, t) => reasons(list, t),
  status,
  story,
  aim,
  begins: ({ event }) => event === 'workers_taken' || event === 'passed',
  chapter: (event) => (event.event === 'round' ? Number(event['round']) : null),
  scores: scoresByPatron,
  forecast: (_, prospects) => forecasts(prospects ?? null),
  ending: (_, t, prospects) => ending(t, prospects ?? null),
  cause: (key, t) => (key.startsWith('patron ') ? t('board.patron_named', { name: cardName(key.slice(7)) }) : null),
  countsAs: (key) => (key.startsWith('patron ') ? 'endgame' : key),
  onBoard: () => true,
  secrets: () => false,
  pane: (view) => (AT_HOME.includes(view.decision ?? '') ? 'city' : 'board'),
  recap: () => null,
  order: (view) => view.order,
  keys: true,
  tour,
  Legend: () => import('./Legend.svelte'),
  Intro: () => import('./Intro.svelte'),
  Piece: () => import('./Piece.svelte'),
};

export default module;
