// The log of every game in sentences for people: no ids, right plurals, nothing said twice.
import { describe, expect, it } from 'vitest';
import aveRoma from '$locales/en/ave-roma.json';
import carpeDiem from '$locales/en/carpe-diem.json';
import german from '$locales/de/discordia.json';
import discordia from '$locales/en/discordia.json';
import { translator, type Catalogue } from '../i18n/translate';
import { sentences } from '../lib/story';
import { gather, retell as retellAveRoma } from './ave_roma/retell';
import { retell as retellCarpeDiem } from './carpe_diem/retell';
import discordiaModule from './discordia';
import { retellAll as retellDiscordia } from './discordia/retell';
import { reasons as reasonsAveRoma } from './ave_roma/reasons';
import { reasons as reasonsDiscordia } from './discordia/reasons';
import type { GameEvent, GameModule } from './types';

const names = ['Livia', 'Marcus'];
function teller(catalogue: unknown, retell: GameModule['retell']) {
  const t = translator(catalogue as Catalogue);
  return (...events: Omit<GameEvent, 'seat'>[]) => {
    const told = events.map((event) => ({ seat: 0, ...event })) as GameEvent[];
    return sentences({ move: 1, actor: 0, action: 'x', events: told }, { t, names, module: { retell } });
  };
}

describe('Carpe Diem', () => {
  const tell = teller(carpeDiem, (events, t) => events.flatMap((event) => retellCarpeDiem(event, t) ?? []));
  it('names tiles by what they show, row tiles too', () => {
    expect(tell({ event: 'built', tile: 'W63', cell: 'c3' }, { event: 'built', tile: 'B09', cell: 'c4' })).toEqual([
      'Livia builds villa with 1 chimney and pond on c3.',
      expect.not.stringMatching(/B09/),
    ]);
  });
  it('calls the stalls by their Roman numbers, as the board does', () => {
    expect(tell({ event: 'moved', from: 6, to: 0 })).toEqual(['Livia goes from stall VII to stall I.']);
    expect(tell({ event: 'prestige', from: 2, to: 3 })).toEqual(['Livia goes from 2 to 3 on the prestige bar.']);
  });
  it('tells goods with their number and direction', () => {
    const lines = tell({ event: 'goods', good: 'herb', count: 1 }, { event: 'coins', count: -2 });
    expect(lines).toEqual(['Livia gets 1 herb.', 'Livia pays 2 coins.']);
  });
  it('says a completed market only by its coin', () => {
    expect(tell({ event: 'completed', feature: 'market', tiles: 1 })).toEqual([]);
    expect(tell({ event: 'completed', feature: 'administration', tiles: 2 })).toEqual(['Livia completes an administration.']);
    expect(tell({ event: 'completed', feature: 'pond', tiles: 3 })).toEqual(['Livia completes a pond of 3 tiles.']);
  });
  it('says of a merchant without goods that he sells none', () => {
    expect(tell({ event: 'sold', goods: 0, coins: 1 })).toEqual(['Livia has no goods to sell: 1 coin for the merchant.']);
    expect(tell({ event: 'sold', goods: 2, coins: 3 })).toEqual(['Livia sells 2 goods for 3 coins.']);
  });
  it('keeps fountain cards of others hidden without a question mark', () => {
    expect(tell({ event: 'drew' }, { event: 'returned' })).toEqual(['Livia draws fountain cards.', 'Livia puts a fountain card back.']);
    expect(tell({ event: 'drew', cards: ['N21', 'N05'] })).toEqual(['Livia draws the fountain cards for bakeries and vineyards.']);
  });
  it('names forum cards by what they want', () => {
    expect(tell({ event: 'fulfilled', card: 'C03', times: 2 })).toEqual(['Livia fulfils “2 chimneys” 2 times.']);
    expect(tell({ event: 'fulfilled', card: 'C03', times: 1 })).toEqual(['Livia fulfils “2 chimneys”.']);
  });
});

describe('Discordia', () => {
  const tell = teller(discordia, retellDiscordia);
  it('names tiles, dice and seasons as the board does', () => {
    expect(tell({ event: 'took_tile', tile: 'KA1' })[0]).not.toContain('KA1');
    expect(tell({ event: 'chose_die', die: 'r', shown: 4, value: 4 })).toEqual(['Livia takes the red die, 4.']);
    expect(tell({ event: 'chose_die', die: 'r', shown: 4, value: 5 })).toEqual(['Livia turns the red die from 4 to 5.']);
    expect(tell({ event: 'boat', season: 2 })).toEqual(["Livia takes the boat's bonus: Summer."]);
  });
  it('tells workers once', () => {
    expect(tell({ event: 'drew', workers: { r: 1, w: 2 }, points: 3 })).toEqual(['Livia draws 1 soldier, 2 merchants.']);
  });
  it('tells a tile from one of the same name below it', () => {
    expect(tell({ event: 'covered', tile: 'FA5', by: 'FB5', workers: {} })[0]).toMatch(/^Livia covers Farm for 1 worker \(yellow.die,.5\) with Farm for 3 workers \(yellow.die,.5\)\.$/);
    expect(tell({ event: 'covered', tile: 'FA5', by: 'FB4', workers: {} })[0]).not.toContain(' for ');
  });
  it('leaves out steps on the way, which are told by what comes of them', () => {
    const t = translator(discordia as unknown as Catalogue);
    const step = (action: string) => sentences({ move: 1, actor: 0, action, events: [] }, { t, names, module: discordiaModule });
    for (const action of ['return r 0', 'send b 2', 'deploy FD6', 'special MT2', 'done']) expect(step(action), action).toEqual([]);
  });
  it('tells what is emptied in a row by seat and kind of tile', () => {
    const emptied = (tile: string, workers: object, seat = 0) => ({ event: 'emptied', seat, tile, workers });
    const lines = [
      emptied('FA1', { y: 2 }), emptied('KA1', { r: 1 }), emptied('FA2', { y: 1, w: 1 }), emptied('FA3', {}),
      emptied('FB1', { y: 3 }, 1), { event: 'boat', season: 2 }, emptied('FB2', { y: 1 }, 1),
    ];
    expect(tell(...lines)).toEqual([
      '2 Farms of Livia are emptied; into the bag: 1 merchant, 3 farmers.',
      expect.stringMatching(/^Barracks .* of Livia is emptied; into the bag: 1 soldier\.$/),
      expect.stringMatching(/^Farm .* of Marcus is emptied; into the bag: 3 farmers\.$/),
      "Livia takes the boat's bonus: Summer.",
      expect.stringMatching(/^Farm .* of Marcus is emptied; into the bag: 1 farmer\.$/),
    ]);
    const t = translator(german as unknown as Catalogue);
    const [told] = retellDiscordia(lines.slice(0, 3), t);
    expect(t('board.event.emptied_several', { ...told, seat: 'Livia' })).toMatch(/^2 Bauernhöfe von Livia werden geleert; in den Beutel: /);
  });
});

