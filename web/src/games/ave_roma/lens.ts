// What the lens tells of a thing: its sentences, and what it would bring the own seat now.
import { SITE_ART } from './art/buildings';
import { aheadAt, cardAhead, patronWorth, type SlotAhead } from './prospects';
import {
  AREA_CARDS, BOARDS, COLOSSEUM, PATRONS, POLITICAL_POINTS, STORAGE, SURPLUS_MAX, TRAINING, areaPoints, areaPrice, boughtCard, cardName,
  type Location, type Resource,
} from './tables';
import { DECK_SIGNS, amount, cardSentences, nth, priceWords, reachWords, warGains } from './words';
import { influenceOf } from './cards';
import { workersOf } from './view';
import type { Table } from './table';

export interface Told {
  title: string;
  lines: string[];
  now: string[];
  card?: string;
  icon?: string;
  drawn?: string;
  /** The forecast, line by line. */
  sheet?: boolean;
}

function card(id: string, { prospects, names, seat, me, worker, t }: Table): Told {
  const now: string[] = [];
  const bought = boughtCard(id);
  const patron = PATRONS[id];
  const ahead = cardAhead(prospects, id);
  const mine = [...me.areas, ...me.buildings, ...me.wars, ...me.active, ...me.passive].includes(id);
  if (mine) {
    if (me.turned.includes(id)) now.push(t('board.look.turned'));
    if (me.used.includes(id)) now.push(t('board.look.used'));
    if (me.active.includes(id)) now.push(t('board.look.active'));
    if (me.passive.includes(id)) now.push(t('board.look.passive'));
  } else if (ahead) {
    if (priceWords(ahead.price, t) !== priceWords((bought ?? patron)!.price, t)) now.push(t('board.look.reduced', { price: priceWords(ahead.price, t) }));
    const slot = 'reach' in ahead ? (ahead as SlotAhead) : null;
    const reach = slot ? reachWords(slot.reach.length) : '';
    if (worker !== null && slot && !slot.reach.includes(worker)) now.push(t('board.look.beyond', { value: worker, reach }));
    else if (slot?.reason === 'reach') now.push(t('board.look.none_reaches', { reach }));
    now.push(ahead.payable ? t('board.look.affordable') : t('board.look.lacks', { price: priceWords(ahead.lacking, t) }));
  }
  if (ahead?.set && ahead.set.number > 1) now.push(t('board.look.next', { nth: nth(ahead.set.number, t), name: cardName(id), gain: priceWords(ahead.set.gain, t) }));
  const worth = patron ? patronWorth(prospects, id) : null;
  if (worth) {
    const other = worth.seat !== null && worth.seat !== seat ? (names[worth.seat] ?? '') : null;
    now.push(other === null ? t('board.look.end_now', { n: worth.points }) : t('board.look.end_other', { name: other, n: worth.points }));
  }
  const area = AREA_CARDS[id];
  if (area) {
    const halves = me.areas.filter((other) => AREA_CARDS[other]!.fragment === area.fragment).length;
    if (!mine) now.push(t(halves % 2 ? 'board.look.completes' : 'board.look.halves', { n: halves }));
  }
  return { title: cardName(id), card: id, lines: cardSentences(id, t), now };
}

/** What lies on the card of the worker's area, where the place leaves the choice. */
function kindsAt(name: Location, value: number, { view, t }: Table): string {
  const card = name === 'mercator' || name === 'propraetor' ? AREA_CARDS[view.areas[value - 1]?.card ?? ''] : undefined;
  const words = (kinds: Resource[]) => kinds.map((kind) => t(`board.thing.${kind}`)).join(', ');
  if (!card) return '';
  return name === 'propraetor' ? `${words(card.top)} / ${words(card.bottom)}` : words([...new Set([...card.top, ...card.bottom])]);
}

/** What becomes of the area's card: it slides up, or is won for what is due. */
function cardAt(name: Location, value: number, due: number, { view, t }: Table): string {
  const area = view.areas[value - 1];
  if (!area || !['aedilis', 'mercator', 'propraetor'].includes(name)) return '';
  if (!area.card) return due ? `−\u00a0${amount(due, 'denarii', t)}` : '';
  if (!area.up) return t('board.look.slides', { card: cardName(area.card) });
  return t(due ? 'board.gain.area_paid' : 'board.gain.area_card', { card: cardName(area.card), price: amount(due, 'denarii', t) });
}

