import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import english from '$locales/en/discordia.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { actions, question } from './bundles';
import { openSymbols, strength, wildcards, yearEnd } from './city';
import { bonuses, coveredSpace, decreeStand } from './prospects';
import { janusSteps } from './janus';
import { placeOf } from './targets';
import { ACTION_TILES, GERMANIC, tile } from './tables';
import { lookWords } from './look';
import { effects, ending, label, question as ask, status } from './words';
import type { DiscordiaView } from './view';

const all = fixtures as unknown as Record<string, { position: DiscordiaView; legal: string[] }>;
const t = translator(english as unknown as Catalogue);
const empty = () => structuredClone(all['turn-4']!.position);

describe('bundles', () => {
  const asked = Object.values(all).filter(({ position }) => ['send', 'return'].includes(position.decision!));
  it('has positions to look at', () => expect(asked.length).toBeGreaterThan(1));
  it('offers the same numbers of the first colour as the rules', () => {
    for (const { position, legal } of asked) {
      const ask = question(position, Number(position.to_act))!;
      const first = new Set(ask.bundles.map((bundle) => actions(ask, position.chosen.length, bundle)[0]));
      expect([...first].sort()).toEqual(legal);
    }
  });
  it('needs no action for a colour with one possible number', () => {
    const ask = { word: 'return' as const, least: 2, most: 2, target: null, bundles: [[2, 0, 0, 0], [0, 2, 0, 0]] as [number, number, number, number][] };
    expect(actions(ask, 0, [2, 0, 0, 0])).toEqual(['return b 2']);
  });
});

describe('city', () => {
  it('DI-51 counts 13 symbols on an empty map', () => {
    const player = empty().players[0]!;
    player.city = { port: [null], fort: [null], marketplace: [null, null], farmland: [null, null] };
    player.expansions = { port: 0, fort: 0, marketplace: 0, farmland: 0, expedition: 0, development: 0 };
    Object.assign(player, { expedition: 0, development: 0, decrees: [], towers: [null], aqueduct: 0 });
    expect(openSymbols(player)).toBe(13);
    player.city.fort = [{ id: 'KC3', workers: ['rr'] }];
    player.aqueduct = 2;
    const view = empty();
    view.players[0] = player;
    expect(yearEnd(view, 0)).toMatchObject({ symbols: 12, free: 2, shortage: 12 });
  });
  it('DI-50 counts full Barracks and permanent strength only', () => {
    const player = empty().players[0]!;
    player.city.fort = [{ id: 'KC3', workers: ['rr', 'r'] }];
    player.towers = [{ id: 'MT7', workers: [] }];
    expect(strength(player)).toBe(1);
    player.city.fort = [{ id: 'KC3', workers: ['rr', 'r', 'y'] }];
    expect(strength(player)).toBe(5);
  });
  it('DI-38 two equal wildcards make all workers wild', () => {
    const player = empty().players[0]!;
    player.privileges = ['PR3', 'PR11'];
    expect([...wildcards(player)]).toEqual(['r']);
    player.privileges = ['PR3', 'PR4'];
    expect(wildcards(player).size).toBe(4);
  });
  it('knows turned Ships', () => expect(tile('SA1b')).toMatchObject({ kind: 'market_stall', die: 1, spaces: ['www'] }));
});

