// Keys of the table, and how they walk among choices.
import type { Choice } from '../games/types';

export type KeyAction =
  | 'next' | 'previous' | 'turn' | 'take' | 'undo' | 'end_turn' | 'let_go'
  | 'hint' | 'choices' | 'log' | 'score' | 'legend' | 'help';

const meanings: Record<string, KeyAction> = {
  ArrowRight: 'next',
  ArrowDown: 'next',
  ArrowLeft: 'previous',
  ArrowUp: 'previous',
  Enter: 'take',
  Escape: 'let_go',
  r: 'turn',
  u: 'undo',
  e: 'end_turn',
  h: 'hint',
  c: 'choices',
  l: 'log',
  s: 'score',
  g: 'legend',
  '?': 'help',
};

/** What a key press means for the table; null where it belongs to something else. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  if (event.defaultPrevented || event.altKey) return null;
  const command = event.ctrlKey || event.metaKey;
  if (command && (event.key.toLowerCase() !== 'z' || event.shiftKey)) return null;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const action = command ? 'undo' : (meanings[key] ?? null);
  const target = event.target instanceof Element ? event.target : null;
  if (!action || target?.closest('dialog, input, select, textarea, [contenteditable]')) return null;
  // A focused button or link answers Enter itself.
  if (action === 'take' && (event.repeat || target?.closest('button, a, summary, [role="button"]'))) {
    return null;
  }
  return action;
}

/** The choice `step` further in the list, round and round; the first or last from nowhere. */
export function nextChoice(choices: Choice[], selected: string | null, step: number): string | null {
  if (choices.length === 0) return null;
  const at = choices.findIndex((choice) => choice.text === selected);
  if (at < 0) return choices[step > 0 ? 0 : choices.length - 1]!.text;
  return choices[(at + step + choices.length) % choices.length]!.text;
}

const turn = / r[0-3]$/;

/** The same choice turned: the next one that differs only in its rotation. */
export function turned(choices: Choice[], selected: string | null): string | null {
  if (selected === null || !turn.test(selected)) return selected;
  const stem = selected.replace(turn, '');
  const same = choices.filter((choice) => choice.text.replace(turn, '') === stem && turn.test(choice.text));
  return nextChoice(same, selected, 1);
}
