import { describe, expect, it } from 'vitest';
import { render } from 'svelte/server';
import fixtures from './fixtures/positions.json';
import DrawScene from './scenes/DrawScene.svelte';
import RaidScene from './scenes/RaidScene.svelte';
import { story } from './story';
import { changedFacts, suppliedTo, turnedDice, usedAs } from './traces';
import english from '$locales/en/discordia.json';
import { translator, type Catalogue } from '../../i18n/translate';
import type { DiscordiaView } from './view';

const all = fixtures as unknown as Record<string, { position: DiscordiaView }>;
const t = translator(english as unknown as Catalogue);
const view = all['turn-3']!.position;

describe('the story', () => {
  it('lets workers walk from the reserve to their tile, so many of each kind', () => {
    const [step] = story({ event: 'deployed', seat: 1, tile: 'KC3', workers: { r: 2, y: 1 } }, view, t);
    expect(step?.kind).toBe('together');
    if (step?.kind !== 'together') return;
    expect(step.steps.filter((s) => s.kind === 'fly')).toEqual([
      { kind: 'fly', from: 'figure-1-r', to: 'crew-KC3', piece: 'figure-1-r', copies: 2 },
      { kind: 'fly', from: 'figure-1-y', to: 'crew-KC3', piece: 'figure-1-y', copies: 1 },
    ]);
  });
  it('lets only a city that is overrun burn', () => {
    const fires = (won: boolean, progress: number) => {
      const events = [{ event: 'raid', seat: 0, strength: won ? 3 : 1, needed: 3, won }];
      return render(RaidScene, { props: { events, names: ['Livia'], t, progress, view } as never }).body.split('#d9481c').length - 1;
    };
    expect([fires(false, 0.3), fires(false, 0.9), fires(true, 0.9)]).toEqual([0, 3, 0]);
  });
  it('brings each worker to a place of its own, not all to one', () => {
    const city = structuredClone(view);
    city.players[1]!.city.fort[0] = { id: 'KD3', workers: ['rr', 'y'] };
    const to = (workers: object) => story({ event: 'deployed', seat: 1, tile: 'KD3', workers }, city, t).flatMap((step) => (step.kind === 'together' ? step.steps : [step])).flatMap((s) => (s.kind === 'fly' ? [s.to] : []));
    expect(to({ y: 1 })).toEqual(['worker-KD3-1-0']);
    city.players[1]!.city.fort[0]!.workers = ['rr'];
    expect(to({ r: 2 })).toEqual(['worker-KD3-0-0', 'worker-KD3-0-1']);
  });
  it('brings tiles from where they lay: display, shelf, or the quay of the turned Ship', () => {
    const from = (tile: string) => story({ event: 'placed', seat: 0, tile, row: 'fort', space: 1 }, view, t).flatMap((step) => (step.kind === 'together' ? step.steps : [step]))[0];
    expect(from('KC3')).toMatchObject({ from: 'display-KC3', to: 'tile-KC3' });
    expect(from('MT2')).toMatchObject({ from: 'shelf-MT2' });
    expect(from('SA1b')).toMatchObject({ from: 'tile-SA1' });
  });
  it('tells a full Ship as one scene, and its last crew not again', () => {
    const gone = { seat: 0, tile: 'SB3', workers: { b: 2 } };
    expect(story({ event: 'deployed', ...gone }, view, t)).toEqual([]);
    expect(story({ event: 'ship_turned', ...gone }, view, t)).toMatchObject([{ kind: 'scene', ahead: true }]);
    const city = structuredClone(view);
    city.players[0]!.city.port[0] = { id: 'SC4', workers: ['b'] };
    expect(story({ event: 'deployed', seat: 0, tile: 'SC4', workers: { b: 1 } }, city, t)).toHaveLength(1);
  });
  it('has scenes for raid, shortage and the new year', () => {
    const kinds = [
      { event: 'raid', seat: 0, strength: 3, needed: 2, won: true },
      { event: 'shortage', seat: 0, symbols: 8, free: 3, aqueduct: 2, value: 9 },
      { event: 'year', seat: 1, year: 2 },
    ].map((event) => story(event, view, t)[0]?.kind);
    expect(kinds).toEqual(['scene', 'scene', 'scene']);
  });
  it('shows who really comes at the end of a year, and who leaves full tiles, in one scene each', () => {
    const drew = { event: 'drew', seat: 0, cause: 'shortage', workers: { r: 4, y: 3 } };
    expect(story(drew, view, t)[0]).toMatchObject({ kind: 'scene', ahead: true, events: [drew] });
    expect(story({ ...drew, cause: 'swapped' }, view, t).map(({ kind }) => kind)).not.toContain('scene');
    const emptied = [
      { event: 'emptied', seat: 0, tile: 'KB3', workers: {} },
      { event: 'emptied', seat: 0, tile: 'FB5', workers: { y: 3 } },
      { event: 'emptied', seat: 1, tile: 'KA5', workers: { r: 1 } },
    ];
    expect(emptied.flatMap((event) => story(event, view, t, null, emptied))).toMatchObject([{ kind: 'scene', ahead: true, events: emptied.slice(1) }]);
  });
  it('tells in the scene of a raid what this raid brought, whatever lies open by then', () => {
    const raid = [
      { event: 'raid', seat: 0, strength: 0, needed: 2, won: false },
      { event: 'damage', seat: 0, germanic: 'A1' },
      { event: 'raid', seat: 1, strength: 2, needed: 2, won: true },
    ];
    expect(story(raid[0]!, view, t, null, raid)).toMatchObject([{ events: raid.slice(0, 2) }]);
    expect(story(raid[2]!, view, t, null, raid)).toMatchObject([{ events: raid.slice(2) }]);
    expect(story(raid[1]!, view, t, null, raid)).toEqual([]);
  });
  it('knows every event of the game', () => {
    const silent = Object.keys(english.event).filter((event) => story({ event, seat: 0, tile: 'KC3', tower: 'TT1', decree: 'DE1', privilege: 'PR1', germanic: 'A1', workers: { b: 1 }, kind: 'port', track: 'expedition', space: 1, from: 1, to: 2, season: 2, what: 'star', die: 'r', value: 1, shown: 1, number: 3 }, view, t).length === 0);
    expect(silent.sort()).toEqual(['damage', 'over', 'refilled', 'reward', 'row_left', 'took_tile', 'tower', 'won']);
  });
});

