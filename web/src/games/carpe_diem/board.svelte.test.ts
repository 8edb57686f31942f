// @vitest-environment jsdom
// The board as people use it: every legal choice has a place that can be clicked or entered.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import en from '../../../../locales/en/carpe-diem.json';
import components from './components.json';
import { translator, type Catalogue } from '../../i18n/translate';
import type { Pane } from '../types';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import FitExample from './FitExample.svelte';
import Intro from './Intro.svelte';
import WalkExample from './WalkExample.svelte';
import { hand } from './hand.svelte';
import module from './index';
import { placeChoices } from './choices';
import { cases, situation, type Case } from './positions';
import { UNFULFILLED_VP } from './tables';
import { timesNow } from './words';

const FOUNTAIN_CARDS = components.fountain_cards.length;

// Two cards of which the first may pay for the second (CD-42): rare in play, so laid out here.
function twoCards(): Case {
  const found = situation('spot');
  const { view } = found;
  const seat = view.to_act as number;
  Object.assign(view, { decision: 'first', visit: { spot: [0, 1], cards: ['C02', 'A01'], fulfilled: 0 } });
  [view.forum[0], view.forum[1]] = ['C02', 'A01'];
  const fulfilled = { event: 'fulfilled', seat, card: 'C02', times: 1, way: 'own' };
  found.choices = [
    { text: 'first C02', events: [fulfilled, { event: 'coins', seat, count: 1 }], final: false },
    { text: 'first A01', events: [{ event: 'penalty', seat, card: 'A01', points: UNFULFILLED_VP }, fulfilled], final: false },
  ];
  return found;
}
/** A tile that can be turned on a plot. */
const turning = situation('place', ({ choices }) => [...placeChoices(choices).values()].some((list) => list.length > 1));
const [plot, ways] = [...placeChoices(turning.choices)].find(([, list]) => list.length > 1)!;
const [way, next] = ways.map((each) => each.rotation) as [number, number];
const earning = situation('place', ({ choices }) => choices.some((c) => c.events.some((e) => e.event === 'goods')));

const t = translator(en as Catalogue);

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

let live: ReturnType<typeof mount>[] = [];
afterEach(() => {
  for (const each of live) void unmount(each);
  live = [];
  hand.ask('');
  document.body.replaceChildren();
});

function show({ view, choices, prospects }: Case, pane?: Pane, held: string | null = null) {
  const chosen: string[] = [];
  const props = $state({
    view,
    seat: typeof view.to_act === 'number' ? view.to_act : 0,
    names: ['Livia', 'Marcus', 'Octavia', 'Gaius'],
    choices,
    prospects,
    held,
    selected: null as string | null,
    onselect: (text: string | null) => (props.selected = text),
    onchoose: (texts: string[]) => chosen.push(...texts),
    recent: [],
    animate: false,
    t,
    pane,
  });
  live = [mount(Board, { target: document.body, props }), mount(Dock, { target: document.body, props })];
  flushSync();
  return { chosen, props };
}

const place = (text: string) => document.querySelector<SVGElement>(`[data-choice="${text}"]`);
const cell = (name: string) =>
  document.querySelector<SVGElement>(`.place[data-choice^="place ${name} "]`);
const click = (element: Element | null) => {
  element!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};
const press = (key: string, element: Element | Window = window) => {
  element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};

