// Who has won, and where whoever looks came, in one sentence each.
import type { Translate } from '../games/types';
import { better, p } from '../i18n/words.svelte';
import type { Summary } from './protocol';

/** `you`: the only seat of who looks, if there is one. */
export function outcome(ranks: number[], names: string[], you: number | null = null): string {
  const winners = names.filter((_, seat) => ranks[seat] === 1);
  // Alone against the game, even the only player may have lost.
  if (winners.length === 0) return p('result.nobody');
  if (winners.length === 1 && you !== null && ranks[you] === 1) return p('result.you');
  if (winners.length === 1) return p('result.winner', { name: winners[0] });
  return p('result.shared', { names: winners.join(', ') });
}

/** The place of whoever looks behind the winner, and by how much; empty for a winner and for who only watches. */
export function ownPlace({ ranks, scores }: NonNullable<Summary['result']>, names: string[], you: number | null, t: Translate | null): string {
  const rank = you === null ? 1 : ranks[you]!;
  const first = ranks.indexOf(1);
  if (rank === 1 || first < 0) return '';
  const by = Math.abs(scores[you!]! - scores[first]!);
  const place = p(`count.places.${rank as 2 | 3 | 4 | 5}`);
  return p('result.own_place', { place, name: names[first], by: better(by, t) });
}
