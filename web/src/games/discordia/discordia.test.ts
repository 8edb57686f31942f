import { describe, expect, it } from 'vitest';
import fixtures from './fixtures/positions.json';
import english from '$locales/en/discordia.json';
import { translator, type Catalogue } from '../../i18n/translate';
import { actions, question } from './bundles';
import { open_symbols, strength, wildcards, year_end } from './city';
import { place_of } from './targets';
import { tile } from './tables';
import { label, status } from './words';
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
    expect(open_symbols(player)).toBe(13);
    player.city.fort = [{ id: 'KC3', workers: ['rr'] }];
    player.aqueduct = 2;
    const view = empty();
    view.players[0] = player;
    expect(year_end(view, 0)).toMatchObject({ symbols: 12, free: 2, shortage: 12 });
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
        if (/^(tile|die|deploy|special|expand|boat|decree) /.test(text)) expect(place_of(choice, position)).not.toBeNull();
      }
    }
  });
});
