import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import english from '$locales/en/discordia.json';
import german from '$locales/de/discordia.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { actions, deed, drawnLast, question, sizeOf } from './bundles';
import { fit } from './art/effects';
import { isExtra } from './context';
import { janusSteps } from './janus';
import { lookWords } from './look';
import { decreeWords, effectsWords, janusWords, privilegeWords } from './names';
import { outlookOf, shortOf, type Prospects } from './prospects';
import { previewOf, previewOfReturn, previewOfSend } from './preview';
import { reasons, stepsWords } from './reasons';
import { retell } from './retell';
import { ACTION_TILES, BOAT, DECREE_SPACES, DECREES, EXPANSIONS, GERMANIC, JANUS, MAP, PRIVILEGES, slotOf, tile, track } from './tables';
import { placeOf, targets } from './targets';
import { effects, ending, label, pastAction, question as ask, status, yearEndChange } from './words';
import type { Choice } from '../types';
import type { DiscordiaView } from './view';

/** Messages of the real program at moments of golden games (fixtures/record.mjs). */
const all = fixtures as unknown as Record<string, { position: DiscordiaView; legal: Choice[]; prospects: Prospects }>;
const messages = Object.entries(all);
const t = translator(english as unknown as Catalogue);
const told = /board\.|[{}]|undefined|NaN/;

describe('bundles', () => {
  const asked = messages.filter(([, { prospects }]) => prospects.bundles);
  it('has positions to look at', () => expect(asked.length).toBeGreaterThan(3));
  it('offers the same numbers of the first colour as the rules', () => {
    for (const [name, { position, legal, prospects }] of asked) {
      const ask = question(prospects)!;
      const first = new Set(ask.bundles.map((bundle) => actions(ask, position.chosen.length, bundle)[0]));
      expect([...first].sort(), name).toEqual(legal.map(({ text }) => text));
      for (const bundle of ask.bundles) expect(sizeOf(bundle)).toBeLessThanOrEqual(ask.most);
    }
  });
  it('needs no action for a colour with one possible number', () => {
    const ask = { word: 'return' as const, least: 2, most: 2, target: null, bundles: [[2, 0, 0, 0], [0, 2, 0, 0]] as [number, number, number, number][] };
    expect(actions(ask, 0, [2, 0, 0, 0])).toEqual(['return b 2']);
  });
  it('takes the first actions of a plan as one bundle, named whole', () => {
    const prospects = { ...all['return-2']!.prospects, bundles: { word: 'return' as const, target: null, bundles: [[0, 0, 2, 1], [0, 0, 3, 0], [1, 0, 2, 0], [0, 0, 0, 0]] as [number, number, number, number][] } };
    const plan = ['return b 0', 'return w 2', 'die r 3'];
    expect(deed(plan, t, prospects)).toMatchObject({ actions: ['return b 0', 'return w 2'], words: 'Return 2 merchants and 1 farmer' });
    expect(deed(['return b 0', 'return w 0'], t, prospects)?.words).toBe('Return none');
    expect(deed(['die r 3'], t, prospects)).toBeNull();
    expect(deed(plan, t, all['turn-4']!.prospects)).toBeNull();
  });
  it('knows what was drawn last for the seat that gives back', () => {
    const drew = (seat: number, r: number) => ({ event: 'drew', seat, workers: { r } });
    expect(drawnLast([drew(0, 1), drew(0, 2), drew(1, 3)], 0)).toMatchObject({ workers: { r: 2 } });
    expect(drawnLast([drew(1, 3)], 0)).toBeUndefined();
  });
});