describe('what others left', () => {
  it('marks Expansions that were taken, and dice that were turned since the last roll', () => {
    const since = [
      { event: 'chose_die', seat: 2, die: 'r', shown: 2, value: 3 },
      { event: 'rolled', seat: 0 },
      { event: 'chose_die', seat: 1, die: 'b', shown: 5, value: 4 },
      { event: 'chose_die', seat: 2, die: 'y', shown: 1, value: 1 },
      { event: 'expansion', seat: 1, kind: 'port' },
    ];
    expect(turnedDice(since)).toEqual([{ seat: 1, die: 'b', from: 5, to: 4 }]);
    expect([...suppliedTo(since)]).toEqual([['port', 1]]);
    expect([...changedFacts([...since, { event: 'star', seat: 1, track: 'expedition', space: 2 }, { event: 'took_star', seat: 2 }], 1)]).toEqual(['manipulator', 'expedition']);
  });
  it('keeps a die that was turned and taken away at its value, for its season', () => {
    const gone: DiscordiaView = { ...view, year: 2, season: 4, taken: 'b' };
    expect(usedAs(gone, [])).toBeNull();
    expect(usedAs(gone, [{ event: 'chose_die', seat: 1, die: 'b', shown: 5, value: 4 }])).toBe(4);
    expect(usedAs(gone, [])).toBe(4);
    expect(usedAs({ ...gone, season: 5 }, [])).toBeNull();
  });
  it('does not tell who comes before they come', () => {
    const events = [{ event: 'drew', cause: 'shortage', seat: 0, workers: { r: 2 } }];
    const { body } = render(DrawScene, { props: { events, view, names: ['Ada', 'Bo', 'Cy'], t, progress: 0 } as never });
    for (const kind of ['sailors', 'soldiers', 'merchants', 'farmers']) expect(body).toContain(`>0 ${kind}<`);
  });
});
