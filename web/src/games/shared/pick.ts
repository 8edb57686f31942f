// What every part of the board needs to offer a choice: names, selection, the act itself.
import type { BoardProps, Choice, Translate } from '../types';

export interface Picker {
  t: Translate;
  names: string[];
  /** Accessible name of a choice. */
  label(choice: Choice): string;
  selected: string | null;
  animate: boolean;
  select(text: string | null): void;
  choose(choice: Choice): void;
  /** A sequence of actions by one click: go there and take it. */
  chooseAll(texts: string[]): void;
}

/** The picker of a board or a dock. `props` are all that it was given, read when they are needed:
 *  whoever reads one of them hears of changes of that one alone. `chosen` is told of every choice. */
export function pickerOf<View>(
  props: () => BoardProps<View>,
  label: (choice: Choice, view: View, t: Translate, prospects?: any) => string,
  chosen: () => void = () => {},
): Picker {
  const chooseAll = (texts: string[]) => {
    chosen();
    props().onchoose(texts);
  };
  return {
    get t() {
      return props().t;
    },
    get names() {
      return props().names;
    },
    get selected() {
      return props().selected;
    },
    get animate() {
      return props().animate;
    },
    label: (choice) => label(choice, props().view, props().t, props().prospects),
    select: (text) => props().onselect(text),
    choose: (choice) => chooseAll([choice.text]),
    chooseAll,
  };
}

/** Whether a finger acts at the moment, not a mouse or a key. */
let finger = false;
/** What was shown when the pointer came down, before the focus moved. */
let shown: string | null = null;
if (typeof window !== 'undefined') {
  addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), true);
  addEventListener('keydown', () => (finger = false), true);
}

/** Attributes that make an SVG group or any element a button for a choice. With a mouse a click
 *  takes it; under a finger the first tap shows it (ghost and effect), the second takes it. */
export function pick(picker: Picker, choice: Choice | undefined, act?: () => void) {
  if (!choice) return {};
  const run = act ?? (() => picker.choose(choice));
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': picker.label(choice),
    'data-choice': choice.text,
    onpointerdown: () => {
      shown = picker.selected;
    },
    onclick: (event: MouseEvent) => {
      // `detail` is 0 for a click without a pointer: by a key or a reading aid.
      if (finger && event.detail > 0 && shown !== choice.text) picker.select(choice.text);
      else {
        // What was clicked is not left marked as if it were meant once more.
        if (event.detail > 0) (event.currentTarget as HTMLElement | SVGElement).blur();
        run();
      }
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      run();
    },
    ...aim(picker, choice.text),
  };
}

/** Attributes that show a choice while a mouse or the focus is upon it; they take nothing. */
export function aim(picker: Picker, text: string) {
  return {
    // Moved onto it, not merely laid bare below the pointer when what was above it went away.
    onpointermove: ({ pointerType, target, currentTarget }: PointerEvent) => {
      if (pointerType === 'touch' || picker.selected === text) return;
      // A choice inside of it speaks for itself.
      const inner = (target as Element).closest('[data-choice]');
      if (!inner || inner.contains(currentTarget as Element)) picker.select(text);
    },
    onpointerleave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') picker.select(null);
    },
    onfocus: () => {
      if (!finger) picker.select(text);
    },
    // What a finger has shown stays while it goes to the dock.
    onblur: () => {
      if (!finger && picker.selected === text) picker.select(null);
    },
  };
}

/** For parts that only show: nothing can be chosen. */
export function quietPicker(t: Translate, names: string[]): Picker {
  return {
    t,
    names,
    selected: null,
    animate: false,
    label: (choice) => choice.text,
    select: () => {},
    choose: () => {},
    chooseAll: () => {},
  };
}
