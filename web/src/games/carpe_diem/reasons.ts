// Why a hint advises what it does: what the plan brings, and the goals of the frame that it meets.
import type { GameEvent, GameReason, Translate } from '../types';
import { argument, outcome, wordOf } from './choices';
import { districtOf, finishOf, read } from './prospects';
import { gained } from './table';
import type { CarpeDiemView } from './view';
import { effects, finishWords } from './words';

/** Goals are told by name; goods and steps by what happens. */
const LATER = ['villas', 'fountains'];

export function reasons(list: GameReason[], plan: string[], view: CarpeDiemView, t: Translate, prospects?: unknown): string[] {
  const foretold = read(prospects);
  const seat = foretold.seat;
  const events = list.filter((each) => each.key === 'event') as unknown as GameEvent[];
  const parts = effects(outcome(events, seat), t);
  let tile = view.tile;
  for (const text of plan) {
    const choice = { text, events: [], final: false };
    if (wordOf(choice) === 'take') tile = argument(choice);
    if (wordOf(choice) !== 'place' || seat === null) continue;
    const finish = finishOf(foretold, tile, argument(choice), Number(argument(choice, 2).slice(1)));
    if (finish) parts.push(...finishWords({ ...finish, features: [] }, districtOf(foretold, seat), t));
    break;
  }
  for (const { key, cause, points } of list) {
    if (key !== 'forecast' || !LATER.includes(String(cause)) || !points) continue;
    parts.push(`${t(`board.sum.${cause}`)} ${t('board.at_end', { n: gained(Number(points)) })}`);
  }
  return parts;
}