function place(name: Location, table: Table): Told {
  const { view, t, worker } = table;
  const now: string[] = [];
  const rows = ['legatus', 'aedificator', 'senatus'];
  for (const value of worker === null ? [...new Set(workersOf(view, table.seat))] : [worker]) {
    if (view.decision !== 'turn' || !table.asked || rows.includes(name)) break;
    const ahead = aheadAt(table.prospects, name, value);
    if (!ahead) continue;
    if (ahead.reason) {
      now.push(`${value}: ${t(`board.closed.${ahead.reason}`, { n: areaPrice(view.options.advanced), value, price: priceWords(ahead.cost, t) })}`);
      continue;
    }
    const gain = priceWords(ahead.gain, t);
    const cost = priceWords(ahead.cost, t);
    const what = [gain ? `+ ${gain}` : kindsAt(name, value, table), cost && `−\u00a0${cost}`, cardAt(name, value, ahead.due, table)].filter(Boolean).join('; ');
    if (what) now.push(t('board.look.area_brings', { value, what }));
  }
  const standing = view.workers[name].filter((value) => value !== null);
  if (view.phase === 'refill' && standing.length) now.push(t('board.look.standing', { values: standing.join(', ') }));
  const helpers = table.me.active.filter((id) => PATRONS[id]!.at === name);
  if (helpers.length) now.push(t('board.look.helpers', { names: helpers.map(cardName).join(', ') }));
  return {
    title: t(`board.place.${name}`),
    icon: name,
    lines: [`${t(`board.place.${name}`)} ${t(`board.intro.${name}`)}`],
    now,
    drawn: rows.includes(name) ? SITE_ART[name as 'legatus']() : undefined,
  };
}

function areaTold(n: number, { view, prospects, seat, t }: Table): Told {
  const area = view.areas[n - 1]!;
  const level = area.levels[seat] ?? null;
  const after = prospects?.levels[n - 1]?.[seat] ?? level;
  const now = [t('board.brown', { points: areaPoints(view.seats, area.brown) })];
  now.push(level === null ? t('board.area_absent') : t('board.area_mine', { at: areaPoints(view.seats, level), points: areaPoints(view.seats, after ?? 0) }));
  return { title: t('board.area', { n }), icon: 'influence', lines: [t('board.look.column'), t('board.look.collar')], now };
}

/** Keys: a card's id, `win DECK`, `influence`, `place LOC`, `space n`, `area n`, `stock KIND`, `training n`, `niche n`, `stair`, `store`, `disc s`, `worker n`, `forecast s`. */
export function explain(id: string, table: Table): Told {
  const { view, me, names, t, prospects } = table;
  const [word = '', first = ''] = id.split(' ');
  const n = Number(first);
  const plain = (title: string, lines: string[], now: string[] = [], icon?: string): Told => ({ title, lines, now, icon });
  switch (word) {
    case 'place':
      return place(first as Location, table);
    case 'area':
      return areaTold(n, table);
    case 'space': {
      const space = COLOSSEUM[n]!;
      const steps = (n - me.colosseum + COLOSSEUM.length) % COLOSSEUM.length || COLOSSEUM.length;
      const way = prospects?.way?.[steps - 1];
      const lines = [t('board.look.space', { price: priceWords(space.cost, t) })];
      if (space.honours) lines.push(t('board.honours'));
      return plain(t('board.colosseum'), lines, way ? [t('board.look.way', { n: steps, price: priceWords(way.cost, t) || t('board.look.nothing') })] : [], 'roma');
    }
    case 'stock': {
      const prices = BOARDS[me.board]!;
      if (first === 'denarii') return plain(t('board.thing.denarii'), [t('board.look.denarii')], [amount(me.denarii, 'denarii', t)], first);
      if (first === 'surplus') return plain(t('board.thing.surplus'), [t('board.look.surplus', { n: SURPLUS_MAX })], [t('board.surplus_stand', { n: me.surplus, of: SURPLUS_MAX })], first);
      return plain(t(`board.thing.${first}`), [t('board.look.resource', { n: STORAGE })], [t('board.resource_stand', { what: t(`board.thing.${first}`), n: me.resources[first as Resource], of: STORAGE, price: prices[first as Resource] })], first);
    }
    case 'training': {
      const inside = me.training[n - 1];
      const room = TRAINING[n - 1]!;
      return plain(t('board.training_slot', { range: n, n: room.price }), [t('board.look.training', { range: n })], inside ? [t('board.look.trained', { value: inside, low: prospects?.training?.[n - 1]?.values[0] ?? '', high: prospects?.training?.[n - 1]?.values.at(-1) ?? '' })] : [], 'train');
    }
    case 'niche':
      return plain(t('board.patron_slots'), [t('board.look.niche')], [n <= me.political ? t('board.slot_open') : t('board.slot_locked', { n })], 'political');
    case 'stair':
      return plain(t('board.thing.political'), [t('board.look.stair')], [t('board.political', { n: me.political, points: POLITICAL_POINTS[me.political] })], 'political');
    case 'influence':
      return plain(t('board.thing.influence'), [t('board.look.influence_waits')], [t('board.influence_stand', { n: influenceOf(me) })], 'influence');
    case 'win':
      return plain(t(`board.thing.${first}`), [t(`board.look.win_${first}`, { gains: warGains(t) })], [], DECK_SIGNS[first]);
    case 'store':
      return plain(t('board.storehouse'), [t('board.look.resource', { n: STORAGE })], []);
    case 'disc':
      return plain(t('board.colosseum'), [t('board.intro.walk')], [t('board.disc', { name: names[n] ?? '', n: view.players[n]!.colosseum })], 'roma');
    case 'worker':
      return plain(t('board.worker', { value: n }), [t('board.intro.turn')]);
    case 'forecast':
      return { title: t('board.end_title'), lines: [], now: [], sheet: true };
    default:
      return card(id, table);
  }
}
