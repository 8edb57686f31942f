// Cards, choices and standings in words of the catalogue (section `board`).
import { changeOf, ofTheAction } from './changes';
import { hand, handText } from './hand.svelte';
import type { Choice, Deed, GameEvent, Translate } from '../types';
import { AREA_CARDS, BUILDINGS, LOCATIONS, PATRONS, ROW_DECKS, WAR_SET, boughtCard, cardName, inOrder, areaPoints, setSize, type CardRow, type Location, type Patron, type Price, type Resource } from './tables';
import type { CardAhead, Prospects } from './prospects';
import { actionOf, type AveRomaView } from './view';

/** "2 denarii", "1 denarius" */
export function amount(n: number, kind: string, t: Translate): string {
  const one = n === 1 && t.has(`board.one.${kind}`);
  return t('board.amount', { n, what: t(`board.${one ? 'one' : 'thing'}.${kind}`) });
}

export function priceWords(price: Price, t: Translate): string {
  return inOrder(price).map(([kind, n]) => amount(n, kind, t)).join(', ');
}

/** A name of so many letters at most: the first of two names as its initial, then cut with a dot. */
export function shortName(name: string, letters: number): string {
  const [first = '', ...rest] = name.split(' ');
  const slim = name.length > letters && rest.length ? `${first[0]}. ${rest.join(' ')}` : name;
  return slim.length > letters ? `${slim.slice(0, Math.max(3, letters - 1))}.` : slim;
}

/** The workers that reach a slot of a row: "1–3". */
export const reachWords = (slot: number): string => (slot === 1 ? '1' : `1–${slot}`);

/** What an active patron does: "Quaestor: +1 point." */
export function modifierWords(patron: Patron, t: Translate): string {
  const pay = patron.pay ? priceWords(patron.pay, t) : '';
  return `${t(`board.place.${patron.at}`)}: ${t(`board.modifier.${patron.modifier}`, { pay })}`;
}

export function endgameWords(patron: Patron, t: Translate): string {
  const counts = (patron.counts ?? []).map((c) => t(`board.thing.${c}`)).join(', ');
  return t(`board.endgame.${patron.endgame}`, { counts });
}

/** The same on a card, in few words; its place stands before them. */
export function modifierShort(patron: Patron, t: Translate): string {
  const what = patron.modifier === 'DISCOUNT' ? t(`board.discount.${patron.at}`) : '';
  return t(`board.short.${patron.modifier}`, { what });
}

/** What it counts at the end, in few words; kinds and signs are icons after them. */
export function endgameShort(patron: Patron, t: Translate): { words: string; icons: string[] } {
  const counts = patron.counts ?? [];
  const icons = ['PER_RESOURCE', 'PAIRS_OF_ICON'].includes(patron.endgame) ? counts : [];
  return { words: t(`board.short_end.${patron.endgame}`, { counts: counts.map((c) => t(`board.thing.${c}`)).join(', ') }), icons };
}

/** "2nd" */
export const nth = (n: number, t: Translate): string => t(`board.nth.${n}`);

/** The same two in a few signs: no room for words. `[name]` is a sign. */
export function modifierSigns(patron: Patron, t: Translate): string {
  const what = patron.modifier === 'DISCOUNT' ? t(`board.discount_sign.${patron.at}`) : '';
  return t(`board.sign.${patron.modifier}`, { what });
}
export const DECK_SIGNS: Record<string, string> = { war: 'legatus', building: 'aedificator', patron: 'senatus', area: 'propraetor' };
export function endgameSigns(patron: Patron, t: Translate): string {
  return t(`board.sign_end.${patron.endgame}`, { counts: (patron.counts ?? []).map((c) => `[${DECK_SIGNS[c] ?? c}]`).join('') });
}

/** What a card would do for its set, as the rules foretell it; for the first card of a set what the
 *  second one would bring. */
export function setShort(id: string, set: CardAhead['set'] | null, t: Translate, tiny = false): { words: string; gain: Price } {
  const building = BUILDINGS[id];
  const next = set && set.number > 1 ? set : null;
  if (building) return { words: t(tiny ? 'board.pair_tiny' : next ? 'board.pair_mine' : 'board.pair'), gain: next?.gain ?? building.set ?? {} };
  return { words: t(next && !tiny ? 'board.set' : 'board.set_first', { nth: nth(next?.number ?? 2, t) }), gain: next?.gain ?? WAR_SET[2] ?? {} };
}