describe('words', () => {
  it('names every choice of every position and gives most of them a place', () => {
    for (const { position, legal } of Object.values(all)) {
      expect(status(position, t)).not.toContain('board.');
      for (const text of legal) {
        const choice = { text, events: [], final: false };
        expect(label(choice, position, t)).not.toMatch(/board\.|\{/);
        if (/^(tile|die|deploy|special|expand|boat|decree) /.test(text)) expect(placeOf(choice, position)).not.toBeNull();
      }
    }
  });
});

describe('what a choice brings', () => {
  const choice = (text: string, events = [] as { event: string; seat?: number }[]) => ({ text, events, final: false });
  const view = empty();
  Object.assign(view, { to_act: 0, decision: 'turn', season: 3 });
  Object.assign(view.players[0]!, {
    city: { port: [null], fort: [null], marketplace: [null, null], farmland: [null, null] },
    expansions: { port: 1, fort: 1, marketplace: 1, farmland: 0, expedition: 0, development: 0 },
    expedition: 1,
    development: 0,
    decrees: [],
  });
  it('DI-51 tells which symbol is covered', () => {
    expect(coveredSpace(choice('tile KC3'), view, 0).symbol).toBe(true);
    expect(coveredSpace(choice('tile SA1'), view, 0).symbol).toBe(false);
    expect(coveredSpace(choice('develop'), view, 0).symbol).toBe(true);
    expect(label(choice('tile KC3'), view, t)).toContain('open symbol');
  });
  it('DI-32 DI-33 tells the bonuses that will be asked', () => {
    expect(bonuses(choice('boat'), view, 0)).toEqual(['take_tower']);
    expect(bonuses(choice('expand fort'), view, 0)).toEqual(['star_expedition', 'take_any_privilege']);
    expect(bonuses(choice('tile SA1'), view, 0)).toEqual(['star_expedition']);
  });
  it('does not tell twice what has happened', () => {
    const text = label(choice('tile FA1', [{ event: 'aqueduct', seat: 0, from: 0, to: 1 } as never]), view, t);
    expect(text.match(/aqueduct/gi)).toHaveLength(1);
  });
  it('adds up Stars and leaves out what others get', () => {
    const star = { event: 'took_star', seat: 0 };
    expect(effects([star, star, { ...star, seat: 1 }], 0, t)).toEqual(['+2 Stars']);
    expect(effects([{ event: 'deployed', seat: 0, workers: { r: 1 } }], 0, t)).toEqual(['1 soldier leaves the reserve']);
  });
});

describe('looks', () => {
  const view = empty();
  const here = { view, seat: 0, t, targets: new Map() };
  const ids = [
    'KC3', 'SA1b', 'MT7', 'TT8', 'DE9', 'PR1', 'PR14', 'J7', ...Object.keys(ACTION_TILES), ...Object.keys(GERMANIC),
    'raid', 'season 4', 'die r', 'expansion port', 'expansion expedition', 'slot fort 2', 'slot development', 'space tower', 'space farmland',
    'track expedition 1', 'track development 6', 'decree-space 2', 'worker y', 'year-end', 'reserve', 'bag', 'aqueduct', 'janus',
    'stars', 'manipulator', 'pile', 'drawer', 'privileges',
  ];
  it('finds words for everything that lies on the table', () => {
    for (const id of ids) {
      const { title, told } = lookWords(id, here);
      expect([title, ...told].join(' '), id).not.toMatch(/board\.|[{}]|undefined|NaN/);
      expect(told.length, id).toBeGreaterThan(0);
    }
  });
  it('says what a choice that lies there would do now', () => {
    const choice = { text: 'boat', events: [], final: false };
    expect(lookWords('season 3', { ...here, targets: new Map([['boat', [choice]]]) }).now).toHaveLength(1);
  });
  it('DI-41 counts how far a Decree is', () => {
    const player = empty().players[0]!;
    player.city.farmland = [{ id: 'FD3', workers: ['yyy'] }, { id: 'FB2', workers: [] }];
    expect(decreeStand('DE11', player)).toEqual({ have: 3, need: 7 });
  });
});

describe('Janus', () => {
  const acts = [{ event: 'janus', janus: 'J7' }, { event: 'janus_tile', tile: 'FA5' }, { event: 'janus_privilege', privilege: 'PR3' }];
  it('DI-71 acts in steps', () => {
    expect(janusSteps('J7', acts, t)).toEqual([
      'Janus blocks the yellow die', 'removes Farm, yellow 5', 'removes Soldiers are wildcards',
    ]);
  });
  it('tells his tile where the events are not known', () => {
    expect(janusSteps('J8', acts, t)).toEqual([t('board.janus.J8')]);
  });
});

describe('the question', () => {
  it('names the die, the tile and the number', () => {
    const told = Object.values(all).map(({ position }) => ask(position, t)).filter((q) => q !== null);
    expect(told.length).toBeGreaterThan(4);
    for (const q of told) expect(q).not.toMatch(/board\.|[{}]|undefined|NaN/);
    expect(ask({ ...empty(), decision: 'turn', turn: { die: 'r', value: 3, main: false, boat: false, special: [], swapped: [] } }, t)).toBe('What do you do with red 3?');
  });
  it('DI-60 DI-61 says why the game has ended', () => {
    const view = empty();
    expect(ending(view, t)).toBe(t('board.ending.years'));
    view.players[1]!.reserve = { b: 0, r: 0, w: 0, y: 0 };
    expect(ending(view, t)).toBe(t('board.ending.empty'));
  });
});
