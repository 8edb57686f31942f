// @vitest-environment jsdom
// What the dock tells of the last turn.
import { describe, expect, it, vi } from 'vitest';
import type { Choice, GameEvent } from '../games/types';
import { translator } from '../i18n/translate';
import { captionOf, goesOn, guideOf, questionOf, recapOf } from './asking';
import type { Entry } from './protocol';
import type { Table } from './table.svelte';

const t = translator({ event: { took: '{seat} takes {what}.', falls: 'Night falls.', rolled: 'The dice lie.' } });
const entry = (move: number, actor: Entry['actor'], events: GameEvent[]): Entry => ({ move, actor, action: 'take', events }) as Entry;
const took = (seat: number, what: string) => ({ event: 'took', seat, what });
const table = (told: Entry[]) =>
  ({
    told, teller: { t, names: ['Livia', 'Balbus'] }, curtain: false, mine: false, own: [0], stage: { scene: null },
    summary: { state: 'running' },
  }) as unknown as Table;
const caption = (told: Entry[]) => captionOf(table(told))?.deeds.map(({ text }) => text);

it('the last turn of a rival is told whole, with what befalls the table upon it', () => {
  const first = entry(2, 1, [took(1, 'a die')]);
  const second = entry(3, 1, [took(1, 'a tile'), { event: 'falls', befalls: true }]);
  expect(caption([entry(1, 0, [took(0, 'a star')]), first, second])).toEqual(['Takes a die', 'Takes a tile', 'Night falls']);
});

it('once the table has gone on, it is told in nobody’s name, without the turn before it', () => {
  const told = [entry(2, 1, [took(1, 'a die')]), entry(3, 1, [{ event: 'falls', befalls: true }]), entry(4, 'chance', [{ event: 'rolled' }])];
  expect(captionOf(table(told))).toMatchObject({ actor: null, deeds: [{ text: 'Night falls' }, { text: 'The dice lie' }] });
});

it('a rival’s next turn begins anew, though nobody played between both', () => {
  const before = [entry(2, 1, [took(1, 'a die')]), entry(3, 1, [took(1, 'a tile'), { event: 'falls', befalls: true }])];
  expect(caption([...before, entry(4, 'chance', [{ event: 'rolled' }]), entry(5, 1, [took(1, 'a star')])])).toEqual(['The dice lie', 'Takes a star']);
});

describe('a turn that waits for its end', () => {
  const waiting = (next: string, events: GameEvent[]) =>
    ({
      ...table([entry(1, 1, [took(1, 'a die')]), entry(2, 0, [took(0, 'a die')])]),
      link: 'open', mine: true, held: { seat: 0, action: 'take W1', next }, waits: { text: 'take W1', events, final: false } as Choice,
    }) as unknown as Table;
  const events = [took(0, 'a tile'), { event: 'falls', befalls: true }, took(1, 'a star')];

  it('tells what is chosen as if done, and nothing that comes after it', () => {
    expect(recapOf(waiting('turn', events))!.deeds.map(({ text }) => text)).toEqual(['Takes a die', 'Takes a tile']);
    expect(recapOf(waiting('over', events))!.events).toHaveLength(2);
  });
  it('asks for the end of the turn, but not where something comes to light in its middle', () => {
    expect([goesOn(waiting('turn', events)), goesOn(waiting('over', events)), goesOn(waiting('reveal', events))]).toEqual([false, false, true]);
    expect(recapOf(waiting('reveal', events))).toBeNull();
    expect(questionOf(waiting('turn', events))).not.toBe(questionOf(waiting('reveal', events)));
  });
});

it('what a deed has yet to show is not told before', () => {
  const [star, tile, die] = ['a star', 'a tile', 'a die'].map((what) => took(1, what));
  const events = [{ event: 'rolled', seat: 1 }, star, tile, die] as GameEvent[];
  const playing = (event: GameEvent | null) =>
    captionOf({ ...table([entry(2, 1, events)]), playing: true, stage: { scene: null, event }, module: { pending: (each: GameEvent) => each.event === 'took' } } as unknown as Table)!.deeds.at(-1)!.text;
  expect([null, events[0]!, star!, tile!, die!].map(playing)).toEqual(['The dice lie', 'The dice lie', 'Takes a star', 'Takes a tile', 'Takes a die']);
});

it('the second led turn has a lesson of its own where the game has one', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const guide = (led: number, words: Record<string, string>) =>
    guideOf({ ...table([]), t: translator({ guide: words }), led, mine: true, held: null, decision: 'turn', summary: { state: 'running', game: 'roma' } } as unknown as Table)?.text;
  expect([guide(2, { turn: 'Place.', turn_again: 'Look.' }), guide(1, { turn: 'Place.', turn_again: 'Look.' }), guide(1, { turn: 'Place.' })]).toEqual(['Place.', 'Look.', 'Place.']);
});