describe('words', () => {
  it('names every choice of every position and gives most of them a place', () => {
    for (const [name, { position, legal, prospects }] of messages) {
      expect(status(position, t)).not.toMatch(told);
      for (const choice of legal) {
        expect(label(choice, position, t, prospects), `${name} ${choice.text}`).not.toMatch(told);
        if (/^(tile|die|deploy|special|expand|boat|decree) /.test(choice.text)) expect(placeOf(choice, position)).not.toBeNull();
      }
    }
  });
  it('tells tiles of one name apart, and the boat at a die of its value', () => {
    const [, { position }] = messages.find(([, { position: { stage, decision } }]) => stage === 'turn' && decision === 'die')!;
    const view = structuredClone(position);
    const spaced = (words: string | null) => words?.replaceAll('\u00a0', ' ');
    const of = (text: string) => spaced(label({ text, events: [], final: true }, view, t));
    view.display = [['SA2', 'SC2', 'SB3', null, null, null]];
    expect(of('tile SA2')).toContain('Ship for 2 workers (blue die, 2)');
    expect(of('tile SC2')).toContain('Ship for 3 workers (blue die, 2)');
    expect(of('tile SB3')).toContain('Ship (blue die, 3)');
    expect(spaced(pastAction('tile SB3', view, t))).toContain('Ship (blue die, 3)');
    view.display = [['KB4', 'KD4', 'KC4', 'MC1', 'MD1', null]];
    expect(spaced(pastAction('tile SB3', view, t))).toContain('Ship for 2 sailors in 1 place (blue die, 3)');
    expect(of('tile KB4')).toContain('Barracks for 2 soldiers + 1 of any kind (red die, 4)');
    expect(of('tile KD4')).toContain('Barracks for 3 soldiers (red die, 4)');
    expect(of('tile KC4')).toContain('Barracks for 4 workers (red die, 4)');
    expect(of('tile MD1')).toContain('Market Stall for 2 merchants + 1 of any kind in 2 places (any die, 1)');
    view.season = 3;
    expect(of('die r 3')).toContain('the boat: a Tower');
    expect(of('die r 4')).not.toContain('the boat');
  });
  it('gives a reason for building a tile: the work that it offers, the symbol that it covers', () => {
    let built = 0;
    for (const { position, legal, prospects } of Object.values(all)) {
      for (const choice of legal) {
        const outlook = outlookOf(prospects, choice.text);
        const placed = choice.events.find(({ event }) => event === 'placed');
        if (!outlook || !placed || !/^(tile|free|over|tower)\b/.test(choice.text)) continue;
        const said = reasons(choice.events.map((event) => ({ key: 'event', ...event })), [choice.text], position, t, prospects).join(', ');
        const room = tile(String(placed.tile)).spaces.join('').length;
        if (room > 0) expect(said).toContain(`places for ${room} worker`);
        const places = tile(String(placed.tile)).spaces.length;
        expect(/(\d) empty place/.exec(label(choice, position, t, prospects))?.[1], choice.text).toBe(places ? String(places) : undefined);
        expect(said.includes('open symbol')).toBe(outlook.symbols > 0);
        expect(said).not.toMatch(told);
        built++;
      }
    }
    expect(built).toBeGreaterThan(3);
  });
  it('gives the reason of a step alone, in agreement with its preview', () => {
    for (const { position, legal, prospects } of Object.values(all)) {
      for (const { text } of legal) {
        const said = reasons([], [text], position, t, prospects);
        expect(said.length, text).toBeLessThanOrEqual(1);
        expect(said.join()).not.toMatch(told);
        if (said[0]?.includes('fewer')) expect(outlookOf(prospects, text)!.shortage).toBeLessThan(0);
      }
    }
  });
  it('tells the later steps of a plan as wholes, without workers that nobody sends', () => {
    const { position } = all['turn-4']!;
    expect(stepsWords(['deploy KB5', 'send b 0', 'send r 2', 'boat', 'return w 0', 'done'], position, t).map((words) => words.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringMatching(/^Send to Barracks/), 'Send 2 soldiers', `Take the boat's bonus of ${t(`board.season.${position.season}`)}`,
    ]);
  });
  it('DI-51 tells which symbols are covered, and nothing twice', () => {
    let covering = 0;
    for (const { position, legal, prospects } of Object.values(all)) {
      for (const choice of legal) {
        const words = label(choice, position, t, prospects);
        const symbols = outlookOf(prospects, choice.text)?.symbols ?? 0;
        expect(words.includes('open symbol'), words).toBe(symbols > 0);
        expect(words.match(/aqueduct/gi)?.length ?? 0, words).toBeLessThanOrEqual(1);
        covering += Number(symbols > 0);
      }
    }
    expect(covering).toBeGreaterThan(3);
  });
  it('DI-51 foretells one number for the year\'s end, but not where a Ship turns', () => {
    const { prospects } = all['setup-1']!;
    const choice = (events: Choice['events']) => yearEndChange({ text: 'tile KA4', events, final: true }, 0, prospects);
    expect(choice([])).toBe(outlookOf(prospects, 'tile KA4')!.shortage);
    expect(choice([{ event: 'ship_turned', seat: 1 }])).not.toBeNull();
    expect(choice([{ event: 'ship_turned', seat: 0 }])).toBeNull();
    expect(yearEndChange({ text: 'tile KA4', events: [], final: true }, 0, null)).toBeNull();
  });
  it('DI-20 tells the main action from extras', () => {
    const { position, legal, prospects } = all['turn-4']!;
    for (const choice of legal) {
      if (/^(deploy|expand|tile|develop|stars)\b/.test(choice.text)) expect(isExtra(choice, position, prospects), choice.text).toBe(false);
      if (/^(special|boat|swap|decree|use)\b/.test(choice.text)) expect(isExtra(choice, position, prospects), choice.text).toBe(true);
    }
  });
  it('DI-20 says what the column of a die offers', () => {
    const found = messages.find(([, { legal }]) => legal.some(({ text }) => text.startsWith('die ')))![1];
    for (const choice of found.legal.filter(({ text }) => text.startsWith('die '))) {
      const column = Number(choice.text.split(' ')[2]);
      const words = label(choice, found.position, t, found.prospects);
      expect(words.includes('tile'), words).toBe(found.position.display.some((row) => row[column - 1]));
      expect(words.includes('Develop'), words).toBe(column === 6);
    }
  });
  it('DI-23 names what cannot be done with a die apart, and why', () => {
    const { position, prospects } = all['die-2']!;
    const view = structuredClone(position);
    const seat = Number(view.to_act);
    view.action_tiles[3] = 'AT6';
    view.display = [[null, null, null, null, null, null]];
    view.season = 1;
    view.dice = { r: 1, y: 4, b: 1 };
    view.supply.stars = 2;
    const of = () => label({ text: 'die y 4', events: [], final: true }, view, t, prospects).replace(/^Use yellow 4: /, '');
    Object.assign(view.players[seat]!.city, { marketplace: [null, null], farmland: [{ id: 'FA1', workers: ['y'] }] });
    expect(of()).toBe('Stars; not now: Market Stalls (you have none), Farms (all are full)');
    view.players[seat]!.city.farmland = [{ id: 'FA1', workers: [] }];
    view.players[seat]!.city.marketplace = [{ id: 'MA1', workers: ['w'] }];
    view.players[seat]!.reserve = { b: 3, r: 3, w: 3, y: 3 };
    view.supply.stars = 0;
    expect(of()).toBe('send to Market Stalls or Farms; not now: Stars (none left)');
    view.players[seat]!.reserve = { b: 3, r: 3, w: 0, y: 3 };
    expect(of()).toBe('send to Farms; not now: Market Stalls (no merchants), Stars (none left)');
  });
  it('adds up Stars and leaves out what others get', () => {
    const star = { event: 'took_star', seat: 0 };
    expect(effects([star, star, { ...star, seat: 1 }], 0, t)).toEqual(['+2 Stars']);
    const damage = { event: 'damage', seat: 0, germanic: 'A4' };
    expect(effects([star, damage, { event: 'lost_star', seat: 0 }, { ...damage, seat: 1 }], 0, t)).toEqual(['+1 Star', 'then the raid: −1 Star']);
    expect(effects([{ ...damage, seat: 1 }, { event: 'lost_star', seat: 1 }, damage], 0, t)).toEqual([]);
    expect(effects([{ event: 'deployed', seat: 0, workers: { r: 1 } }], 0, t)).toEqual(['1 soldier leaves the reserve']);
  });
});

