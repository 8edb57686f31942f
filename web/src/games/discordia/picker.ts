// The picker of board and dock, which also knows which choices are extras.
import { isExtra, type TablePicker } from './context';
import { label } from './words';
import { pickerOf } from '../shared/pick';
import type { BoardProps, Choice } from '../types';
import type { DiscordiaView } from './view';

export function makePicker(props: () => BoardProps<DiscordiaView>): TablePicker {
  const picker = pickerOf(props, (choice, view, t) => label(choice, view, t, props().prospects));
  return Object.assign(picker, {
    extra: (choice: Choice) => isExtra(choice, props().view, props().prospects ?? null),
  });
}
