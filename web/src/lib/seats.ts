import { p } from '../i18n/words.svelte';
import type { SeatInfo, SeatWish } from './protocol';

/** None is the name of a card. */
const bots = ['Aulus', 'Balbus', 'Cotta', 'Drusus', 'Ennius'];
const numerals = ['I', 'II', 'III', 'IV', 'V'];

function nameOf(seat: SeatInfo, at: number): string {
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? bots[at % bots.length]! : p('seat.nobody', { n: at + 1 });
}

/** Bots carry Roman names by their seat, empty seats their number; who has several seats is counted:
 *  Livia I, Livia II. `people`: who shares this screen, by seat. */
export function seatNames(seats: SeatInfo[], people: string[] = []): string[] {
  const names = seats.map((seat, at) => (seat.mine && people[at]) || nameOf(seat, at));
  return names.map((name, at) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const before = names.slice(0, at).filter((each) => each === name).length;
    return `${name} ${numerals[before]}`;
  });
}

/** Who sits where when a game goes on from an earlier move: bots stay the bots they are, one's own
 *  seats stay one's own, and a bot takes the place of everybody else. An onlooker gets the first
 *  seat that no bot had. */
export function seatsOfFork(seats: SeatInfo[], level: string): SeatWish[] {
  const own = seats.some((seat) => seat.mine);
  const first = seats.findIndex((seat) => seat.kind !== 'bot');
  return seats.map((seat, at) => {
    if (own ? seat.mine : at === first) return { kind: 'me' };
    return { kind: 'bot', level: (seat.kind === 'bot' && seat.level) || level };
  });
}
