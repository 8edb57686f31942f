// What the choice pointed at would change: who goes to which tile, the reserve, the year's end.
import type { Choice } from '../types';
import { outlookOf, shortOf, type Prospects, type YearEnd } from './prospects';
import { tile } from './tables';
import { findOwn, total, type DiscordiaView, type Workers } from './view';
import { yearEndChange } from './words';

export interface Preview {
  /** The own tile that is manned, and the letters of who comes: their kinds, or what its next place asks for. */
  manned: string | null;
  coming: string;
  /** Who leaves the reserve for certain. */
  leaving: Partial<Workers>;
  reserve: number;
  /** Changes of the year's end; of the workers left after it, null where the rules foretell none. */
  end: Change;
  left: number | null;
}
export type Change = Pick<YearEnd, 'symbols' | 'free' | 'aqueduct' | 'shortage' | 'raid' | 'strength'>;
export const NO_CHANGE: Change = { symbols: 0, free: 0, aqueduct: 0, shortage: 0, raid: 0, strength: 0 };

/** The same of so many workers that go back to the bag; at the year's end itself they are counted in it. */
export function previewOfReturn(n: number, view: DiscordiaView, seat: number, prospects: Prospects | null): Preview {
  const left = view.stage === 'turn' && shortOf(prospects, seat) === null ? -n : null;
  return { manned: null, coming: '', leaving: {}, reserve: -n, end: NO_CHANGE, left };
}

/** What the choice changes of the year's end, and how many are left after it with so many more in the reserve. */
function foretold(choice: Choice, reserve: number, seat: number, prospects: Prospects | null): Pick<Preview, 'end' | 'left'> {
  const { symbols, free, aqueduct, raid, strength } = outlookOf(prospects, choice.text)!;
  const shortage = yearEndChange(choice, seat, prospects);
  if (shortage === null) return { end: { ...NO_CHANGE, strength }, left: null };
  return { end: { symbols: 0 - symbols, free, aqueduct, shortage, raid, strength }, left: reserve + shortage + raid };
}

/** The same of so many workers that are sent; each choice foretells the deployment as a whole. */
export function previewOfSend(n: number, choice: Choice | undefined, seat: number, prospects: Prospects | null): Preview | null {
  if (!choice || !outlookOf(prospects, choice.text)) return null;
  return { manned: null, coming: '', leaving: {}, reserve: -n, ...foretold(choice, -n, seat, prospects) };
}

const TAKES = ['deployed', 'returned'];
const BRINGS = ['covered', 'torn_down', 'drew'];

export function previewOf(choice: Choice | null, view: DiscordiaView, seat: number, prospects: Prospects | null): Preview | null {
  const outlook = choice && outlookOf(prospects, choice.text);
  if (!choice || !outlook) return null;
  const [word = '', id = ''] = choice.text.split(' ');
  const own = word === 'deploy' || word === 'special' ? findOwn(view.players[seat]!, id) : null;
  const next = own ? (tile(id).spaces[own.workers.length] ?? '') : '';
  const events = choice.events.filter((event) => event.seat === seat);
  const of = (kinds: string[]) => events.filter(({ event }) => kinds.includes(event)).map((event) => (event.workers ?? {}) as Partial<Workers>);
  const sent = of(['deployed'])[0];
  const leaving: Partial<Workers> = {};
  for (const workers of of(TAKES)) for (const [c, n] of Object.entries(workers) as [keyof Workers, number][]) leaving[c] = (leaving[c] ?? 0) + n;
  const away = Math.max(total(leaving), next.length);
  const reserve = of(BRINGS).reduce((sum, workers) => sum + total(workers), 0) - away;
  return {
    manned: own ? id : null,
    coming: sent ? Object.entries(sent).map(([c, n]) => c.repeat(n)).join('') : next,
    leaving,
    reserve,
    ...foretold(choice, reserve, seat, prospects),
  };
}
