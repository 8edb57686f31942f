// @vitest-environment jsdom
// The board as people use it: every legal choice has a place that can be clicked or entered.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import en from '../../../../locales/en/carpe-diem.json';
import { translator, type Catalogue } from '../../i18n/translate';
import type { Choice, Pane } from '../types';
import Board from './Board.svelte';
import Dock from './Dock.svelte';
import Intro from './Intro.svelte';
import withEvents from './fixtures/choices.json';
import positions from './fixtures/positions.json';
import { hand } from './hand.svelte';
import module from './index';
import type { CarpeDiemView } from './view';

type Case = { view: CarpeDiemView; choices: Choice[] };
const cases: Record<string, Case> = structuredClone(withEvents) as unknown as Record<string, Case>;
const stored = positions as unknown as Record<string, { position: CarpeDiemView; legal: string[] }>;
for (const [name, { position, legal }] of Object.entries(stored)) {
  const choices = legal.map((text) => ({ text, events: [], final: false }));
  cases[name] = { view: position, choices };
}
// Two cards of which the first may pay for the second (CD-42): rare in play, so laid out here.
function twoCards(): Case {
  const view = structuredClone(cases['spot']!.view);
  const seat = view.to_act as number;
  Object.assign(view, { decision: 'first', visit: { spot: [0, 1], cards: ['C02', 'A01'], fulfilled: 0 } });
  [view.forum[0], view.forum[1]] = ['C02', 'A01'];
  const fulfilled = { event: 'fulfilled', seat, card: 'C02', times: 1, way: 'own' };
  return {
    view,
    choices: [
      { text: 'first C02', events: [fulfilled, { event: 'coins', seat, count: 1 }], final: false },
      { text: 'first A01', events: [{ event: 'penalty', seat, card: 'A01', points: -4 }, fulfilled], final: false },
    ],
  };
}
cases['first'] = twoCards();
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

function show(name: string, pane?: Pane) {
  const { view, choices } = cases[name]!;
  const chosen: string[] = [];
  const props = $state({
    view,
    seat: typeof view.to_act === 'number' ? view.to_act : 0,
    names: ['Livia', 'Marcus', 'Octavia', 'Gaius'],
    choices,
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
  for (const name of Object.keys(cases)) {
    it(`offers every legal choice of ${name} with a name in words`, () => {
      show(name);
      for (const { text } of cases[name]!.choices) {
        const found = text.startsWith('place ') ? cell(text.split(' ')[1]!) : place(text);
        expect(found, text).not.toBeNull();
        const named = found!.getAttribute('aria-label') ?? found!.textContent!;
        expect(named.trim().length, text).toBeGreaterThan(3);
        expect(named).not.toMatch(/board\.|[{}]/);
      }
    });
  }

  for (const name of ['two0', 'bread', 'return', 'craftsman', 'extra', 'pay', 'spot', 'first']) {
    it(`takes the clicked choice of ${name}`, () => {
      const { chosen } = show(name);
      const text = cases[name]!.choices.at(-1)!.text;
      click(place(text));
      expect(chosen).toEqual([text]);
    });
  }

  it('says of each card what follows if it is the first', () => {
    show('first');
    const told = cases['first']!.choices.map(({ text }) => place(text)!.getAttribute('aria-label') ?? place(text)!.textContent);
    expect(told[0]).toContain('+1 coin');
    expect(told[1]).toContain('−4 points');
  });

  it('places by one click with a mouse, turned as it is shown', () => {
    const { chosen, props } = show('four250');
    props.selected = 'place d6 r1';
    flushSync();
    press('r');
    expect(props.selected).toBe('place d6 r3');
    click(cell('d6'));
    expect(chosen).toEqual(['place d6 r3']);
  });

  it('keeps the way a tile was turned for the next plot', () => {
    const { props } = show('four250');
    press('r');
    expect(cell('d6')!.getAttribute('data-choice')).toBe('place d6 r1');
    press('r');
    press('r');
    expect(cell('d6')!.getAttribute('data-choice')).toBe('place d6 r3');
    expect(props.selected).toBeNull();
  });

  it('turns and places by keyboard alone', () => {
    const { chosen } = show('four250');
    cell('d6')!.focus();
    flushSync();
    press('r');
    press('Enter', cell('d6')!);
    expect(chosen).toEqual(['place d6 r3']);
  });

  it('turns and places from the dock what a finger has shown', () => {
    const { chosen, props } = show('four250');
    props.selected = 'place d6 r1';
    flushSync();
    click(document.querySelector('.dock .turn'));
    expect(props.selected).toBe('place d6 r3');
    click(document.querySelector('.dock .main'));
    expect(chosen).toEqual(['place d6 r3']);
  });

  it('goes to a stall and takes a tile of it by one click', () => {
    const { chosen } = show('bread');
    const { view, choices } = cases['bread']!;
    const step = choices.find((c) => c.text.startsWith('step'))!;
    const tile = document.querySelector(`[data-choice^="${step.text} take "]`)!;
    click(tile);
    expect(chosen[0]).toBe(step.text);
    expect(chosen[1]).toMatch(/^take W\d\d$/);
    expect(view.blueprints.flat()).toContain(chosen[1]!.slice(5));
  });

  it('shows the tile in place and what it earns before the click', () => {
    const { props } = show('place');
    const best = cases['place']!.choices.find((c) => c.events.some((e) => e.event === 'goods'))!;
    props.selected = best.text;
    flushSync();
    expect(document.querySelector('.ghost')).not.toBeNull();
    expect(document.querySelector('.district .badge')!.textContent).toMatch(/\+\d/);
  });

  it('shows each part alone where the screen is narrow', () => {
    show('two125', 'board');
    expect(document.querySelector('.forum')).not.toBeNull();
    expect(document.querySelector('.plaza')).toBeNull();
    expect(document.querySelector('.district')).toBeNull();
    expect(place('pay 0')).not.toBeNull();
    expect(module.pane!(cases['two125']!.view)).toBe('board');
    expect(module.pane!(cases['four250']!.view)).toBe('city');
  });

  it('keeps the pictures of the introduction whole', () => {
    live = [mount(Intro, { target: document.body, props: { t } })];
    flushSync();
    expect(document.querySelectorAll('svg.picture').length).toBeGreaterThan(10);
    expect(document.body.textContent).not.toMatch(/board\./);
  });
});