export function cardWords(id: string, t: Translate): string {
  const bought = boughtCard(id);
  if (!bought) return cardName(id);
  const gain = [
    bought.points ? amount(bought.points, 'points', t) : '',
    bought.influence ? t('board.later_influence', { n: bought.influence }) : '',
  ].filter(Boolean);
  return `${bought.name} (${gain.join(', ')})`;
}

/** "2nd card: +3 denarii; 3rd card: +1 surplus": what the cards of a war bring from the second on. */
export function warGains(t: Translate): string {
  return Object.entries(WAR_SET).map(([n, gain]) => t('board.look.war_step', { nth: nth(Number(n), t), gain: priceWords(gain, t) })).join('; ');
}

/** A card's effect, a sentence each. */
export function cardSentences(id: string, t: Translate): string[] {
  const area = AREA_CARDS[id];
  const goods = (kinds: string[]) => kinds.map((kind) => t(`board.thing.${kind}`)).join(', ');
  if (area) {
    return [
      t('board.look.area', { top: goods(area.top), bottom: goods(area.bottom) }),
      t(`board.fragment.${area.fragment}`),
    ];
  }
  const bought = boughtCard(id);
  if (bought) {
    const told = [t('board.look.price', { price: priceWords(bought.price, t) })];
    if (bought.points) told.push(t('board.look.points', { n: bought.points }));
    if (bought.influence) told.push(t('board.look.influence', { n: bought.influence }));
    told.push(bought.set ? t('board.look.pair', { name: bought.name, gain: priceWords(bought.set, t) }) : t('board.look.war', { of: setSize(bought.name), name: bought.name, gains: warGains(t) }));
    return told;
  }
  const patron = PATRONS[id]!;
  return [
    t('board.look.price', { price: priceWords(patron.price, t) }),
    `${modifierWords(patron, t)}.`,
    `${endgameWords(patron, t)}.`,
  ];
}

/** Where a marker comes to stand: the points of its level, and those of the ring where that is lower. */
export function markerWords(event: GameEvent, events: GameEvent[], view: AveRomaView, t: Translate, key = 'board.gain.marker'): string {
  const area = Number(event.area);
  const ring = Number(events.find((each) => each.event === 'brown' && each.area === area)?.to ?? view.areas[area - 1]!.brown);
  const points = (level: number) => areaPoints(view.seats, level);
  const to = Number(event.to);
  return t(to > ring ? `${key}_above` : key, { points: points(to), ring: points(ring) });
}

/** What follows for the seat, as short phrases: markers, gains and payments added up, then the rest. */
export function effects(events: GameEvent[], seat: number | null, view: AveRomaView, t: Translate): string[] {
  const told: string[] = [];
  const first: string[] = [];
  const action = ofTheAction(events);
  /** What an area card costs is told with it. */
  const fee = action.some(({ event }) => event === 'area_card_taken') && action.find(({ event }) => event === 'area_price');
  for (const e of action) {
    if (seat !== null && e.seat !== undefined && e.seat !== seat) continue;
    const number = (field: string) => Number(e[field] ?? 0);
    const card = (field: string) => cardName(String(e[field]));
    if (e.event === 'moved') told.push(t('board.gain.moved', { to: number('to') }));
    else if (e.event === 'area_marker') first.push(markerWords(e, action, view, t));
    else if (e.event === 'brown') told.push(t('board.gain.brown', { points: areaPoints(view.seats, number('to')) }));
    else if (e.event === 'area_card_taken') told.push(fee ? t('board.gain.area_paid', { card: card('card'), price: amount(Number(fee.denarii), 'denarii', t) }) : t('board.gain.area_card', { card: card('card') }));
    else if (e.event === 'area_card_slid') told.push(t('board.gain.slid'));
    else if (e.event === 'card_bought') told.push(t('board.gain.card', { card: card('card') }));
    else if (e.event === 'patron_activated') told.push(t('board.gain.activated', { card: card('patron') }));
    else if (e.event === 'passive') told.push(t('board.gain.passive', { card: card('patron') }));
    else if (e.event === 'surplus_lost') told.push(t('board.gain.surplus_lost', { n: number('count') }));
  }
  const gains = Object.entries(changeOf(action.filter((e) => e !== fee), seat).stock)
    .filter(([, n]) => n)
    .map(([kind, n]) => (n > 0 ? '+' : '−') + amount(Math.abs(n), kind, t));
  return [...first, ...gains, ...told];
}

/** The two kinds of the half of an area card that a choice means. */
export function halfOf(text: string | null, view: AveRomaView): Resource[] {
  const value = actionOf(view)?.value;
  const card = AREA_CARDS[(value && view.areas[value - 1]?.card) || ''];
  return card && (text === 'top' || text === 'bottom') ? card[text] : [];
}

