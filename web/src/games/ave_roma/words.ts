// Cards, choices and standings in words of the catalogue (section `board`).
import type { Choice, GameEvent, Translate } from '../types';
import { AREA_CARDS, LOCATIONS, PATRONS, bought_card, card_name, type Location, type Patron, type Price } from './tables';
import { rounds_left } from './prospects';
import type { AveRomaView } from './view';

/** "2 denarii", "1 denarius" */
export function amount(n: number, kind: string, t: Translate): string {
  const one = n === 1 && t.has(`board.one.${kind}`);
  return t('board.amount', { n, what: t(`board.${one ? 'one' : 'thing'}.${kind}`) });
}

export function price_words(price: Price, t: Translate): string {
  return Object.entries(price)
    .filter(([, n]) => n)
    .map(([kind, n]) => amount(n!, kind, t))
    .join(', ');
}

/** What an active patron does: "Quaestor: +1 point." */
export function modifier_words(patron: Patron, t: Translate): string {
  const pay = patron.pay ? price_words(patron.pay, t) : '';
  return `${t(`board.place.${patron.at}`)}: ${t(`board.modifier.${patron.modifier}`, { pay })}`;
}

export function endgame_words(patron: Patron, t: Translate): string {
  const counts = (patron.counts ?? []).map((c) => t(`board.thing.${c}`)).join(', ');
  return t(`board.endgame.${patron.endgame}`, { counts });
}

export function card_words(id: string, t: Translate): string {
  const bought = bought_card(id);
  if (!bought) return card_name(id);
  const gain = [
    bought.points ? amount(bought.points, 'points', t) : '',
    bought.influence ? amount(bought.influence, 'influence', t) : '',
  ].filter(Boolean);
  return `${bought.name} (${gain.join(', ')})`;
}

/** A card's effect, a sentence each. */
export function card_sentences(id: string, t: Translate): string[] {
  const area = AREA_CARDS[id];
  const goods = (kinds: string[]) => kinds.map((kind) => t(`board.thing.${kind}`)).join(', ');
  if (area) {
    return [
      t('board.look.area', { top: goods(area.top), bottom: goods(area.bottom) }),
      t(`board.fragment.${area.fragment}`),
    ];
  }
  const bought = bought_card(id);
  if (bought) {
    const told = [t('board.look.price', { price: price_words(bought.price, t) })];
    if (bought.points) told.push(t('board.look.points', { n: bought.points }));
    if (bought.influence) told.push(t('board.look.influence', { n: bought.influence }));
    told.push(bought.set ? t('board.look.pair', { name: bought.name, gain: price_words(bought.set, t) }) : t('board.look.war', { name: bought.name }));
    return told;
  }
  const patron = PATRONS[id]!;
  return [
    t('board.look.price', { price: price_words(patron.price, t) }),
    `${modifier_words(patron, t)}.`,
    `${endgame_words(patron, t)}.`,
  ];
}

