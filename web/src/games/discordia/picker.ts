// The picker of board and dock, which also knows which choices are extras and which have an arrow.
import { examples, isExtra, type TablePicker } from './context';
import { label } from './words';
import { pickerOf } from '../shared/pick';
import { settings } from '../../lib/settings.svelte';
import type { BoardProps, Choice } from '../types';
import type { DiscordiaView } from './view';

export function makePicker(props: () => BoardProps<DiscordiaView>): TablePicker {
  const picker = pickerOf(props, (choice, view, t) => label(choice, view, t, props().prospects));
  // As long as the note for newcomers stands, which says what to do with them.
  const guided = () => settings.guide && !settings.read.includes(`discordia.${props().view.decision}`);
  return Object.assign(picker, {
    extra: (choice: Choice) => isExtra(choice, props().view, props().prospects ?? null),
    arrow: (choice: Choice) => guided() && examples(props().choices, props().view).has(choice.text),
  });
}
