// What people see of each event: who moves what from where to where.
import Refill from './Refill.svelte';
import RoundEnd from './RoundEnd.svelte';
import { changeOf } from './changes';
import { isTrade } from './retell';
import { areaPoints, cardName, setSize } from './tables';
import type { GameEvent, Place, Step, Translate } from '../types';
import type { AveRomaView } from './view';

const store = (seat: number, kind: string): Place => `store-${seat}-${kind}`;
const ROW: Record<string, string> = { war: 'legatus', building: 'aedificator', patron: 'senatus' };

/** The worker that was placed last: what follows comes from its place and its area. */
let last: { location: string; value: number } = { location: 'quaestor', value: 0 };
const scene = (): Place => `${last.location}-1`;

/** Where a gain comes from, by its source. */
function origin(event: GameEvent, seat: number): Place {
  switch (event.source) {
    case 'patron':
      return `patrons-${seat}`;
    case 'extra':
    case 'set':
    case 'fragment':
      return `cards-${seat}`;
    case 'trade':
      return 'mercator-1';
    default:
      return event.event === 'resource' && last.value ? `plinth-${last.value}` : scene();
  }
}

const deckOf = (location: string): Place => `deck-${Object.keys(ROW).find((deck) => ROW[deck] === location)}`;

/** Where each card lay in the rows before the entry that is told, and what has refilled them so far. */
let told: { view: AveRomaView | null; before: Map<string, Place> } = { view: null, before: new Map() };
const layOf = (view: AveRomaView | null): Map<string, Place> =>
  new Map(Object.entries(view?.rows ?? {}).flatMap(([row, cards]) => cards.flatMap((id, i): [string, Place][] => (id ? [[id, `${row}-${i + 1}`]] : []))));
let refills: GameEvent[] = [];
/** Who has passed in this round, with what. */
let passes: GameEvent[] = [];

/** The cards slide, new ones come from the deck; after the last row all of it in one scene. */
function refill(event: GameEvent): Step[] {
  const location = String(event.location);
  const cards = ((event.cards ?? []) as (string | null)[]).filter((id): id is string => !!id);
  const fresh = cards.filter((id) => !told.before.has(id));
  refills.push({ ...event, fresh });
  const slide = cards.flatMap((id, i): Step[] => {
    const [from, piece] = [told.before.get(id), `card-${id}`];
    return from && from !== `${location}-${i + 1}` ? [{ kind: 'fly', from, to: piece, piece }] : [];
  });
  const steps: Step[] = [{ kind: 'together', steps: [...slide, ...fresh.map((id): Step => ({ kind: 'fly', from: deckOf(location), to: `card-${id}` }))] }];
  if (location === 'senatus') {
    steps.push({ kind: 'scene', Scene: Refill, events: [...passes, ...refills], ms: passes.length ? 4200 : 3000, sound: 'wood' });
    [refills, passes] = [[], []];
  }
  return steps;
}

const goods = (kind: string, from: Place, to: Place, count: number): Step => ({ kind: 'fly', from, to, piece: kind, copies: Math.max(1, Math.min(6, count)), sound: kind.endsWith('denarii') ? 'coin' : 'wood' });

/** Where a card lay that is bought. */
const offered = (bought: GameEvent): Place => (bought.slot ? `${ROW[String(bought.deck)]}-${bought.slot}` : `deck-${bought.deck}`);

function paid(event: GameEvent, seat: number, together: GameEvent[]): Step[] {
  const bought = together.find((each) => each.event === 'card_bought' && each.card === (event.card ?? ''));
  const to = bought ? offered(bought) : scene();
  const steps = Object.entries((event.price ?? {}) as Record<string, number>).map(([kind, n]) => goods(`icon-${kind}`, store(seat, kind), to, n));
  return steps.length ? [{ kind: 'together', steps }] : [];
}

/** A worker goes to its slot; on a card it stands until the card leaves. */
function sent({ location, slot, value }: GameEvent, from: Place): Step {
  const to = `${location}-${slot}`;
  return Object.values(ROW).includes(String(location)) ? { kind: 'fly', from, to: `${to}-stand`, piece: `figure-${value}`, stays: to, sound: 'stone' } : { kind: 'fly', from, to, sound: 'stone' };
}

const POINTS_AT: Record<string, (e: GameEvent) => Place> = {
  endgame: (e) => `card-${String(e.patron)}`,
  politics: (e) => `stair-${e.seat}`,
  money: (e) => `store-${e.seat}-denarii`,
  stock: (e) => `store-${e.seat}-surplus`,
  areas: (e) => `marker-${e.area}-${e.seat}`,
};

const roundEnd = (event: GameEvent): Step => ({ kind: 'scene', Scene: RoundEnd, events: [event], ms: 2600, sound: 'horn' });

