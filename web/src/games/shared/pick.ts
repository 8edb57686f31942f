// What every part of the board needs to offer a choice: names, selection, the act itself.
import type { Choice, Translate } from '../types';

export interface Picker {
  t: Translate;
  names: string[];
  /** Accessible name of a choice. */
  label(choice: Choice): string;
  selected: string | null;
  animate: boolean;
  select(text: string | null): void;
  choose(choice: Choice): void;
}

/** Attributes that make an SVG group or any element a button for a choice. */
export function pick(picker: Picker, choice: Choice | undefined, act?: () => void) {
  if (!choice) return {};
  const run = act ?? (() => picker.choose(choice));
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': picker.label(choice),
    'data-choice': choice.text,
    onclick: run,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
    onpointerenter: () => picker.select(choice.text),
    onpointerleave: () => picker.select(null),
    onfocus: () => picker.select(choice.text),
    onblur: () => picker.select(null),
  };
}

/** For parts that only show: nothing can be chosen. */
export function quiet_picker(t: Translate, names: string[]): Picker {
  return {
    t,
    names,
    selected: null,
    animate: false,
    label: (choice) => choice.text,
    select: () => {},
    choose: () => {},
  };
}
