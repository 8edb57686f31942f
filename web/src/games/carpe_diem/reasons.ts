// Why a hint advises what it does: what the plan brings, the goals of the frame that it meets, and what it begins.
import type { Choice, GameEvent, GameReason, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { argument, outcome, stepsFrom, wordOf, type Outcome } from './choices';
import { districtOf, finishOf, read, spotAt, type DistrictProspect, type Foretold, type GoalProspect } from './prospects';
import { gained } from './table';
import { FORUM_CARDS, isSingle, TILES } from './tables';
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

/** What lies one step from a stall that one starts at: buildings done at once wherever they stand, else what goals ask for. */
function near(space: number, view: CarpeDiemView, goals: GoalProspect[], t: Translate): string[] {
  const there = stepsFrom(space, view).flatMap((to) => {
    const types = view.blueprints[to]!.flatMap((tile) => (tile ? TILES[tile]!.features : [])).map(({ type }) => type);
    return [...new Set(types)].map((type) => ({ type, what: t('board.at_stall', { what: t(`board.a.${type}`), space: ROMAN[to] }) }));
  });
  const singles = there.filter(({ type }) => isSingle(type)).map(({ what }) => what);
  const wanted = there.flatMap(({ type, what }) => {
    const goal = goals.find((each) => each.type === type && !each.met);
    return goal ? [t('board.towards_goal', { what, goal: goalWords(goal, t) })] : [];
  });
  const found = singles.length ? singles : wanted.slice(0, 2);
  return found.length ? [t('board.near', { what: joinWords(found, t) })] : [];
}

/** What is won alone: a price is no reason. */
function won(all: Outcome): Outcome {
  const goods = Object.fromEntries(Object.entries(all.goods).filter(([, n]) => n > 0));
  const atLeast = (n: number) => Math.max(0, n);
  return { ...all, goods, coins: atLeast(all.coins), bread: atLeast(all.bread), points: atLeast(all.points), penalties: [] };
}

/** What a visit to the forum does not cost, and that no other would bring more. */
function spared(choice: Choice, view: CarpeDiemView, foretold: Foretold, t: Translate): string[] {
  const cards = [1, 2].map((i) => view.forum[Number(argument(choice, i))]);
  const most = Math.max(...(foretold.spots ?? []).map(({ points }) => points));
  const points = spotAt(foretold, Number(argument(choice, 1)), Number(argument(choice, 2)))?.points;
  return [
    ...(points === most ? [t('board.most')] : []),
    ...(cards.every((id) => id && !FORUM_CARDS[id]!.red) ? [t('board.nothing_paid')] : []),
  ];
}

export function reasons(list: GameReason[], plan: string[], view: CarpeDiemView, t: Translate, prospects?: unknown): string[] {
  const foretold = read(prospects);
  const seat = foretold.seat;
  const events = list.filter((each) => each.key === 'event') as unknown as GameEvent[];
  const parts = effects(won(outcome(events, seat)), t);
  let tile = view.tile;
  for (const text of plan) {
    const choice = { text, events: [], final: false };
    if (wordOf(choice) === 'start') parts.push(...near(Number(argument(choice)), view, seat === null ? [] : districtOf(foretold, seat).goals, t));
    if (wordOf(choice) === 'spot') parts.push(...spared(choice, view, foretold, t));
    if (/^(pay|extra) 0$/.test(text)) parts.push(t(`board.kept.${wordOf(choice)}`));
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
