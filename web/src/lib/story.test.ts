import { describe, expect, it } from 'vitest';
import { translator } from '../i18n/translate';
import type { Entry } from './protocol';
import { actionLabel, byDoer, loggedTurns, scenesOf, reasonParts, scoresOf, sentence, sentences, sinceLastTurn, sinceOthers, telling, toldTurns, turnsOf } from './story';

const t = translator({
  event: {
    took: '{seat} takes {tile}.',
    drew: '{seat} draws {cards}.',
    won: '{seat} earns {points} {points|point|points}.',
  },
  action: { take: 'Take {1}', place: { store: 'never' } },
  name: { W41: 'a pond', fish: 'fish' },
});
const names = ['Livia', 'Marcus'];
const entry = (move: number, actor: Entry['actor'], events: Entry['events'] = []): Entry => ({
  move,
  actor,
  action: 'take W41',
  events,
});

describe('sentence', () => {
  it('names seats and components', () => {
    expect(sentence({ event: 'took', seat: 0, tile: 'W41' }, t, names)).toBe('Livia takes a pond.');
  });
  it('shows what is hidden as a question mark', () => {
    expect(sentence({ event: 'drew', seat: 1 }, t, names)).toBe('Marcus draws ?.');
  });
  it('adds points that the sentence does not tell', () => {
    expect(sentence({ event: 'took', seat: 0, tile: 'W41', points: -4 }, t, names)).toBe(
      'Livia takes a pond. (−4)',
    );
    expect(sentence({ event: 'won', seat: 0, points: 1 }, t, names)).toBe('Livia earns 1 point.');
  });
  it('tells unknown events plainly', () => {
    expect(sentence({ event: 'fell_down', seat: 1, depth: 3 }, t, names)).toBe(
      'Marcus: fell down (depth 3)',
    );
  });
});

describe('sentences and labels', () => {
  it('tells events as the game retells them, without what it leaves out', () => {
    const module = { retell: (events: Entry['events']) => events.filter((e) => e.event === 'won').map((e) => ({ ...e, points: 2 })) };
    const events = [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'won', seat: 0, points: 1 }];
    expect(sentences(entry(1, 0, events), { t, names, module })).toEqual(['Livia earns 2 points.']);
  });
  it('leaves ids out of names', () => {
    const cards = translator({ event: { took: '{seat} takes {card}.' }, action: { take: 'Take {1}' }, name: { C03: 'C03 (2 chimneys → 1 prestige)' } });
    expect(sentence({ event: 'took', seat: 0, card: 'C03' }, cards, names)).toBe('Livia takes 2 chimneys → 1 prestige.');
    expect(actionLabel('take C03', '', cards)).toBe('Take 2 chimneys → 1 prestige');
  });
  it('falls back to the action of an entry without events', () => {
    expect(sentences(entry(1, 0), { t, names })).toEqual(['Livia: Take a pond']);
  });
  it('labels unknown actions by their words', () => {
    expect(actionLabel('swap W41 x', '', t)).toBe('swap a pond x');
  });
  it('splits reasons from rule numbers', () => {
    expect(reasonParts('Because. [CD-20 CD-21]')).toEqual({ text: 'Because.', rules: ['CD-20', 'CD-21'] });
    expect(reasonParts('Because [so].')).toEqual({ text: 'Because [so].', rules: [] });
  });
});

describe('scores and turns out of the log', () => {
  it('sums points by seat and cause', () => {
    const log = [
      entry(1, 0, [{ event: 'won', seat: 0, cause: 'forum', points: 3 }]),
      entry(2, 1, [
        { event: 'won', seat: 0, cause: 'forum', points: 2 },
        { event: 'lost', seat: 1, cause: 'penalty', points: -4 },
      ]),
    ];
    expect(scoresOf(log, 2)).toEqual({ total: [5, -4], causes: [{ forum: 5 }, { penalty: -4 }] });
  });
  it('finds what others did between two own turns, passing over the present one', () => {
    const log = [entry(1, 0), entry(2, 1), entry(3, 'chance'), entry(4, 1), entry(5, 0)];
    expect(sinceLastTurn(log, [0]).map((each) => each.move)).toEqual([2, 3, 4]);
    expect(sinceLastTurn(log.slice(0, 4), [0]).map((each) => each.move)).toEqual([2, 3, 4]);
    const by = (...actors: (number | null)[]) => actors.map((actor, move) => ({ ...log[0]!, actor, move }));
    expect(sinceOthers(by(0, 1, 0, null, 0)).map((each) => each.move)).toEqual([2, 3, 4]);
    expect(sinceOthers([])).toEqual([]);
    expect(sinceLastTurn([], [0])).toEqual([]);
  });
});

describe('entries that say nothing by themselves', () => {
  it('are left out of a turn that has events', () => {
    const all = [entry(1, 0, []), entry(2, 0, [{ event: 'took' }]), entry(3, 0, []), entry(4, 1, [])];
    expect(telling(all).map((each) => each.move)).toEqual([2, 4]);
  });
});