describe('names are composed from the tables', () => {
  for (const [language, catalogue] of [['English', english], ['German', german]] as const) {
    const words = translator(catalogue as unknown as Catalogue);
    it(`of every effect, condition, Privilege and Janus Tile in ${language}`, () => {
      const spaces = [...Object.values(MAP).flat(), ...track('expedition', 1), ...track('development', 1), ...DECREE_SPACES];
      const lists = [...spaces.map(({ bonus }) => bonus), ...spaces.flatMap(({ permanent }) => (permanent ? [[permanent]] : [])), BOAT, slotOf('expedition'), ...Object.values(GERMANIC).map((g) => g.effects)];
      for (const list of lists) expect(effectsWords(list, words)).not.toMatch(told);
      for (const id of Object.keys(DECREES)) expect(decreeWords(id, words), id).not.toMatch(told);
      for (const id of Object.keys(PRIVILEGES)) expect(privilegeWords(id, words), id).not.toMatch(told);
      for (const id of Object.keys(JANUS)) expect(janusWords(id, words), id).not.toMatch(told);
    });
    it(`says every number of a Decree in ${language}`, () => {
      for (const [id, conditions] of Object.entries(DECREES)) {
        for (const { at_least } of conditions) expect(decreeWords(id, words), id).toContain(String(at_least));
      }
    });
  }
  it('counts what comes several times', () => {
    expect(effectsWords(['deploy_any', 'take_star', 'take_star'], t)).toBe('Send workers to any tile, Take 2 Stars');
    expect(effectsWords(['aqueduct_7'], t)).toBe('7 aqueduct steps');
  });
  it('presses only words together that are too wide for their place', () => {
    expect(fit('12 Stars', 12.5, 56)).toEqual({});
    expect(fit('Marketplace', 12, 44)).toMatchObject({ textLength: 44 });
  });
  it('knows turned Ships', () => expect(tile('SA1b')).toMatchObject({ kind: 'market_stall' }));
});

