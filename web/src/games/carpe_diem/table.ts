// What the parts of the table share: a picker for sequences, and sizes of type.
import type { Picker } from '../shared/pick';
import type { Choice } from '../types';

/** No word is smaller than this on the screen. */
const LEAST_PX = 12;

/** Size of type in units of a drawing: as designed, or larger where the drawing is small. */
export const typeSize = (units: number, scale: number): number =>
  scale > 0 ? Math.max(units, LEAST_PX / scale) : units;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
export const gained = (n: number): string => (n > 0 ? `+${n}` : signed(n));

/** A picker for a choice that stands for a sequence: shown and taken as one thing. */
export function sequencePicker(picker: Picker, key: string, shown: string | null, first: Choice, look: (on: boolean) => void): Picker {
  return {
    ...picker,
    t: picker.t,
    names: picker.names,
    animate: picker.animate,
    selected: shown === key ? key : null,
    select: (text) => {
      look(text !== null);
      picker.select(text === null ? null : first.text);
    },
  };
}