describe('the board of Carpe Diem', () => {
  // One of each question and number of seats: to draw a board takes its time here.
  const kinds = new Map([...cases].map(([name, found]) => [name.split(',')[0]!, found]));
  for (const [name, found] of [...kinds, ['first', twoCards()] as const]) {
    it(`offers every legal choice of ${name} with a name in words`, () => {
      show(found);
      for (const { text } of found.choices) {
        const found = text.startsWith('place ') ? cell(text.split(' ')[1]!) : place(text);
        expect(found, text).not.toBeNull();
        const named = found!.getAttribute('aria-label') ?? found!.textContent!;
        expect(named.trim().length, text).toBeGreaterThan(3);
        expect(named).not.toMatch(/board\.|[{}]/);
      }
    });
  }

  it('shows what a stall would bring wherever the mouse is upon it', () => {
    const { props } = show(situation('start'));
    const stall = document.querySelector('.stall.legal .halo')!;
    stall.dispatchEvent(new MouseEvent('pointermove', { bubbles: true }));
    flushSync();
    expect(props.selected).toMatch(/^start \d$/);
  });

  it('ticks a card of the forum by what its gaps leave of it, and by the gap alone that is pointed at', () => {
    const found = situation('spot');
    const { view, prospects } = found;
    const [first, ...others] = prospects.spots!.filter(({ spot }) => spot.includes(4));
    const at = ({ spot }: { spot: [number, number] }) => spot.indexOf(4);
    prospects.districts[view.to_act as number]!.cards[view.forum[4]!] = 1;
    for (const each of others) each.times[at(each)] = 1;
    first!.times[at(first!)] = 0;
    const { props } = show(found);
    const title = () => document.querySelector('[data-place="card-4"] title')!.textContent;
    expect(others.length).toBeGreaterThan(0);
    expect([...document.querySelectorAll('.times.through')].map((each) => each.textContent!.trim())).toContain('(✓)');
    expect(title()).toContain(t('board.now_through'));
    props.selected = `spot ${first!.spot.join(' ')}`;
    flushSync();
    expect(title()).toContain(timesNow({ least: 0, most: 0 }, t));
    props.selected = `spot ${others[0]!.spot.join(' ')}`;
    flushSync();
    expect(title()).toContain(timesNow({ least: 1, most: 1 }, t));
  });

  it('ticks no card of the forum that has no free gap left', () => {
    const found = situation('move');
    const { view, prospects } = found;
    for (const land of prospects.districts) for (const id of Object.keys(land.cards)) land.cards[id] = 2;
    prospects.spots = prospects.spots!.filter(({ spot }) => !spot.includes(4));
    for (const each of prospects.spots) each.times = [2, 2];
    show(found);
    expect(document.querySelectorAll('.times')).toHaveLength(view.forum.filter((id, i) => id && prospects.spots!.some(({ spot }) => spot.includes(i))).length);
    expect(document.querySelector('[data-place="card-4"] title')!.textContent).not.toContain(timesNow({ least: 2, most: 2 }, t));
  });

  for (const name of ['start', 'move', 'return', 'craftsman', 'extra', 'pay', 'spot', 'first']) {
    it(`takes the clicked choice of ${name}`, () => {
      const found = name === 'first' ? twoCards() : situation(name);
      const { chosen } = show(found);
      const text = found.choices.at(-1)!.text;
      click(place(text));
      expect(chosen).toEqual([text]);
    });
  }

  it('says of each card what follows if it is the first', () => {
    const found = twoCards();
    show(found);
    const told = found.choices.map(({ text }) => place(text)!.getAttribute('aria-label') ?? place(text)!.textContent);
    expect(told[0]).toContain('+1 coin');
    expect(told[1]).toContain(`−${-UNFULFILLED_VP} points`);
  });

  it('places by one click with a mouse, turned as it is shown', () => {
    const { chosen, props } = show(turning);
    props.selected = `place ${plot} r${way}`;
    flushSync();
    press('r');
    expect(props.selected).toBe(`place ${plot} r${next}`);
    click(cell(plot));
    expect(chosen).toEqual([`place ${plot} r${next}`]);
  });

  it('keeps the way a tile was turned for the next plot', () => {
    const { props } = show(turning);
    for (let turn = 0; turn < 4; turn++) {
      press('r');
      if (ways.some((each) => each.rotation === hand.turn)) {
        expect(cell(plot)!.getAttribute('data-choice')).toBe(`place ${plot} r${hand.turn}`);
      }
    }
    expect(props.selected).toBeNull();
  });

  it('only shows a tile of the row that lies below the pointer; a click takes it, a finger at the second tap', () => {
    const found = situation('craftsman');
    const { text } = found.choices[0]!;
    const { chosen, props } = show(found);
    const point = (type: string, pointerType: string) => {
      place(text)!.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type !== 'pointerenter' }));
      flushSync();
    };
    const tap = () => {
      point('pointerenter', 'touch');
      point('pointerdown', 'touch');
      place(text)!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      flushSync();
    };
    point('pointerenter', 'mouse');
    expect(props.selected).toBeNull();
    point('pointermove', 'mouse');
    expect([props.selected, chosen]).toEqual([text, []]);
    props.selected = null;
    tap();
    expect([props.selected, chosen]).toEqual([text, []]);
    tap();
    expect(chosen).toEqual([text]);
    press('Shift');
  });

  it('turns and places by keyboard alone', () => {
    const { chosen } = show(turning);
    cell(plot)!.focus();
    flushSync();
    const before = cell(plot)!.getAttribute('data-choice');
    press('r');
    press('Enter', cell(plot)!);
    expect(chosen[0]).toMatch(new RegExp(`^place ${plot} r\\d$`));
    expect(chosen[0]).not.toBe(before);
  });

  it('turns and places from the dock what a finger has shown', () => {
    const { chosen, props } = show(turning);
    props.selected = `place ${plot} r${way}`;
    flushSync();
    click(document.querySelector('.dock .turn'));
    expect(props.selected).toBe(`place ${plot} r${next}`);
    click(document.querySelector('.dock .main'));
    expect(chosen).toEqual([`place ${plot} r${next}`]);
  });

  it('goes to a stall and takes a tile of it by one click', () => {
    const found = situation('move', ({ choices }) => choices.some((c) => c.text.startsWith('step') && !c.events.some((e) => e.event === 'took')));
    const { chosen } = show(found);
    const { view, choices } = found;
    const step = choices.find((c) => c.text.startsWith('step') && !c.events.some((e) => e.event === 'took'))!;
    const tile = document.querySelector(`[data-choice^="${step.text} take "]`)!;
    click(tile);
    expect(chosen[0]).toBe(step.text);
    expect(chosen[1]).toMatch(/^take [WB]\d\d$/);
    expect(view.blueprints.flat()).toContain(chosen[1]!.slice(5));
  });

  it('names the stall on the button of the dock', () => {
    const { props } = show(situation('move'), 'main');
    props.selected = props.choices.find((c) => /^step/.test(c.text))!.text;
    flushSync();
    expect(document.querySelector('.cd-dock .main')!.textContent!.trim()).toMatch(/^Go to stall [IV]+$/);
  });

  it('shows the tile in place and what it earns before the click', () => {
    const { props } = show(earning);
    const best = earning.choices.find((c) => c.events.some((e) => e.event === 'goods'))!;
    props.selected = best.text;
    flushSync();
    expect(document.querySelector('.ghost')).not.toBeNull();
    expect(document.querySelector('.district .badge')!.textContent).toMatch(/\+\d/);
  });

  it('keeps in sight what was chosen and waits for the end of the turn', () => {
    const placed = earning.choices.find((c) => c.text.startsWith('place '))!;
    show({ ...earning, choices: [] }, undefined, placed.text);
    expect(document.querySelector('.own .ghost')).not.toBeNull();
    const visit = situation('spot');
    show({ ...visit, choices: [] }, undefined, visit.choices[0]!.text);
    expect(document.querySelectorAll('.forum .ghost')).toHaveLength(1);
    expect(document.querySelectorAll('.forum .card.lit')).toHaveLength(2);
  });

  it('shows at each payment what this card brings, and apart from it what becomes of the next', () => {
    const pay = situation('pay');
    const seat = pay.view.to_act as number;
    const [card, next] = ['B01', 'A01'];
    pay.view.visit = { spot: [0, 1], cards: [card!, next!], fulfilled: 0 };
    pay.choices = [
      { text: 'pay 0', events: [{ event: 'penalty', seat, card, points: -4 }], final: false },
      { text: 'pay 1', events: [{ event: 'fulfilled', seat, card, times: 1, way: 'own', points: 3 }, { event: 'penalty', seat, card: next, points: -4 }], final: false },
    ];
    show(pay);
    const words = [...document.querySelectorAll('.cd-dock .counts .gain')].map((gain) => (gain.textContent ?? '').replace(/\s+/g, ' ').trim());
    expect(words).toEqual(['−4 next card open', '+3 next card −4']);
  });

  it('shows each part alone where the screen is narrow', () => {
    const pay = situation('pay');
    show(pay, 'board');
    expect(document.querySelector('.forum')).not.toBeNull();
    expect(document.querySelector('.plaza')).toBeNull();
    expect(document.querySelector('.district')).toBeNull();
    expect(place('pay 0')).not.toBeNull();
    expect(module.pane!(pay.view)).toBe('board');
    expect(module.pane!(turning.view)).toBe('city');
  });

  it('has fountain cards with their worth, the pile and the reckoning on the own board of a phone', () => {
    const drawn = situation('return');
    show(drawn, 'city');
    const cards = document.querySelectorAll('.own .card.legal');
    expect(cards).toHaveLength(drawn.choices.length);
    expect(document.querySelectorAll('.own .now')).toHaveLength(document.querySelectorAll('.own .card').length);
    const opened = document.querySelector('.own .sum')!.getAttribute('popovertarget')!;
    expect(document.getElementById(opened)!.querySelectorAll('dl > div').length).toBeGreaterThan(4);
    expect(document.querySelector('.cd-dock .pair')!.textContent).toMatch(/2 each, now \d+/);
  });

  it('counts what was put back among the cards of the pile', () => {
    const { view } = situation('move', (each) => each.view.fountain_returned.length > 0);
    const held = view.players.reduce((sum, { fountains }) => sum + fountains.length, 0);
    expect(view.fountain_pile.length + view.fountain_returned.length + held).toBe(FOUNTAIN_CARDS);
    show({ view, choices: [], prospects: undefined } as unknown as Case, 'city');
    expect(document.querySelector('.pile')!.textContent).toContain(`${FOUNTAIN_CARDS - held} left`);
  });

  it('turns a phone to the own board where something was built in the turn', () => {
    expect(module.recap!([{ event: 'moved', seat: 0 }, { event: 'built', seat: 0, cell: 'c3' }])).toBe('city');
    expect(module.recap!([{ event: 'marker', seat: 0, spot: [0, 1] }])).toBeNull();
  });

  it('keeps the pictures of the introduction whole', () => {
    live = [mount(Intro, { target: document.body, props: { t } })];
    flushSync();
    expect(document.querySelectorAll('svg.picture').length).toBeGreaterThan(10);
    expect(document.body.textContent).not.toMatch(/board\./);
  });
});

describe('the first tile of a newcomer', () => {
  it('is built once it has been turned so that its sides match', () => {
    let played = 0;
    live = [mount(FitExample, { target: document.body, props: { t, onplayed: () => played++ } })];
    const build = () => click(document.querySelector(`[aria-label="${t('board.example.build')}"]`));
    const said = () => document.querySelector('[role="status"]')!.textContent!.trim();
    expect(said()).toBe(t('board.example.try'));
    build();
    expect([played, said()]).toEqual([0, t('board.example.clash')]);
    for (let i = 0; i < 2; ++i) click(document.querySelector('.example .button'));
    build();
    expect([played, said()]).toEqual([1, t('board.example.fits')]);
  });

  it('lets a patrician be sent to a stall beside him, not to his own', () => {
    let played = 0;
    live = [mount(WalkExample, { target: document.body, props: { t, onplayed: () => played++ } })];
    const [left, own] = [...document.querySelectorAll('.example button')];
    const said = () => document.querySelector('[role="status"]')!.textContent!.trim();
    expect(said()).toBe(t('board.walk.try'));
    click(own!);
    expect([played, said()]).toEqual([0, t('board.walk.stays')]);
    click(left!);
    expect([played, said()]).toEqual([1, t('board.walk.done')]);
  });
});