describe('the log, turn by turn', () => {
  const took = { event: 'took', seat: 0, tile: 'W41' };
  it('counts turns one by one, whatever moves they took, and neither set-up nor chance', () => {
    const all = [entry(0, null, [took]), entry(1, 0), entry(2, 0, [took]), entry(3, 'chance', [took]), entry(4, 1, [took]), entry(5, 0, [took])];
    expect(turnsOf(all).map(({ number, entries }) => [number, entries.length])).toEqual([[null, 1], [1, 2], [null, 1], [2, 1], [3, 1]]);
  });
  it('merges a step without events into its turn', () => {
    expect(telling([entry(1, 0, [took]), entry(2, 0), entry(3, 1)]).map(({ move }) => move)).toEqual([1, 3]);
  });
});

describe('a turn in short lines', () => {
  const took = { event: 'took', seat: 0, tile: 'W41' };
  const teller = {
    t: translator({
      event: { took: '{seat} takes {tile}.', gets: '{seat}: {what}.', scored: '{seat} scores {points} points: {cause}.', phase: 'Phase {phase} begins.', falls: 'Night falls.' },
      board: { chapter: 'Phase {n}' },
      cause: { goal: 'frame goal' },
      name: { W41: 'a pond' },
    }),
    names,
    module: { chapter: ({ event, phase }: Entry['events'][number]) => (event === 'phase' ? Number(phase) : null) },
  };
  const deeds = (...entries: Entry[]) => toldTurns(entries, teller).map((turn) => turn.deeds);

  it('leaves out the name that stands above them, and keeps that of another', () => {
    const [turn] = deeds(entry(1, 0, [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'gets', seat: 0, what: 'fish' }, { event: 'took', seat: 1, tile: 'W41' }]));
    expect(turn!.map(({ text }) => text)).toEqual(['Takes a pond', 'Fish', 'Marcus takes a pond']);
  });
  it('gives points beside the words, once, and the cause alone for what only scores', () => {
    const [turn] = deeds(entry(1, 0, [{ event: 'took', seat: 0, tile: 'W41', points: 2 }, { event: 'scored', seat: 0, cause: 'goal', points: -3 }]));
    expect(turn).toMatchObject([{ text: 'Takes a pond', points: 2 }, { text: 'Frame goal', points: -3 }]);
  });
  it('tells steps of one deed together, where the game says so', () => {
    const got = (...events: Entry['events']) => [{ event: 'gets', seat: 0, what: `${events.length} fish` }];
    const module = { ...teller.module, retell: (events: Entry['events']) => got(...events), joins: (action: string) => action.startsWith('take') };
    const all = [entry(1, 0, [took]), entry(2, 0, [took]), { ...entry(3, 0, [took]), action: 'place' }];
    expect(toldTurns(all, { ...teller, module })[0]!.deeds.map(({ text }) => text)).toEqual(['2 fish', '1 fish']);
    expect(toldTurns(all, { ...teller, module: { ...module, joins: undefined } })[0]!.deeds).toHaveLength(3);
  });
  it('makes a heading of what begins a part of the game', () => {
    const [turn] = deeds(entry(1, 'chance', [{ event: 'phase', phase: 2 }]));
    expect(turn).toMatchObject([{ text: 'Phase 2', chapter: true }]);
  });
  it('knows what befell the table, though it came of somebody’s deed', () => {
    const [turn] = deeds(entry(1, 0, [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'phase', phase: 2 }, { event: 'gets', what: 'fish' }, { event: 'falls', seat: 0 }]));
    expect(turn!.map(({ common }) => common)).toEqual([false, true, true, true]);
  });
  it('logs what befell the table after a turn below it, in nobody’s name', () => {
    const logged = loggedTurns([entry(1, 0, [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'falls' }, { event: 'took', seat: 1, tile: 'W41' }])], teller);
    expect(logged.map(({ actor, deeds }) => [actor, deeds.map(({ text }) => text)])).toEqual([[0, ['Takes a pond']], [null, ['Night falls', 'Marcus takes a pond']]]);
  });
  it('divides what one seat did before and after a part of the game began', () => {
    const logged = loggedTurns([entry(1, 0, [{ event: 'gets', seat: 0, what: 'fish' }, { event: 'phase', phase: 2 }]), entry(2, 0, [{ event: 'took', seat: 0, tile: 'W41' }])], teller);
    expect(logged.map(({ actor, number, deeds }) => [actor, number, deeds.map(({ text }) => text)])).toEqual([
      [0, 1, ['Fish']], [null, null, ['Phase 2']], [0, 2, ['Takes a pond']],
    ]);
  });
  it('opens the turn of a seat by what it did by force in the turn before', () => {
    const own = { ...teller, module: { ...teller.module, begins: ({ event }: Entry['events'][number]) => event === 'took' } };
    const took = (seat: number) => ({ event: 'took', seat, tile: 'W41' });
    const all = [entry(1, 0, [took(0), { event: 'falls' }, took(1)]), entry(2, 1, [{ event: 'gets', seat: 1, what: 'fish' }])];
    expect(loggedTurns(all, own).map(({ actor, deeds }) => [actor, deeds.map(({ text }) => text)])).toEqual([
      [0, ['Takes a pond']], [null, ['Night falls']], [1, ['Takes a pond', 'Fish']],
    ]);
  });
  it('tells what befell somebody else apart from what was done', () => {
    const [turn] = deeds(entry(1, 0, [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'took', seat: 1, tile: 'W41' }]));
    expect(turn!.map(({ common }) => common)).toEqual([false, true]);
  });
  it('groups what one seat does in a row, and tells an action without events by its label', () => {
    const told = deeds(entry(1, 0, [{ event: 'took', seat: 0, tile: 'W41' }]), entry(2, 0, [{ event: 'gets', seat: 0, what: 'fish' }]), entry(3, 1));
    expect(told.map((turn) => turn.map(({ text }) => text))).toEqual([['Takes a pond', 'Fish'], ['take a pond']]);
  });
  it('counts for each seat apart, equal lines as one, and leaves out what brought nothing', () => {
    const scored = (seat: number, cause: string, points: number) => ({ event: 'scored', seat, cause, points });
    const events = [{ event: 'took', seat: 0, tile: 'W41' }, scored(1, 'goal', 3), scored(0, 'goal', 4), scored(0, 'goal', 2), scored(1, 'money', 0), { event: 'falls' }];
    const told = loggedTurns([entry(1, 0, events)], teller);
    expect(told.map(({ actor, number, counted, deeds }) => [actor, number, counted, deeds.map(({ text, points }) => `${text} ${points}`)])).toEqual([
      [0, 1, false, ['Takes a pond 0']],
      [0, null, true, ['Frame goal 6']],
      [1, null, true, ['Frame goal 3']],
      [null, null, false, ['Night falls 0']],
    ]);
  });
  it('leaves what one seat scores in its turn', () => {
    const events = [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'scored', seat: 0, cause: 'goal', points: 2 }];
    expect(loggedTurns([entry(1, 1), entry(2, 0, events)], teller)).toMatchObject([{ actor: 1, number: 1 }, { actor: 0, number: 2, deeds: [{ text: 'Takes a pond' }, { text: 'Frame goal', points: 2 }] }]);
  });
});