describe('Ave Roma', () => {
  const tell = teller(aveRoma, (events, t) => gather(events.flatMap((event) => retellAveRoma(event, t) ?? []), t));
  it('tells a visit of the market by what it comes to', () => {
    const step = (event: string, kind: string, denarii: number) => ({ event, kind, denarii });
    expect(tell(step('sold', 'wood', 2), step('sold', 'ore', 3), step('sold', 'wood', 2), step('bought', 'wine', 1))).toEqual(['Livia sells 2 wood, 1 ore, buys 1 wine and gets 6 denarii.']);
  });
  it('tells of a step without events what somebody does, not what could be chosen', () => {
    const t = translator(aveRoma as unknown as Catalogue);
    const told = (action: string) => sentences({ move: 1, actor: 1, action, events: [] }, { t, names });
    expect(told('aedilis')).toEqual(['Marcus: Goes to Aedilis']);
    expect(told('train 2')).toEqual(['Marcus: Trains a worker, ±2']);
  });
  it('tells all gains of an action in one sentence', () => {
    const lines = tell({ event: 'resource', kind: 'wood', count: 1, source: 'action' }, { event: 'denarii', count: 1, source: 'action' });
    expect(lines).toEqual(['Livia gets 1 wood, 1 denarius.']);
  });
  it('names cards that are bought', () => {
    expect(tell({ event: 'card_bought', card: 'B25' }, { event: 'card_bought', card: 'P01' })).toEqual([
      'Livia buys Circus Maximus.',
      'Livia buys Cicero.',
    ]);
  });
  it('says of a row that it has new cards, not which lay there before', () => {
    expect(tell({ event: 'refill_rows', location: 'legatus', cards: ['W01', 'W30'] })).toEqual(['New cards at Legatus.']);
  });
});

describe('the reasons of a hint', () => {
  const event = (fields: object) => ({ key: 'event', seat: 0, ...fields });
  it('tell in Ave Roma what the plan brings, now and at the end', () => {
    const told = reasonsAveRoma(
      [
        { key: 'forecast', cause: 'stock', points: 1 },
        event({ event: 'worker_placed', location: 'aedilis' }),
        event({ event: 'resource', kind: 'wood', count: 1 }),
        event({ event: 'denarii', count: 2 }),
        event({ event: 'scored', points: 9 }),
      ],
      translator(aveRoma as unknown as Catalogue),
    );
    expect(told).toEqual(['you get 1 wood, 2 denarii', '1 point more if the game ended then']);
  });
  it('tell in Discordia of a die what the turn brings, the two first things in a sentence', () => {
    const told = reasonsDiscordia(
      [{ key: 'forecast', cause: 'reserve', points: -3 }, event({ event: 'expansion' }), event({ event: 'took_star', stars: 6 })],
      ['die r 3'], {} as never, translator(discordia as unknown as Catalogue),
    );
    expect(told).toEqual(['3 workers find work in this turn and your city gets more room']);
  });
  it('say nothing where a plan brings nothing yet', () => {
    expect(reasonsAveRoma([event({ event: 'worker_placed' })], translator(aveRoma as unknown as Catalogue))).toEqual([]);
    expect(reasonsDiscordia([{ key: 'forecast', cause: 'reserve', points: 2 }], ['die r 3'], {} as never, translator(discordia as unknown as Catalogue))).toEqual([]);
  });
});

describe('the symbols before an event', () => {
  const t = translator(aveRoma as unknown as Catalogue);
  it('are those of the goods, and stay with a sentence that gathers several', () => {
    const gets = [{ event: 'resource', seat: 0, kind: 'wood', count: 1 }, { event: 'denarii', seat: 0, count: 2 }].flatMap((event) => retellAveRoma(event, t) ?? []);
    expect(gather(gets, t)).toMatchObject([{ signs: ['ar-wood', 'ar-denarii'] }]);
    expect(retellCarpeDiem({ event: 'goods', seat: 0, good: 'herb', count: 1 }, t)).toMatchObject({ signs: ['cd-herb'] });
    expect(retellDiscordia([{ event: 'took_star', seat: 0, stars: 1 }], t)).toMatchObject([{ signs: ['di-i-star'] }]);
  });
});