describe('looks', () => {
  const { position: view, legal, prospects } = all['turn-4']!;
  const here = { view, seat: Number(view.to_act), t, targets: targets(legal, view), prospects };
  const ids = [
    'KC3', 'SA1b', 'MT7', 'TT8', ...Object.keys(DECREES), ...Object.keys(PRIVILEGES), ...Object.keys(JANUS), ...Object.keys(ACTION_TILES), ...Object.keys(GERMANIC),
    'raid', 'season 3', 'season 4', 'die r', 'die y', 'die b', ...EXPANSIONS.map((kind) => `expansion ${kind}`), 'slot port 2', 'slot expedition', 'space fort', 'space tower', 'space farmland',
    'track expedition 1', 'track development 6', 'decree-space 2', 'worker y', 'year-end', 'reserve', 'bag', 'aqueduct', 'janus',
    'stars', 'manipulator', 'pile', 'privileges', 'gone',
  ];
  it('finds words for everything that lies on the table', () => {
    for (const id of ids) {
      const { title, told: lines } = lookWords(id, here);
      expect([title, ...lines].join(' '), id).not.toMatch(told);
      expect(lines.length, id).toBeGreaterThan(0);
    }
  });
  it('says what a choice that lies there would do now', () => {
    const setup = all['setup-1']!;
    const first = { view: setup.position, seat: 0, t, targets: targets(setup.legal, setup.position), prospects: setup.prospects };
    expect(lookWords('KA4', first)).toEqual({
      title: 'Barracks (red\u00a0die,\u00a04)',
      told: ['One place: 1 soldier.', 'A red 4 fills the next place as an extra.', 'Full, its workers are strength.', "Each place that is empty at the year's end brings a worker."],
      now: ["Then: Star on the Expedition, covers an open symbol, 1 empty place, year's end unchanged."],
    });
    expect(label(setup.legal.find(({ text }) => text === 'tile FC1')!, setup.position, t)).toBe('Begin with the Farm (yellow\u00a0die,\u00a01): 2 empty places');
    expect([...here.targets.keys()].length).toBeGreaterThan(2);
  });
  it('DI-25 DI-33 shows by which signs a Star is placed', () => {
    const { told: lines, signs } = lookWords('stars', here);
    expect(lines.join(' ')).not.toContain('Star Cult');
    expect(signs!.map(({ row }) => row)).toContainEqual([{ icon: 'expedition' }, { icon: 'star' }]);
    for (const { words } of signs!) expect(words).not.toMatch(told);
  });
  it('DI-36 says why a Trading Tower moves the Aqueduct', () => {
    expect(lookWords('TT1', here).told).toContain('When built: 2 aqueduct steps.');
  });
  it('DI-41 says how far a Decree is', () => {
    const [id = '', have = []] = Object.entries(prospects.cities[here.seat]!.standing)[0]!;
    const lines = lookWords(id, here).told.join(' ');
    have.forEach((n, i) => expect(lines).toContain(`${n} of ${DECREES[id]![i]!.at_least}`));
  });
});