/** What becomes of goods that do not fit: "Keep 1 as surplus, sell 1 for 2 denarii". */
function overflowWords({ text, events }: Choice, t: Translate): { n: number; how: string } {
  const kind = text.split(' ')[1];
  const { surplus = 0, sold = 0, denarii = 0 } = (events.find((e) => e.event === 'overflow' && e.kind === kind) ?? {}) as Record<string, number>;
  const how = [surplus && t('board.over.keep', { n: surplus }), sold && t('board.over.sell', { n: sold, price: amount(denarii, 'denarii', t) })];
  return { n: surplus + sold, how: how.filter(Boolean).join(', ') };
}

/** What a choice does, in a sentence; the accessible name of its place on the board. */
export function label(choice: Choice, view: AveRomaView, t: Translate, prospects: Prospects | null = null): string {
  const [word, place] = choice.text.split(' ');
  const taken = word === 'take' ? view.workers[place as Location].filter((value) => value !== null).map(String) : [];
  const parts = [...taken, ...halfOf(choice.text, view).map((kind) => `+${amount(1, kind, t)}`), ...effects(choice.events, view.to_act, view, t)];
  const base = sentence(choice, view, t, prospects);
  // The rest of the action was told before.
  return parts.length && !choice.text.startsWith('overflow ') ? `${base}: ${parts.join(', ')}` : base;
}

/** A card of a row and what it costs. */
function offered(row: CardRow, slot: string, view: AveRomaView, prospects: Prospects | null): { id: string; price: Price } {
  const id = view.rows[row][Number(slot) - 1] ?? '';
  return { id, price: prospects?.rows?.[row][Number(slot) - 1]?.price ?? boughtCard(id)?.price ?? PATRONS[id]?.price ?? {} };
}

/** The words of the button that takes a choice, where they can say more than the catalogue: a card's
 *  name and price, a worker's place. */
export function takes(choice: Choice, view: AveRomaView, t: Translate, prospects: Prospects | null = null): string | null {
  const [word = '', slot, as] = choice.text.split(' ');
  if (word === 'overflow') return brief(choice, view, t);
  const place = actionOf(view)?.location;
  if (word === 'worker' && place) return t('board.send.worker', { value: as ?? slot, place: t(`board.place.${place}`) });
  if (!slot || !(word in view.rows)) return null;
  const { id, price } = offered(word as CardRow, slot, view, prospects);
  return t('board.send.buy', { card: cardName(id), price: priceWords(price, t) });
}

/** The place and the worker of a plan, which are picked as one; not where another worker is in hand. */
export function deed([action = '', then = '']: string[], t: Translate, prospects: Prospects | null = null): Deed | null {
  const [, worker, as] = /^worker (t?\d)(?: (\d))?$/.exec(then) ?? [];
  if (!worker || (hand.worker !== null && handText() !== then)) return null;
  const [word = '', slot] = action.split(' ');
  const card = prospects?.rows?.[word as CardRow]?.[Number(slot) - 1];
  const bought = card && t('board.send.card_for', { card: cardName(card.card), price: priceWords(card.price, t) });
  const place = word === 'train' ? t('board.send.train', { range: slot! }) : (bought ?? t(`board.place.${word}`));
  return { actions: [action, then], words: t('board.send.worker', { value: as ?? worker, place }) };
}

/** What a choice does in as few words as a button has room for. */
export function brief(choice: Choice, view: AveRomaView, t: Translate): string {
  const [word = '', first = '', second = ''] = choice.text.split(' ');
  switch (word) {
    case 'legatus':
    case 'aedificator':
    case 'senatus':
      return t('board.send.card', { card: cardName(view.rows[word][Number(first) - 1] ?? '') });
    case 'train':
      return t('board.send.train', { range: first });
    case 'take':
      return t(`board.place.${first}`);
    case 'gain':
    case 'pay':
      return t(`board.thing.${first}`);
    case 'overflow':
      return overflowWords(choice, t).how.replace(/^./, (letter) => letter.toUpperCase());
    case 'influence':
      return t('board.send.influence', { n: influenceOf(choice) });
    case 'top':
    case 'bottom':
      return halfOf(word, view).map((kind) => t(`board.thing.${kind}`)).join(', ');
    case 'use': {
      const cards = spends(choice).map(cardName);
      return cards.length === 1 || cards.length === 2 ? t('board.send.use_cards', { cards: cards.join(' + ') }) : t('board.send.use', { n: second, symbol: t(`board.symbol.${first}`) });
    }
    default:
      return LOCATIONS.includes(word as Location) ? t('board.send.place', { place: t(`board.place.${word}`) }) : sentence(choice, view, t);
  }
}