describe('what others do by themselves', () => {
  const deed = ({ event }: Entry['events'][number]) => event === 'took';
  const events = [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'took', seat: 1, tile: 'W41' }, { event: 'drew', cards: [] }, { event: 'took', seat: 0, tile: 'W41' }];
  const told = byDoer([entry(1, 0, events), entry(2, 1)], deed);

  it('is told in their name, with what befalls the table upon it', () => {
    expect(told.map(({ actor, events }) => [actor, events.length])).toEqual([[0, 1], [1, 2], [0, 1], [1, 0]]);
    const turns = loggedTurns(told.slice(0, 3), { t, names });
    expect(turns.filter(({ actor }) => actor !== null).map(({ deeds }) => deeds[0]!.text)).toEqual(['Takes a pond', 'Takes a pond', 'Takes a pond']);
  });
  it('is seen after what led to it', () => {
    expect(scenesOf(told).map((scene) => scene.map(({ actor }) => actor))).toEqual([[0], [1], [0, 1]]);
  });
  it('ends where the table goes on, though that befalls them, too', () => {
    const turns = loggedTurns([entry(1, 0, [{ event: 'took', seat: 0, tile: 'W41' }, { event: 'won', seat: 0, points: 1, befalls: true }, { event: 'took', seat: 0, tile: 'W41' }])], { t, names });
    expect(turns.map(({ actor, deeds }) => [actor, deeds.map(({ text }) => text)])).toEqual([
      [0, ['Takes a pond']],
      [null, ['Livia earns 1 point', 'Livia takes a pond']],
    ]);
  });
  it('is parted from what befalls the table, until somebody does something again', () => {
    const falls = { event: 'falls', befalls: true };
    const parts = byDoer([entry(1, 0, [{ event: 'took', seat: 0 }, falls, { event: 'drew', seat: 1 }, falls, { event: 'took', seat: 1 }])], deed);
    expect(parts.map(({ actor, events }) => [actor, events.map(({ event }) => event)])).toEqual([[0, ['took']], [null, ['falls', 'drew', 'falls']], [1, ['took']]]);
  });
  it('stays where the game knows none', () => {
    expect(byDoer([entry(1, 0, events)], undefined)).toHaveLength(1);
  });
  it('keeps a name that is only part of a sentence', () => {
    const words = translator({ event: { helped: '{seat}’s patron helps.' } });
    expect(toldTurns([entry(1, 0, [{ event: 'helped', seat: 0 }])], { t: words, names })[0]!.deeds[0]!.text).toBe('Livia’s patron helps');
  });
});