/** What follows for the seat, as short phrases: gains and payments added up, then the rest. */
export function effects(events: GameEvent[], seat: number | null, t: Translate): string[] {
  const sums = new Map<string, number>();
  const add = (kind: string, n: number) => sums.set(kind, (sums.get(kind) ?? 0) + n);
  const told: string[] = [];
  for (const e of events) {
    if (seat !== null && e.seat !== undefined && e.seat !== seat) continue;
    const number = (field: string) => Number(e[field] ?? 0);
    const card = (field: string) => card_name(String(e[field]));
    add('points', number('points'));
    if (e.event === 'denarii') add('denarii', number('count'));
    else if (e.event === 'surplus') add('surplus', number('count'));
    else if (e.event === 'resource') add(String(e.kind), number('count'));
    else if (e.event === 'overflow') {
      add(String(e.kind), -number('surplus') - number('sold'));
      add('surplus', number('surplus'));
      add('denarii', number('denarii'));
    } else if (e.event === 'sold') {
      add(String(e.kind), -1);
      add('denarii', number('denarii'));
    } else if (e.event === 'bought') {
      add(e.as_surplus ? 'surplus' : String(e.kind), 1);
      add('denarii', -number('denarii'));
    } else if (e.event === 'paid') {
      for (const [kind, n] of Object.entries((e.price ?? {}) as Record<string, number>)) add(kind, -n);
    } else if (e.event === 'trained' || e.event === 'area_price') add('denarii', -number('denarii'));
    else if (e.event === 'political') add('political', e.points ? 0 : 1);
    else if (e.event === 'moved') told.push(t('board.gain.moved', { to: number('to') }));
    else if (e.event === 'area_marker') told.push(t('board.gain.marker', { area: number('area'), level: number('to') }));
    else if (e.event === 'brown') told.push(t('board.gain.brown', { area: number('area'), level: number('to') }));
    else if (e.event === 'area_card_taken') told.push(t('board.gain.area_card', { card: card('card') }));
    else if (e.event === 'area_card_slid') told.push(t('board.gain.slid'));
    else if (e.event === 'card_bought') told.push(t('board.gain.card', { card: card('card') }));
    else if (e.event === 'patron_activated') told.push(t('board.gain.activated', { card: card('patron') }));
    else if (e.event === 'passive') told.push(t('board.gain.passive', { card: card('patron') }));
    else if (e.event === 'surplus_lost') told.push(t('board.gain.surplus_lost', { n: number('count') }));
  }
  const gains = [...sums]
    .filter(([, n]) => n)
    .map(([kind, n]) => (n > 0 ? '+' : '−') + amount(Math.abs(n), kind, t));
  return [...gains, ...told];
}

/** What a choice does, in a sentence; the accessible name of its place on the board. */
export function label(choice: Choice, view: AveRomaView, t: Translate): string {
  const parts = effects(choice.events, view.to_act, t);
  const base = sentence(choice, view, t);
  return parts.length ? `${base}: ${parts.join(', ')}` : base;
}

function sentence(choice: Choice, view: AveRomaView, t: Translate): string {
  const [word = '', first = '', second = ''] = choice.text.split(' ');
  const thing = () => t(`board.thing.${first}`);
  switch (word) {
    case 'legatus':
    case 'aedificator':
    case 'senatus': {
      const id = view.rows[word][Number(first) - 1] ?? '';
      const price = bought_card(id)?.price ?? PATRONS[id]?.price ?? {};
      return t('board.do.card', { place: t(`board.place.${word}`), card: card_words(id, t), price: price_words(price, t) });
    }
    case 'worker':
      return second ? t('board.do.trained', { range: first.slice(1), value: second }) : t('board.do.worker', { value: first });
    case 'shadow':
      return t('board.do.shadow', { value: first, place: t(`board.place.${second}`) });
    case 'train':
      return t('board.do.train', { range: first });
    case 'gain':
    case 'sell':
    case 'pay':
      return t(`board.do.${word}`, { what: thing() });
    case 'buy':
      return first === 'influence' ? t('board.do.buy_influence') : t('board.do.buy', { what: thing() });
    case 'influence':
      return t('board.do.influence', { ones: first, twos: second, n: Number(first) + 2 * Number(second) });
    case 'use':
      return t('board.do.use', { n: Number(second), symbol: t(`board.symbol.${first}`) });
    case 'overflow':
      return t('board.do.overflow', { what: thing(), n: Number(second) });
    case 'replace':
    case 'activate':
    case 'double':
    case 'card':
      return t(`board.do.${word === 'card' ? 'use_patron' : word}`, { card: card_name(first) });
    case 'area':
      return t('board.do.area', { n: first });
    case 'take':
      return t('board.do.take', { place: t(`board.place.${first}`) });
    case 'workers':
      return t('board.do.workers', { values: choice.text.slice(8) });
    case 'pass':
      return t(view.phase === 'final' ? 'board.do.pass_final' : 'board.do.pass');
    default:
      if (LOCATIONS.includes(word as Location)) return `${t(`board.place.${word}`)}: ${t(`board.location.${word}`)}`;
      return t.has(`board.do.${word}`) ? t(`board.do.${word}`) : choice.text;
  }
}

export function status(view: AveRomaView, t: Translate): string {
  const now = t(`board.status.${view.phase}`, { n: view.round });
  return view.phase === 'actions' ? `${now} · ${t('board.rounds_left', { n: rounds_left(view) })}` : now;
}