function seen(event: GameEvent, view: AveRomaView, t: Translate, together: GameEvent[]): Step[] {
  const seat = event.seat ?? 0;
  const n = (field: string) => Number(event[field] ?? 0);
  const text = (field: string) => String(event[field] ?? '');
  const light = (at: Place, note?: string): Step & { kind: 'light' } => ({ kind: 'light', at, seat: event.seat, note });
  switch (event.event) {
    case 'worker_placed':
      last = { location: text('location'), value: n('value') };
      return [
        ...(event.slot === null ? [] : [sent(event, event.trained ? `training-${seat}-${n('trained')}` : `crew-${seat}`)]),
        light(event.slot === null ? text('location') : `${text('location')}-${n('slot')}`, t(event.trained && event.value !== event.worker ? 'board.caption.worker_as' : 'board.caption.worker', { worker: n('worker'), place: t(`board.place.${text('location')}`), value: n('value') })),
      ];
    case 'shadow_placed':
      return [{ kind: 'fly', from: `crew-${seat}`, to: `${text('location')}-${n('slot')}`, sound: 'stone' }];
    case 'trained':
      return [
        { kind: 'fly', from: `crew-${seat}`, to: `training-${seat}-${n('slot')}`, piece: `figure-${n('worker')}`, sound: 'stone' },
        light(`training-${seat}-${n('slot')}`),
      ];
    case 'passed':
      passes.push(event);
      return [light(`crew-${seat}`, t('board.caption.passes'))];
    case 'final_passed':
    case 'final':
      return [light(`crew-${seat}`, t('board.final_action'))];
    case 'patron_used':
      return [light(`card-${text('patron')}`, cardName(text('patron')))];
    case 'denarii':
    case 'surplus':
      return [goods(`icon-${event.event}`, origin(event, seat), store(seat, event.event), n('count'))];
    case 'surplus_lost':
      return [light(store(seat, 'surplus'), t('board.gain.surplus_lost', { n: n('count') }))];
    case 'resource':
      return [goods(`icon-${text('kind')}`, origin(event, seat), store(seat, text('kind')), n('count'))];
    case 'overflow': {
      const to: Step[] = [];
      if (n('surplus')) to.push(goods(`icon-${text('kind')}`, store(seat, text('kind')), store(seat, 'surplus'), n('surplus')));
      if (n('sold')) to.push(goods('icon-denarii', store(seat, text('kind')), store(seat, 'denarii'), n('denarii')));
      return to;
    }
    case 'paid':
      return paid(event, seat, together);
    case 'area_price':
      return [goods('icon-denarii', store(seat, 'denarii'), `plinth-${n('area')}`, n('denarii'))];
    case 'card_bought': {
      const from = offered(event);
      const to = event.deck === 'patron' ? `patrons-${seat}` : `cards-${seat}`;
      return [{ kind: 'together', steps: [{ kind: 'fly', from, to, piece: `card-${text('card')}` }, light(from, t('board.caption.buys', { card: cardName(text('card')) }))] }];
    }
    case 'set_bonus':
      return [light(`cards-${seat}`, t('board.set_stand', { n: n('number'), of: setSize(cardName(text('card'))) }))];
    case 'patron_activated':
      return [light(`card-${text('patron')}`, t('board.gain.activated', { card: cardName(text('patron')) }))];
    case 'passive':
      return [light(`cards-${seat}`, t('board.gain.passive', { card: cardName(text('patron')) }))];
    case 'extra_used':
      return [light(`cards-${seat}`, t('board.do.use', { n: n('count'), symbol: t(`board.symbol.${text('icon')}`) }))];
    case 'card_used':
    case 'card_turned':
      return [light(`card-${text('card')}`)];
    case 'moved':
      return [{ kind: 'fly', from: `ring-${n('from')}`, to: `disc-${seat}`, sound: 'stone' }];
    case 'political':
      return [{ kind: 'fly', from: `disc-${seat}`, to: `stair-${seat}`, piece: 'icon-political' }, light(`stair-${seat}`, t('board.level', { n: n('level') }))];
    case 'area_marker':
      return [{ kind: 'fly', from: event.from === null ? `cards-${seat}` : `area-${n('area')}`, to: `marker-${n('area')}-${seat}` }, light(`marker-${n('area')}-${seat}`, t('board.caption.marker', { points: areaPoints(view.seats, n('to')) }))];
    case 'brown':
      return [{ kind: 'together', steps: [{ kind: 'fly', from: `collar-${n('area')}`, to: `collar-${n('area')}`, piece: `collar-${n('area')}`, sound: 'stone' }, light(`collar-${n('area')}`, t('board.caption.collar'))] }];
    case 'area_card_slid':
      return [{ ...light(`plinth-${n('area')}`, t('board.gain.slid')), stays: true }];
    case 'area_card_taken':
      return [{ kind: 'together', steps: [{ kind: 'fly', from: `plinth-${n('area')}`, to: `cards-${seat}`, piece: `card-${text('card')}` }, { ...light(`plinth-${n('area')}`, t('board.caption.takes', { card: cardName(text('card')) })), stays: true }] }];
    case 'area_card_new':
      return [{ kind: 'fly', from: 'deck-area', to: `card-${text('card')}` }];
    case 'fragment':
      return [light(`cards-${seat}`, t('board.pair_done', { what: t(`board.half.${text('colour')}`) }))];
    case 'area_empty':
      // The first one makes the round the last.
      return [light(`plinth-${n('area')}`, t('board.no_card')), ...(view.areas.filter(({ card }) => !card).length === 1 ? [roundEnd(event)] : [])];
    case 'row_discarded':
      refills.push(event);
      return [{ kind: 'fly', from: `${text('location')}-5`, to: deckOf(text('location')), piece: `card-${text('card')}` }];
    case 'refill_rows':
      return refill(event);
    case 'top_card':
      return [light(`card-${text('card')}`)];
    case 'workers_taken': {
      const workers = (event.workers ?? []) as number[];
      // Those of a row wait at its building: new cards lie where they stood.
      const row = Object.values(ROW).includes(text('location'));
      const flights = workers.map((value, i): Step => ({ kind: 'fly', from: row ? text('location') : `${text('location')}-${i + 1}`, to: `crew-${seat}`, piece: `figure-${value}` }));
      return [{ kind: 'together', steps: [...flights, light(text('location'), t('board.caption.recruits', { workers: workers.join(', ') }))] }];
    }
    case 'round':
      passes = [];
      return [roundEnd(event)];
    case 'game_ends':
      return [roundEnd(event)];
    case 'adjusted':
      return [{ kind: 'fly', from: `collar-${n('area')}`, to: `marker-${n('area')}-${seat}` }];
    case 'doubled':
      return [light(`card-${text('patron')}`, '×2')];
    case 'scored':
      return [light((POINTS_AT[text('cause')] ?? (() => `crew-${seat}`))(event))];
    default:
      return [];
  }
}