/** The bare name, below its sign. */
export function tiny(choice: Choice, view: AveRomaView, t: Translate): string {
  const [word = '', first = ''] = choice.text.split(' ');
  if (word === 'legatus' || word === 'aedificator' || word === 'senatus') return shortName(cardName(view.rows[word][Number(first) - 1] ?? ''), 13);
  if (word === 'influence') return `+${influenceOf(choice)}`;
  if (word === 'area') return t('board.area', { n: first });
  return LOCATIONS.includes(word as Location) ? t(`board.place.${word}`) : brief(choice, view, t);
}

/** The own cards that a choice spends. */
export const spends = ({ events }: Choice): string[] => events.filter(({ event }) => event === 'card_used').map(({ card }) => String(card));

/** What own cards would bring besides what the action does; of the refusal what the action does alone. */
export function used(choice: Choice, view: AveRomaView, t: Translate): string {
  const refused = effects(choice.events.filter(({ event }) => event !== 'brown'), view.to_act, view, t).slice(0, 3).join(', ');
  if (choice.text === 'no') return refused && t('board.use_for.alone', { what: refused });
  const what = strengthened(choice, view, t);
  const besides = actionOf(view)?.location && !view.rows[actionOf(view)!.location as CardRow];
  return what && besides ? t('board.use_for.besides', { what }) : what;
}
function strengthened({ text, events }: Choice, view: AveRomaView, t: Translate): string {
  const [word, , n] = text.split(' ');
  if (word !== 'use') return '';
  const place = actionOf(view)?.location ?? '';
  const top = place in view.rows ? view.decks[ROW_DECKS[place as CardRow]].top : null;
  if (top) return t('board.use_for.card', { card: cardName(top) });
  if (t.has(`board.use_for.${place}`)) return t(`board.use_for.${place}`, { n });
  const brought = events.filter((e) => e.source === 'extra' || (place === 'propraetor' && ['area_marker', 'brown'].includes(e.event)));
  return effects(brought, view.to_act, view, t).join(', ');
}

/** Where influence lifts the marker, as short as a button needs it. */
export function rises({ text, events }: Choice, view: AveRomaView, t: Translate): string {
  const rise = text.startsWith('influence ') && events.find(({ event }) => event === 'area_marker');
  return rise ? markerWords(rise, events, view, t, 'board.send.rise') : '';
}

function influenceOf({ text }: Choice): number {
  const [, ones, twos] = text.split(' ').map(Number);
  return ones! + 2 * twos!;
}

/** Of which cards the influence is, where another choice comes to the same: "2×1 1×2". */
export function parted(choice: Choice, all: Choice[]): string {
  const [word, ...counts] = choice.text.split(' ');
  const rival = (other: Choice) => other.text.startsWith('influence ') && influenceOf(other) === influenceOf(choice);
  if (word !== 'influence' || all.filter(rival).length < 2) return '';
  return counts.map((n, i) => (Number(n) ? `${n}×${i + 1}` : '')).filter(Boolean).join(' ');
}

/** Where a name of so many letters may be broken: before a consonant with its vowel. */
export const hyphened = (name: string, letters: number): string => (name.length < letters ? name : name.replace(/(?<=..)(?=(?:[cpt]h|[bcdfgpt][lr]|(?<![cpt](?=h)|[bcdfgpt](?=[lr]))[b-df-hj-np-tv-z])[aeiouy]\w)/g, '\u00ad'));

/** Another card of this name is offered too. */
export const twins = (choice: Choice, all: Choice[], view: AveRomaView): boolean => {
  const named = ({ text }: Choice) => {
    const [word = '', slot] = text.split(' ');
    return word in view.rows ? cardName(view.rows[word as CardRow][Number(slot) - 1] ?? '') : null;
  };
  return named(choice) !== null && all.filter((other) => named(other) === named(choice)).length > 1;
};

