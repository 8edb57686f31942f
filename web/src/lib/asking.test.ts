// @vitest-environment jsdom
// What the dock tells of the last turn.
import { expect, it } from 'vitest';
import type { GameEvent } from '../games/types';
import { translator } from '../i18n/translate';
import { captionOf } from './asking';
import type { Entry } from './protocol';
import type { Table } from './table.svelte';

const t = translator({ event: { took: '{seat} takes {what}.', falls: 'Night falls.', rolled: 'The dice lie.' } });
const entry = (move: number, actor: Entry['actor'], events: GameEvent[]): Entry => ({ move, actor, action: 'take', events }) as Entry;
const took = (seat: number, what: string) => ({ event: 'took', seat, what });
const table = (told: Entry[]) =>
  ({
    told, teller: { t, names: ['Livia', 'Balbus'] }, curtain: false, mine: false, own: [0], stage: { scene: null },
    summary: { state: 'running' }, module: { befalls: ({ event }: GameEvent) => event === 'falls' },
  }) as unknown as Table;
const caption = (told: Entry[]) => captionOf(table(told))?.deeds.map(({ text }) => text);

it('the last turn of a rival is told whole, with what befalls the table upon it', () => {
  const first = entry(2, 1, [took(1, 'a die')]);
  const second = entry(3, 1, [took(1, 'a tile'), { event: 'falls' }]);
  expect(caption([entry(1, 0, [took(0, 'a star')]), first, second])).toEqual(['Takes a die', 'Takes a tile', 'Night falls']);
});

it('a rival’s next turn begins anew, though nobody played between both', () => {
  const before = [entry(2, 1, [took(1, 'a die')]), entry(3, 1, [took(1, 'a tile'), { event: 'falls' }])];
  expect(caption([...before, entry(4, 'chance', [{ event: 'rolled' }]), entry(5, 1, [took(1, 'a star')])])).toEqual(['The dice lie', 'Takes a star']);
});