describe('Janus', () => {
  const acts = [{ event: 'janus', janus: 'J7' }, { event: 'janus_tile', tile: 'FA5' }, { event: 'janus_removed', what: 'star' }];
  it('DI-71 acts in steps', () => {
    expect(janusSteps('J7', acts, t)).toEqual(['Janus blocks the yellow die', 'removes Farm (yellow\u00a0die,\u00a05)', 'removes a Star']);
  });
  it('tells his tile where the events are not known', () => {
    expect(janusSteps('J8', acts, t)).toEqual([janusWords('J8', t)]);
  });
});

describe('the question', () => {
  it('names the die, the tile and the number', () => {
    const questions = messages.map(([, { position }]) => ask(position, t)).filter((q) => q !== null);
    expect(questions.length).toBeGreaterThan(4);
    for (const q of questions) expect(q).not.toMatch(told);
    expect(ask({ ...all['turn-4']!.position, decision: 'turn', turn: { die: 'r', value: 3, main: false, boat: false, special: [], swapped: [] } }, t)).toBe('What do you do with red 3?');
  });
  it('DI-60 DI-61 says why the game has ended', () => {
    const endings = messages.filter(([name]) => name.startsWith('over')).map(([, { position }]) => ending(position, t));
    expect(endings).toHaveLength(4);
    for (const reason of endings) expect(reason).not.toMatch(told);
    const { position, prospects } = all['over-2']!;
    const view = structuredClone(position);
    view.year = 3;
    view.players[0]!.reserve = { b: 0, r: 0, w: 0, y: 0 };
    expect(ending(view, t, { ...prospects, seat: 0 })).toContain('You have found everyone a job in year 3');
    expect(ending(view, t, { ...prospects, seat: 1 })).toContain('The winner has found everyone a job');
  });
});

/** More are due at the year's end than the bag has. */
const withBag = (prospects: Prospects, comes: number): Prospects => ({
  ...prospects,
  forecast: prospects.forecast.map(({ total, causes }) => ({ total, causes: { ...causes, shortage: comes } })),
  cities: prospects.cities.map((city) => ({ ...city, year_end: { ...city.year_end, shortage: 9 } })),
});

it('DI-44 says of a draw that waits for our word what comes of it', () => {
  const { position } = all['turn-4']!;
  expect(ask({ ...position, decision: 'draw', pending: ['draw_3', 'give_3', 'next'] }, t)).toBe('Draw 3 workers, then return 3');
  expect(ask({ ...position, decision: 'draw', pending: ['draw_1', 'next'] }, t)).toBe('1 worker is drawn');
});

