// Who can be sent to a chosen place: every worker once, and for a trained one the numbers that differ.
import type { Choice } from '../types';

export interface Sender {
  /** The number that it bears. */
  worker: number;
  /** Its training slot, from 1; null for one of the bench. */
  trained: number | null;
  /** One for each number that makes a difference. */
  choices: Choice[];
}

const numberOf = ({ text }: Choice): number => Number(text.split(' ').at(-1));
/** What follows, whatever the number. */
const outcome = ({ events }: Choice): string => JSON.stringify(events.map((event) => ({ ...event, value: null })));

/** `training` are the workers of the slots. Where all numbers come to the same, the nearest stands for them. */
export function sendersOf(choices: Choice[], training: (number | null)[]): Sender[] {
  const found = new Map<string, Sender>();
  for (const choice of choices) {
    const [word, name = '', as] = choice.text.split(' ');
    if (word !== 'worker') continue;
    const trained = as ? Number(name.slice(1)) : null;
    const sender = found.get(name) ?? { worker: trained ? (training[trained - 1] ?? numberOf(choice)) : Number(name), trained, choices: [] };
    found.set(name, { ...sender, choices: [...sender.choices, choice] });
  }
  return [...found.values()].sort((a, b) => (a.trained ?? 0) - (b.trained ?? 0) || a.worker - b.worker).map((sender) => {
    const off = (choice: Choice) => Math.abs(numberOf(choice) - sender.worker);
    const alike = new Set(sender.choices.map(outcome)).size === 1;
    return alike ? { ...sender, choices: [sender.choices.toSorted((a, b) => off(a) - off(b))[0]!] } : sender;
  });
}
