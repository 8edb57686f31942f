import { p } from '../i18n/words.svelte';
import type { SeatInfo } from './protocol';

const bots = ['Agrippa', 'Brutus', 'Cicero', 'Drusus', 'Ennius'];
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
