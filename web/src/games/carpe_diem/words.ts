// Choices, cards and standings in words of the catalogue (section `board`).
import type { Choice, Translate } from '../types';
import { argument, byCard, outcome, spaceOf, wordOf, type Outcome } from './choices';
import { ROMAN } from './art/plaza';
import { districtOf, finishOf, read, spotAt, type DistrictProspect, type Finish, type Foretold, type Gain, type GoalProspect } from './prospects';
import { BREAD_FOR_EXTRA, BREAD_FOR_RIDE, FORUM_CARDS, ITEMS_PER_POINT, PHASES, ROUNDS, TILES, UNFULFILLED_VP, fountainType, isDwelling, isSingle } from './tables';
import { gained, signed } from './table';
import type { CarpeDiemView } from './view';

function seatOf(view: CarpeDiemView): number | null {
  return typeof view.to_act === 'number' ? view.to_act : null;
}

export function joinWords(parts: string[], t: Translate): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${t('board.and')} ${parts[parts.length - 1]}`;
}

/** "pond and merchant", "villa with 2 chimneys", "market". */
export function describeTile(id: string, t: Translate): string {
  const parts = TILES[id]!.features.map((f) => {
    const shape = ['', 'end', f.sides[1] === 2 ? 'straight' : 'corner', 'fork'][f.sides.length]!;
    const name = t(`board.feature.${f.type}`);
    const piece =
      shape && !isDwelling(f.type) ? t(`board.shape.${shape}`, { feature: name }) : name;
    return f.chimneys ? t('board.with_chimneys', { piece, n: f.chimneys }) : piece;
  });
  return joinWords(parts, t);
}

export function describeCounts(counts: [string, number][], t: Translate): string {
  return joinWords(
    counts.map(([kind, n]) => t(`board.count.${kind}`, { n })),
    t,
  );
}

export function describeCard(id: string, t: Translate): string {
  const card = FORUM_CARDS[id]!;
  return t(card.red ? 'board.card_red' : 'board.card_green', {
    need: describeCounts(card.need, t),
    reward: describeCounts(card.reward, t),
  });
}

/** The points of a card that is fulfilled so often, or not at all. */
export function cardPointsFor(id: string, times: number): number {
  if (times === 0) return UNFULFILLED_VP;
  return times * (FORUM_CARDS[id]!.reward.find(([kind]) => kind === 'vp')?.[1] ?? 0);
}

/** "+4 −4 = 0 points": what both cards of a gap bring; one sum where only one of them has points. */
export function visitPoints(cards: string[], { times, points }: Gain, t: Translate): string {
  const each = cards.map((id, i) => cardPointsFor(id, times[i]!)).filter((n) => n !== 0);
  const sum = t('board.count.vp', { n: each.length > 1 ? signed(points) : gained(points) });
  return each.length > 1 ? `${each.map(gained).join(' ')} = ${sum}` : sum;
}

/** How often a card could be fulfilled now, or what it costs not to. */
export function timesNow({ least, most }: { least: number; most: number }, t: Translate): string {
  if (most === 0) return t('board.now_never', { points: t('board.count.vp', { n: signed(UNFULFILLED_VP) }) });
  return least ? t('board.now_times', { n: least === most ? most : `${least}–${most}` }) : t('board.now_through');
}

/** Where on the frame a goal stands, and what it wants: "the pond goal on the right (3 points)". */
export function goalWords(goal: GoalProspect, t: Translate): string {
  const side = t(`board.side.${['top', 'right', 'bottom', 'left'][goal.side]}`);
  return t('board.the_goal', { feature: t(`board.feature.${goal.type}`), side, n: goal.vp });
}

/** What a tile would finish: "completes a pond, meets the pond goal on the right (3 points)". */
export function finishWords(finish: Finish, land: DistrictProspect, t: Translate): string[] {
  const whole = finish.features.filter((type) => !isSingle(type)).map((type) => t('board.completes', { feature: t(`board.a.${type}`) }));
  const goals = finish.goals.flatMap((i) => (land.goals[i] ? [t('board.meets', { goal: goalWords(land.goals[i], t) })] : []));
  return [...whole, ...goals];
}

/** The consequences of a choice as short phrases, gains and losses alike. */
export function effects(o: Outcome, t: Translate): string[] {
  const parts: string[] = [];
  for (const { feature, tiles } of o.completed) {
    // A market, bakery or fountain is complete as it stands.
    if (isSingle(feature)) continue;
    const key = isDwelling(feature) ? 'board.completes' : 'board.completes_of';
    parts.push(t(key, { feature: t(`board.a.${feature}`), n: tiles }));
  }
  if (o.writs) parts.push(t('board.covers_writ'));
  if (o.sold) parts.push(t('board.sells', { n: o.sold }));
  for (const { card, times, way } of o.fulfilled) {
    const key = way === 'bread' ? 'board.fulfils_bread' : 'board.fulfils';
    const need = describeCounts(FORUM_CARDS[card]?.need ?? [], t);
    if (times) parts.push(t(key, { card: need, n: times }));
  }
  for (const card of o.penalties) {
    parts.push(t('board.penalty', { card: describeCounts(FORUM_CARDS[card]?.need ?? [], t) }));
  }
  const gains: [string, number][] = [
    ...Object.entries(o.goods).map(([good, n]): [string, number] => [good, n]),
    ['coin', o.coins],
    ['bread', o.bread],
    ['prestige', o.prestige],
    ['card', o.drew],
    ['vp', o.points],
  ];
  for (const [kind, n] of gains) {
    if (n) parts.push((n > 0 ? '+' : '−') + t(`board.count.${kind}`, { n: Math.abs(n) }));
  }
  return parts;
}

const withMore = (base: string, parts: string[]): string => (parts.length ? `${base}: ${parts.join(', ')}` : base);
const withEffects = (base: string, o: Outcome, t: Translate): string => withMore(base, effects(o, t));

/** The goals of the frame that a placement meets. */
function goalsMet(choice: Choice, view: CarpeDiemView, t: Translate, foretold: Foretold): string[] {
  const finish = finishOf(foretold, view.tile, argument(choice), Number(argument(choice, 2).slice(1)));
  if (!finish || foretold.seat === null) return [];
  return finishWords({ ...finish, features: [] }, districtOf(foretold, foretold.seat), t);
}

/** What a choice does, in a sentence; the accessible name of its place on the board. */
export function label(choice: Choice, view: CarpeDiemView, t: Translate, prospects?: unknown): string {
  const foretold = read(prospects);
  const seat = seatOf(view);
  const o = outcome(choice.events, seat);
  const word = wordOf(choice);
  if (word === 'start') return t('board.start', { space: ROMAN[Number(argument(choice))] });
  if (word === 'step' || word === 'bread') {
    const to = spaceOf(choice, foretold) ?? Number(argument(choice));
    const stay = seat !== null && view.players[seat]!.patrician === to;
    const base = t(stay ? 'board.stay' : 'board.move', { space: ROMAN[to] });
    return word === 'bread' ? `${base} ${ridePrice(t)}` : base;
  }
  if (word === 'take') {
    const tile = describeTile(argument(choice), t);
    if (o.forced) return t('board.take_stored', { tile });
    const from = view.decision === 'craftsman' ? 'board.take_row' : 'board.take';
    return withEffects(t(from, { tile }), o, t);
  }
  if (word === 'place') {
    const turn = t(`board.turned.${argument(choice, 2)}`);
    const base = t('board.place', { cell: argument(choice), turn });
    return withMore(base, [...effects(o, t), ...goalsMet(choice, view, t, foretold)]);
  }
  if (word === 'store') return t('board.store', { worth: itemWorth() });
  if (word === 'return') {
    const card = t(`board.plural.${fountainType(argument(choice))}`);
    return t('board.return', { card });
  }
  if (word === 'spot') return spotLabel(choice, view, t, foretold);
  if (word === 'first') {
    return withEffects(t('board.first', { card: describeCard(argument(choice), t) }), o, t);
  }
  if (word === 'pay' || word === 'extra') return countLabel(choice, view, t);
  return choice.text;
}

/** "Go to stall II and take market (costs 1 bread)". */
export function goTake(move: Choice, space: number, tile: string, t: Translate): string {
  return t('board.go_take', { space: ROMAN[space], tile: describeTile(tile, t), price: wordOf(move) === 'bread' ? ridePrice(t) : '' }).trim();
}

export const ridePrice = (t: Translate): string => t('board.costs_bread', { n: BREAD_FOR_RIDE });

/** What one item left over counts at the end (CD-60): "½". */
export const itemWorth = (): string => (ITEMS_PER_POINT === 2 ? '½' : `1/${ITEMS_PER_POINT}`);

/** The preview of a spot ends at its first question, so what the rules foretell of it is told. */
function spotLabel(choice: Choice, view: CarpeDiemView, t: Translate, foretold: Foretold): string {
  const [low, high] = [Number(argument(choice, 1)), Number(argument(choice, 2))];
  const now = spotAt(foretold, low, high);
  const [first, second] = [low, high].map((space, i) => {
    const id = view.forum[space]!;
    const card = describeCounts(FORUM_CARDS[id]!.need, t);
    if (!now) return card;
    return now.times[i]
      ? t('board.fulfils', { card, n: now.times[i] })
      : t('board.penalty', { card });
  });
  const base = t('board.spot', { a: first, b: second });
  if (!now) return base;
  const { points, gains } = now;
  const o = outcome([], seatOf(view));
  o.points = points;
  o.coins = gains.coin ?? 0;
  o.bread = gains.bread ?? 0;
  o.prestige = gains.prestige ?? 0;
  return withEffects(base, o, t);
}

function countLabel(choice: Choice, view: CarpeDiemView, t: Translate): string {
  const n = Number(argument(choice));
  const key = `board.${wordOf(choice)}${n ? '' : '_none'}`;
  return withMore(t(key, { n, bread: BREAD_FOR_EXTRA * n }), countEffects(choice, view, t));
}

/** What paying brings; that it fulfils the card in question goes without saying. */
export function countEffects(choice: Choice, view: CarpeDiemView, t: Translate): string[] {
  const card = view.visit?.cards[0];
  const [own, next] = byCard(choice, card);
  const o = outcome(own, seatOf(view));
  o.fulfilled = o.fulfilled.filter((f) => f.card !== card);
  const fails = o.penalties.includes(card ?? '');
  o.penalties = o.penalties.filter((id) => id !== card);
  const parts = effects(o, t);
  const later = effects(outcome(next, seatOf(view)), t);
  if (later.length) parts.push(t('board.then', { what: later.join(', ') }));
  return fails ? [t('board.unfulfilled'), ...parts] : parts;
}

/** An action of the past: where the patrician stood then is not known, so its way is told. */
export function action(text: string, view: CarpeDiemView, t: Translate): string | null {
  const choice = { text, events: [], final: false };
  return wordOf(choice) === 'step' ? null : label(choice, { ...view, to_act: null }, t);
}

/** The stall that a tile is taken from by its number. Nothing is built before the shovel is covered, and the first
 *  tile cannot be stored (CD-25). */
export function question(view: CarpeDiemView, t: Translate): string | null {
  const seat = seatOf(view);
  if (seat === null) return null;
  if (view.decision === 'take') return t('board.ask.take', { space: ROMAN[view.players[seat]!.patrician ?? 0] });
  if (view.decision !== 'place') return null;
  return Object.keys(view.players[seat]!.tiles).length ? null : t('board.ask.first_tile');
}

export function status(view: CarpeDiemView, t: Translate): string {
  if (view.stage === 'building') return t('board.status', { phase: view.phase, round: view.round, phases: PHASES, rounds: ROUNDS });
  if (view.stage === 'forum') return t('board.status_forum', { phase: view.phase, phases: PHASES });
  return t(`board.stage.${view.stage}`);
}

/** Why it is over, and what decided between equal points (CD-60, CD-65). */
export function ending(view: CarpeDiemView, t: Translate): string {
  const over = t('board.ending', { n: PHASES });
  const most = Math.max(...(view.result?.scores ?? []));
  const equal = view.result?.scores.filter((score) => score === most).length ?? 0;
  const shared = view.result?.ranks.filter((rank) => rank === 1).length ?? 0;
  if (equal < 2) return over;
  return `${over} ${t(shared > 1 ? 'board.ending_shared' : 'board.ending_tie')}`;
}
