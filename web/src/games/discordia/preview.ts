// What the choice pointed at would change: who goes to which tile, the reserve, the year's end.
import type { Choice } from '../types';
import { outlookOf, shortOf, type Prospects } from './prospects';
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
  /** Changes of the year's end, of the workers left after it; null where the rules foretell none. */
  shortage: number;
  strength: number;
  left: number | null;
}

/** The same of so many workers that go back to the bag; at the year's end itself they are counted in it. */
export function previewOfReturn(n: number, view: DiscordiaView, seat: number, prospects: Prospects | null): Preview {
  const left = view.stage === 'turn' && shortOf(prospects, seat) === null ? -n : null;
  return { manned: null, coming: '', leaving: {}, reserve: -n, shortage: 0, strength: 0, left };
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
  const shortage = yearEndChange(choice, seat, prospects);
  // What strength saves of a raid that costs workers the rules do not foretell.
  const known = shortage !== null && !(outlook.strength && prospects!.cities[seat]!.year_end.raid);
  return {
    manned: own ? id : null,
    coming: sent ? Object.entries(sent).map(([c, n]) => c.repeat(n)).join('') : next,
    leaving,
    reserve,
    shortage: shortage ?? 0,
    strength: outlook.strength,
    left: known ? reserve + shortage : null,
  };
}