function sentence(choice: Choice, view: AveRomaView, t: Translate, prospects: Prospects | null = null): string {
  const [word = '', first = '', second = ''] = choice.text.split(' ');
  const thing = () => t(`board.thing.${first}`);
  switch (word) {
    case 'legatus':
    case 'aedificator':
    case 'senatus': {
      const { id, price } = offered(word, first, view, prospects);
      return t('board.do.card', { place: t(`board.place.${word}`), card: cardWords(id, t), price: priceWords(price, t) });
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
      return t('board.do.influence', { n: influenceOf(choice) });
    case 'use':
      return t('board.do.use', { n: Number(second), symbol: t(`board.symbol.${first}`) });
    case 'overflow':
      return t('board.do.overflow', { what: thing(), ...overflowWords(choice, t) });
    case 'replace':
    case 'activate':
    case 'double':
    case 'card':
      return t(`board.do.${word === 'card' ? 'use_patron' : word}`, { card: cardName(first) });
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

/** The rule of each place. */
const RULE_AT: Record<Location, string> = {
  quaestor: 'AR-22', aedilis: 'AR-23 AR-27', mercator: 'AR-24 AR-27', propraetor: 'AR-25 AR-27', legatus: 'AR-30 AR-31', aedificator: 'AR-30 AR-32', senatus: 'AR-30 AR-33', roma: 'AR-34',
};

/** The rule of the place or card that is picked. */
export function why(choice: Choice, view: AveRomaView, t: Translate): string | null {
  const [word = '', slot] = choice.text.split(' ');
  if (word === 'train') return `${t('board.look.training', { range: slot })} [AR-36]`;
  const own = word === 'use' ? used(choice, view, t) : '';
  if (own) return `${t('board.use_for.why', { cards: spends(choice).map(cardName).join(' + '), what: own })} ${t('why.extra')}`;
  const place = word === 'worker' ? actionOf(view)?.location : (word as Location);
  if (!place || place === 'training' || !(place in RULE_AT)) return null;
  const id = place in view.rows ? view.rows[place as CardRow][Number(slot) - 1] : null;
  const rule = `${t(`board.place.${place}`)} ${t(`board.intro.${place}`)}`;
  return `${[rule, ...(id && word !== 'worker' ? [`${cardName(id)}:`, ...cardSentences(id, t)] : [])].join(' ')} [${RULE_AT[place]}]`;
}

export function status(view: AveRomaView, t: Translate, prospects: Prospects | null = null): string {
  const now = t(`board.status.${view.phase}`, { n: view.round });
  return view.phase === 'actions' && prospects ? `${now} · ${toTheEnd(view, t, prospects)}` : now;
}

/** How near the end is, as far as it is sure: an area without a card, or the deck with the fewest. */
function toTheEnd(view: AveRomaView, t: Translate, prospects: Prospects): string {
  if (prospects.ends) return t('board.last_round');
  const [deck, { size }] = Object.entries(view.decks).reduce((least, each) => (each[1].size < least[1].size ? each : least));
  return t(prospects.rounds_left ? 'board.shortest_deck' : 'board.perhaps_last', { what: amount(size, deck, t) });
}

/** Why the game has ended, in a sentence. */
export function ending(t: Translate, prospects: Prospects | null): string {
  return prospects?.ends ? t(`board.ended.${prospects.ends}`) : '';
}

/** The open question, with the name of what it is about. */
export function question(view: AveRomaView, t: Translate, prospects: Prospects | null = null): string | null {
  const action = actionOf(view);
  const place = action ? t(`board.place.${action.location}`) : '';
  switch (view.decision) {
    case 'turn':
      return view.phase === 'final' ? t('board.ask.final') : null;
    case 'worker':
      return t(view.phase === 'final' ? 'board.ask.imaginary' : 'board.ask.worker', { place });
    case 'overflow': {
      const [kind, n] = Object.entries(action?.overflow ?? {}).find(([, n]) => n) ?? [];
      return kind ? t('board.ask.overflow', { n, what: t(`board.thing.${kind}`) }) : null;
    }
    case 'refill': {
      if (view.turn === null) return null;
      if (view.shadow) return t('board.ask.recruit_shadow');
      return t('board.ask.recruit', { n: prospects?.missing ?? 0 });
    }
    case 'refill_workers': {
      if (view.pending?.type !== 'refill' || view.turn === null) return null;
      return t('board.ask.refill_workers', { place: t(`board.place.${view.pending.location}`), n: prospects?.missing ?? 0 });
    }
    case 'pay': {
      const card = action?.pay?.card;
      return t('board.ask.pay', { what: card ? cardName(card) : place });
    }
    case 'patron_slot':
      return action?.patron ? t('board.ask.patron', { card: cardName(action.patron) }) : null;
    case 'half':
    case 'second':
    case 'area_resource':
      return action?.value ? t(`board.ask.${view.decision}`, { n: action.value }) : null;
    default:
      return null;
  }
}
