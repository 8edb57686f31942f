// Events as people see them: who acts, from where, to where. The events of one deed come in their
// order, so that goods and steps fly from what earned them.
import type { GameEvent, Place, Step, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { featurePlace } from './places';
import Phase from './scenes/Phase.svelte';
import Visits from './scenes/Visits.svelte';
import { isOfVisit, visitOf } from './visits';
import { gained } from './table';
import { FRAMES, STALLS, UNFULFILLED_VP, isSingle } from './tables';
import type { CarpeDiemView } from './view';
import { describeTile } from './words';

type Tell = (event: GameEvent, view: CarpeDiemView, t: Translate) => Step[];

/** What the last event stood on: later gains of the same deed come from there. */
let source: Place = 'plaza';

/** The visits of the forum that is held, told again when it closes; null while people build. */
let visits: GameEvent[] | null = null;

/** A new phase stands for so long, and for each visit that it tells so much longer. */
const BEGIN_MS = 2600;
const VISIT_MS = 1500;

const cardPlace = (view: CarpeDiemView, card: unknown): Place => `card-${view.forum.indexOf(String(card))}`;

/** Something is won at the source, or paid from the stock. */
function stock(kind: string, n: number, seat: number): Step[] {
  const at = `stock-${seat}-${kind}`;
  if (n <= 0) return n ? [{ kind: 'light', at, seat, note: gained(n) }] : [];
  return [{
    kind: 'together',
    steps: [
      { kind: 'fly', from: source, to: at, copies: n, sound: kind === 'coin' ? 'coin' : 'wood' },
      { kind: 'light', at, seat, note: gained(n) },
    ],
  }];
}

function points(event: GameEvent, at: Place): Step[] {
  return event.points && event.seat !== undefined ? [{ kind: 'points', seat: event.seat, points: event.points, at }] : [];
}

const SIDES = ['top', 'right', 'bottom', 'left'];

/** Goals are numbered from side to side, in the order of their frame part. */
function goalPlace(event: GameEvent): Place {
  const goals = FRAMES[String(event.frame)] ?? [];
  const index = goals.findIndex((goal) => goal.line === event.line && goal.type === event.feature);
  return `goal-${event.seat}-${goals.length * SIDES.indexOf(String(event.side)) + index}`;
}

const causes: Record<string, (event: GameEvent) => Place> = {
  items: (e) => `stock-${e.seat}-coin`,
  prestige: (e) => `disc-${e.seat}`,
  frames: goalPlace,
  fountains: (e) => `cards-${e.seat}`,
  villas: (e) => featurePlace(e.seat!, e.cells as string[]),
};

const TELL: Record<string, Tell> = {
  started: (e) => [{ kind: 'light', at: `patrician-${e.seat}`, seat: e.seat!, note: ROMAN[Number(e.space)]! }],
  moved: (e) => {
    const walk: Step = { kind: 'fly', from: `patrician-${e.seat}`, to: `patrician-${e.seat}`, sound: 'stone' };
    return e.paid ? [{ kind: 'light', at: `stock-${e.seat}-bread`, seat: e.seat!, note: '−1' }, walk] : [walk];
  },
  // Its name comes with the plot, where it hides no other tile.
  took: (e) => {
    const from = typeof e.slot === 'number' ? `row-${e.slot}` : `tile-${e.tile}`;
    return [{
      kind: 'together',
      steps: [
        { kind: 'light', at: from, seat: e.seat! },
        { kind: 'fly', from, to: `hand-${e.seat}`, piece: from },
      ],
    }];
  },
  // The stall itself says that it is closed; until then it is open.
  removed: (e) => [{ kind: 'light', at: `stall-${e.space}`, stays: true }],
  built: (e, _view, t) => {
    source = `cell-${e.seat}-${e.cell}`;
    return [
      { kind: 'fly', from: `hand-${e.seat}`, to: source, sound: 'stone' },
      { kind: 'light', at: source, seat: e.seat!, note: describeTile(String(e.tile), t) },
    ];
  },
  stored: (e) => [{ kind: 'fly', from: `hand-${e.seat}`, to: `stock-${e.seat}-stored`, piece: `hand-${e.seat}` }],
  writ: (e) => {
    source = `cell-${e.seat}-${e.cell}`;
    const at = `writ-${e.seat}-${e.cell}`;
    return [{ kind: 'fly', from: at, to: `disc-${e.seat}`, piece: at }];
  },
  completed: (e, _view, t) => {
    if (isSingle(String(e.feature))) return [];
    source = featurePlace(e.seat!, e.cells as string[]);
    return [{ kind: 'light', at: source, seat: e.seat!, note: t(`board.the.${e.feature}`), sound: 'stone' }];
  },
  goods: (e) => stock(String(e.good), Number(e.count), e.seat!),
  coins: (e) => stock('coin', Number(e.count), e.seat!),
  bread: (e) => stock('bread', Number(e.count), e.seat!),
  sold: (e) => stock('coin', Number(e.coins), e.seat!),
  prestige: (e) => {
    const disc = `disc-${e.seat}`;
    const climb: Step = { kind: 'together', steps: [{ kind: 'fly', from: disc, to: disc, sound: 'stone' }, { kind: 'light', at: `prestige-${e.to}`, seat: e.seat!, note: gained(Number(e.steps)) }] };
    return [climb, ...points(e, disc)];
  },
  drew: (e) => [{ kind: 'together', steps: [{ kind: 'fly', from: 'pile', to: `cards-${e.seat}`, piece: 'pile', copies: 2 }, { kind: 'light', at: `stock-${e.seat}-card`, seat: e.seat!, note: '+2' }] }],
  returned: (e) => [{ kind: 'light', at: `cards-${e.seat}`, seat: e.seat! }],
  phase: (e, view) => {
    const held = visits ?? [];
    visits = null;
    // At the beginning everything lies open before anybody has done anything.
    if (Number(e.phase) === 1) return [];
    const seats = [...new Set(held.flatMap(({ seat }) => seat ?? []))];
    const told = seats.map((seat) => ({ event: 'visited', seat, points: visitOf(held, seat).points }));
    return [
      { kind: 'scene', ahead: true, Scene: Phase, events: [{ ...e, starts: view.start_player }, ...held], told: [e, ...told], ms: BEGIN_MS + VISIT_MS * seats.length, sound: 'horn' },
      { kind: 'together', steps: Array.from({ length: STALLS }, (_, i) => ({ kind: 'light', at: `stall-${i}` })) },
    ];
  },
  forum: (e, view) => {
    visits = [];
    return [{ kind: 'scene', ahead: true, Scene: Visits, events: [{ ...e, order: view.forum_order }], ms: 2400, sound: 'horn' }];
  },
  marker: (e) => [{ kind: 'fly', from: `disc-${e.seat}`, to: `marker-${(e.spot as number[]).join('-')}`, sound: 'stone' }],
  first: (e, view) => [{ kind: 'light', at: cardPlace(view, e.card), seat: e.seat! }],
  fulfilled: (e, view) => {
    source = cardPlace(view, e.card);
    return [{ kind: 'light', at: source, seat: e.seat!, note: `${e.times}×` }, ...points(e, source)];
  },
  penalty: (e, view) => {
    source = cardPlace(view, e.card);
    return [{ kind: 'light', at: source, seat: e.seat!, note: gained(UNFULFILLED_VP) }, ...points(e, source)];
  },
  scored: (e) => points(e, causes[String(e.cause)]?.(e) ?? `score-${e.seat}`),
};

export const story: Tell = (event, view, t) => {
  if (event.event === 'marker') visits ??= [];
  if (visits && isOfVisit(event)) visits.push(event);
  return TELL[event.event]?.(event, view, t) ?? [];
};
