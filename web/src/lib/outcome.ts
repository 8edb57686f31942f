// Who has won, in one sentence.
import { p } from '../i18n/words.svelte';

/** `you`: the only seat of who looks, if there is one. */
export function outcome(ranks: number[], names: string[], you: number | null = null): string {
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  // Alone against the game, even the only player may have lost.
  if (winners.length === 0) return p('result.nobody');
  if (winners.length === 1 && you !== null && ranks[you] === 1) return p('result.you');
  if (winners.length === 1) return p('result.winner', { name: winners[0] });
  return p('result.shared', { names: winners.join(', ') });
}