describe('a bag that does not go round (DI-51)', () => {
  const { position, prospects, legal } = all['turn-4']!;
  it('is told at the year\'s end as it looks now', () => {
    expect(shortOf(withBag(prospects, 9), 0)).toBeNull();
    expect(shortOf(withBag(prospects, 1), 0)).toBe(1);
    const words = (comes: number) => lookWords('year-end', { view: position, t, seat: 0, targets: new Map(), prospects: withBag(prospects, comes) } as never)!.told.join(' ');
    expect(words(9)).not.toContain('bag');
    expect(words(1)).toContain('The bag has only 1');
    expect(words(0)).toContain('The bag is empty');
  });
  it('lets no choice change what comes', () => {
    const choice = legal.find(({ text }) => yearEndChange({ text, events: [], final: false }, Number(position.to_act), prospects))!;
    expect(yearEndChange(choice, Number(position.to_act), withBag(prospects, 1))).toBeNull();
  });
  it('is told in the log', () => {
    const told = (comes: number) => retell({ event: 'shortage', seat: 0, symbols: 8, free: 3, aqueduct: 2, value: 9, comes }, t)!.event;
    expect([9, 2, 0].map(told)).toEqual(['shortage', 'shortage_short', 'shortage_none']);
  });
});

describe('the preview of a choice', () => {
  it('DI-23 shows who leaves the reserve for a tile, and what the rules foretell of it', () => {
    let sent = 0;
    for (const [name, { position, legal, prospects }] of messages) {
      const seat = Number(position.to_act);
      for (const choice of legal.filter(({ text }) => /^(deploy|special) /.test(text))) {
        const preview = previewOf(choice, position, seat, prospects)!;
        const deployed = choice.events.find(({ event }) => event === 'deployed');
        expect(preview.manned, name).toBe(choice.text.split(' ')[1]);
        expect(preview.reserve, name).toBe(-preview.coming.length);
        if (deployed) expect(preview.leaving, name).toEqual(deployed.workers);
        if (preview.left !== null) expect(preview.left, name).toBe(preview.reserve + preview.end.shortage + preview.end.raid);
        sent++;
      }
    }
    expect(sent).toBeGreaterThan(3);
  });
  it('DI-28 shows who comes back from what is covered', () => {
    const { position, prospects } = all['turn-4']!;
    const seat = Number(position.to_act);
    const outlook = { bonus: [], permanent: [], place: null, symbols: 0, free: 2, aqueduct: -1, shortage: 3, raid: 1, strength: -2, main: true };
    const choice = { text: 'over FA1', events: [{ event: 'covered', seat, workers: { y: 2 } }], final: false };
    const of = (bag: Prospects) => previewOf(choice, position, seat, { ...bag, choices: { 'over FA1': outlook } });
    expect(of(prospects)).toMatchObject({ reserve: 2, manned: null, left: 6, end: { symbols: 0, free: 2, aqueduct: -1, shortage: 3, raid: 1, strength: -2 } });
    // What is due beyond the bag is not foretold, its terms neither.
    expect(of(withBag(prospects, 1))).toMatchObject({ left: null, end: { free: 0, shortage: 0, strength: -2 } });
  });
  it('DI-44 follows workers that go back, but not where the bag will not go round', () => {
    const { position, prospects } = all['turn-4']!;
    expect(previewOfReturn(2, position, 0, prospects)).toMatchObject({ reserve: -2, left: -2 });
    expect(previewOfReturn(2, position, 0, withBag(prospects, 1)).left).toBeNull();
  });
  it('DI-23 counts workers that are picked for a place as sent', () => {
    const { legal, prospects, position } = all['send-2']!;
    const preview = previewOfSend(1, legal[0], Number(position.to_act), prospects)!;
    expect(preview).toMatchObject({ reserve: -1, left: -2, end: { free: -1, shortage: -1 } });
  });
  it('is none without a choice', () => expect(previewOf(null, all['turn-4']!.position, 0, null)).toBeNull());
});
