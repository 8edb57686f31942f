// Choices, cards and standings in words of the catalogue (section `board`).
import type { Choice, Translate } from '../types';
import { argument, outcome, step_target, word_of, type Outcome } from './choices';
import { FORUM_CARDS, TILES, fountain_type } from './tables';
import type { CarpeDiemView } from './view';

function seat_of(view: CarpeDiemView): number | null {
  return typeof view.to_act === 'number' ? view.to_act : null;
}

export function join_words(parts: string[], t: Translate): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${t('board.and')} ${parts[parts.length - 1]}`;
}

/** "pond and merchant", "villa with 2 chimneys", "market". */
export function describe_tile(id: string, t: Translate): string {
  const parts = TILES[id]!.features.map((f) => {
    const shape = ['', 'end', f.sides[1] === 2 ? 'straight' : 'corner', 'fork'][f.sides.length]!;
    const dwelling = ['merchant', 'granary', 'administration', 'craftsman'].includes(f.type);
    const name = t(`board.feature.${f.type}`);
    const piece = shape && !dwelling ? t(`board.shape.${shape}`, { feature: name }) : name;
    return f.chimneys ? t('board.with_chimneys', { piece, n: f.chimneys }) : piece;
  });
  return join_words(parts, t);
}

export function describe_counts(counts: [string, number][], t: Translate): string {
  return join_words(
    counts.map(([kind, n]) => t(`board.count.${kind}`, { n })),
    t,
  );
}

export function describe_card(id: string, t: Translate): string {
  const card = FORUM_CARDS[id]!;
  return t(card.red ? 'board.card_red' : 'board.card_green', {
    need: describe_counts(card.need, t),
    reward: describe_counts(card.reward, t),
  });
}

/** The consequences of a choice as short phrases, gains and losses alike. */
export function effects(o: Outcome, t: Translate): string[] {
  const parts: string[] = [];
  for (const { feature, tiles } of o.completed) {
    const single = ['merchant', 'granary', 'administration', 'craftsman'].includes(feature);
    const key = single ? 'board.completes' : 'board.completes_of';
    parts.push(t(key, { feature: t(`board.a.${feature}`), n: tiles }));
  }
  if (o.writs) parts.push(t('board.covers_writ'));
  if (o.sold) parts.push(t('board.sells', { n: o.sold }));
  for (const { card, times, way } of o.fulfilled) {
    const key = way === 'bread' ? 'board.fulfils_bread' : 'board.fulfils';
    const need = describe_counts(FORUM_CARDS[card]?.need ?? [], t);
    if (times) parts.push(t(key, { card: need, n: times }));
  }
  for (const card of o.penalties) {
    parts.push(t('board.penalty', { card: describe_counts(FORUM_CARDS[card]?.need ?? [], t) }));
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

function with_effects(base: string, o: Outcome, t: Translate): string {
  const parts = effects(o, t);
  return parts.length ? `${base}: ${parts.join(', ')}` : base;
}

/** What a choice does, in a sentence; the accessible name of its place on the board. */
export function label(choice: Choice, view: CarpeDiemView, t: Translate): string {
  const seat = seat_of(view);
  const o = outcome(choice.events, seat);
  const word = word_of(choice);
  if (word === 'start') return t('board.start', { space: Number(argument(choice)) + 1 });
  if (word === 'step' || word === 'bread') {
    const moved = choice.events.find((e) => e.event === 'moved');
    const to =
      word === 'bread'
        ? Number(argument(choice))
        : typeof moved?.to === 'number'
          ? moved.to
          : step_target(view, seat ?? 0, argument(choice) as 'cw' | 'ccw');
    const stay = seat !== null && view.players[seat]!.patrician === to;
    const base = t(stay ? 'board.stay' : 'board.move', { space: to + 1 });
    return word === 'bread' ? `${base} ${t('board.costs_bread')}` : base;
  }
  if (word === 'take') {
    const tile = describe_tile(argument(choice), t);
    if (o.forced) return t('board.take_stored', { tile });
    const from = view.decision === 'craftsman' ? 'board.take_row' : 'board.take';
    return with_effects(t(from, { tile }), o, t);
  }
  if (word === 'place') {
    const turn = t(`board.turned.${argument(choice, 2)}`);
    return with_effects(t('board.place', { cell: argument(choice), turn }), o, t);
  }
  if (word === 'store') return t('board.store');
  if (word === 'return') {
    const card = t(`board.plural.${fountain_type(argument(choice))}`);
    return t('board.return', { card });
  }
  if (word === 'spot') {
    const cards = [1, 2].map((i) => view.forum[Number(argument(choice, i))] ?? '');
    const names = cards.map((id) => (id ? describe_counts(FORUM_CARDS[id]!.need, t) : ''));
    return with_effects(t('board.spot', { a: names[0], b: names[1] }), o, t);
  }
  if (word === 'first') {
    return with_effects(t('board.first', { card: describe_card(argument(choice), t) }), o, t);
  }
  const n = Number(argument(choice));
  if (word === 'pay') {
    // What one card brings is known; the preview may run on to what follows.
    return with_effects(t(n ? 'board.pay' : 'board.pay_none', { n }), o, t);
  }
  if (word === 'extra')
    return with_effects(t(n ? 'board.extra' : 'board.extra_none', { n, bread: 3 * n }), o, t);
  return choice.text;
}

export function status(view: CarpeDiemView, t: Translate): string {
  if (view.stage === 'building') return t('board.status', { phase: view.phase, round: view.round });
  if (view.stage === 'forum') return t('board.status_forum', { phase: view.phase });
  return t(`board.stage.${view.stage}`);
}
