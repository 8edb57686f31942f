import { p } from '../i18n/words.svelte';
import type { SeatInfo } from './protocol';

const bots = ['Agrippa', 'Brutus', 'Cicero', 'Drusus', 'Ennius'];

/** Bots carry Roman names by their seat, empty seats their number. */
export function seatName(seat: SeatInfo, at: number): string {
  if (seat.name) return seat.name;
  return seat.kind === 'bot' ? bots[at % bots.length]! : p('seat.nobody', { n: at + 1 });
}
