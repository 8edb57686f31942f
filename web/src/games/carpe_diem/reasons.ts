// Why a hint advises what it does: what the plan brings, the goals of the frame that it meets, and what it begins.
import type { GameEvent, GameReason, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { argument, outcome, stepsFrom, wordOf } from './choices';
import { districtOf, finishOf, read, type DistrictProspect } from './prospects';
import { gained } from './table';
import { isSingle, TILES } from './tables';
import type { CarpeDiemView } from './view';
import { effects, finishWords, goalWords, joinWords } from './words';

/** Goals are told by name; goods and steps by what happens. */
const LATER = ['villas', 'fountains'];

/** What a tile that completes nothing goes on with or begins, and the goals that ask for it. */
function beginnings(tile: string | null, cell: string, land: DistrictProspect, t: Translate): string[] {
  const types = new Set((TILES[tile ?? '']?.features ?? []).map(({ type }) => type).filter((type) => !isSingle(type)));
  return [...types].map((type) => {
    const joins = land.features.some((feature) => feature.type === type && feature.wanted.includes(cell));
    const goal = land.goals.find((each) => each.type === type && !each.met);
    const words = t(joins ? 'board.continues' : 'board.begins', { feature: t(`board.a.${type}`) });
    return goal ? t('board.towards_goal', { what: words, goal: goalWords(goal, t) }) : words;
  });
}

/** What is done at once wherever it lies, one step from a stall that one starts at. */
function near(space: number, view: CarpeDiemView, t: Translate): string[] {
  const found = stepsFrom(space, view).flatMap((to) => {
    const singles = view.blueprints[to]!.flatMap((tile) => (tile ? TILES[tile]!.features : [])).filter(({ type }) => isSingle(type));
    return [...new Set(singles.map(({ type }) => t('board.at_stall', { what: t(`board.a.${type}`), space: ROMAN[to] })))];
  });
  return found.length ? [t('board.near', { what: joinWords(found, t) })] : [];
}

export function reasons(list: GameReason[], plan: string[], view: CarpeDiemView, t: Translate, prospects?: unknown): string[] {
  const foretold = read(prospects);
  const seat = foretold.seat;
  const events = list.filter((each) => each.key === 'event') as unknown as GameEvent[];
  const parts = effects(outcome(events, seat), t);
  let tile = view.tile;
  for (const text of plan) {
    const choice = { text, events: [], final: false };
    if (wordOf(choice) === 'start') parts.push(...near(Number(argument(choice)), view, t));
    if (wordOf(choice) === 'take') tile = argument(choice);
    if (wordOf(choice) !== 'place' || seat === null) continue;
    const cell = argument(choice);
    const land = districtOf(foretold, seat);
    const finish = finishOf(foretold, tile, cell, Number(argument(choice, 2).slice(1)));
    if (finish) parts.push(...finishWords({ ...finish, features: [] }, land, t));
    if (parts.length === 0) parts.push(...beginnings(tile, cell, land, t));
    break;
  }
  for (const { key, cause, points } of list) {
    if (key !== 'forecast' || !LATER.includes(String(cause)) || !points) continue;
    parts.push(`${t(`board.sum.${cause}`)} ${t('board.at_end', { n: gained(Number(points)) })}`);
  }
  return parts;
}