/** Points rise at their seat's board, and count at its score: a way between the two would lead over
 *  the boards of others. At the end they come from what is counted. */
function earned(event: GameEvent, seat: number, points: number): Step {
  const counted: Step = { kind: 'points', seat, points, at: event.event === 'scored' ? (POINTS_AT[String(event.cause)] ?? (() => `crew-${seat}`))(event) : `score-${seat}` };
  if (event.event === 'scored') return counted;
  return { kind: 'together', steps: [{ kind: 'light', at: `points-${seat}`, seat, note: `${points < 0 ? '−' : '+'}${Math.abs(points)}` }, counted] };
}

/** Of what comes from a seat's own place, or goes there, no way is drawn: it would lie across the boards of others. */
const HOME = /^(crew|store|cards|patrons|training)-/;
function discreet(step: Step): Step {
  if (step.kind === 'together') return { ...step, steps: step.steps.map(discreet) };
  return step.kind === 'fly' && [step.from, step.to].some((place) => HOME.test(place)) ? { ...step, trackless: true } : step;
}

/** What the visit of the market that goes on has brought and taken so far. */
let visit: { seat: number; stock: Record<string, number> } | null = null;

/** A visit of the market is one movement: everything to Mercator and from there. */
function traded({ seat, stock }: NonNullable<typeof visit>): Step[] {
  const steps = Object.entries(stock).flatMap(([kind, n]) => (n > 0 ? [goods(`icon-${kind}`, 'mercator-1', store(seat, kind), n)] : n < 0 ? [goods(`icon-${kind}`, store(seat, kind), 'mercator-1', -n)] : []));
  return steps.length ? [{ kind: 'together', steps }] : [];
}

export function story(event: GameEvent, view: AveRomaView, t: Translate, _prospects: unknown = null, together: GameEvent[] = [event]): Step[] {
  if (told.view !== view) told = { view, before: layOf(told.view) };
  if (isTrade(event)) {
    const seat = event.seat ?? 0;
    const { stock } = changeOf([event], seat);
    if (visit?.seat !== seat) visit = { seat, stock: {} };
    for (const [kind, n] of Object.entries(stock)) visit.stock[kind] = (visit.stock[kind] ?? 0) + n;
    return [];
  }
  const before = visit && [undefined, visit.seat].includes(event.seat) && event.event !== 'worker_placed' ? traded(visit) : [];
  visit = null;
  const steps = [...before, ...seen(event, view, t, together)].map(discreet);
  if (event.points && event.seat !== undefined) steps.push(earned(event, event.seat, event.points));
  return steps;
}
