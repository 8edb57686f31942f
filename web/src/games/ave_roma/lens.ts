// What the lens tells of a thing: its sentences, and what it would bring the own seat now.
import { SITE_ART } from './art/buildings';
import { setsOf } from './cards';
import { adjusted, patronPoints } from './forecast';
import { lacking, prospect, walk } from './prospects';
import {
  AREA_CARDS, BOARDS, COLOSSEUM, PATRONS, POLITICAL_POINTS, TRAINING, areaPoints, boughtCard, cardName,
  type Location, type Resource,
} from './tables';
import { amount, cardSentences, priceWords, setShort } from './words';
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

function card(id: string, { view, seat, me, t }: Table): Told {
  const now: string[] = [];
  const bought = boughtCard(id);
  const patron = PATRONS[id];
  const price = bought?.price ?? patron?.price;
  const mine = [...me.areas, ...me.buildings, ...me.wars, ...me.active, ...me.passive].includes(id);
  if (mine) {
    if (me.turned.includes(id)) now.push(t('board.look.turned'));
    if (me.used.includes(id)) now.push(t('board.look.used'));
    if (me.active.includes(id)) now.push(t('board.look.active'));
    if (me.passive.includes(id)) now.push(t('board.look.passive'));
  } else if (price) {
    const lacks = lacking(me, price);
    now.push(Object.keys(lacks).length ? t('board.lacks', { price: priceWords(lacks, t) }) : t('board.look.affordable'));
  }
  if (bought && !mine) {
    const set = setsOf(me).find(({ name }) => name === bought.name);
    if (set) {
      const { gain } = setShort(id, set.have, t);
      now.push(t('board.look.next', { n: set.have + 1, name: bought.name, gain: priceWords(gain, t) }));
    }
  }
  if (patron) now.push(t('board.look.end_now', { n: patronPoints(view, seat, id) }));
  const area = AREA_CARDS[id];
  if (area) {
    const halves = me.areas.filter((other) => AREA_CARDS[other]!.fragment === area.fragment).length;
    if (!mine) now.push(t(halves % 2 ? 'board.look.completes' : 'board.look.halves', { n: halves }));
  }
  return { title: cardName(id), card: id, lines: cardSentences(id, t), now };
}

function place(name: Location, table: Table): Told {
  const { view, seat, t, worker } = table;
  const now: string[] = [];
  const rows = ['legatus', 'aedificator', 'senatus'];
  for (const value of worker === null ? [...new Set(table.me.workers)] : [worker]) {
    if (view.decision !== 'turn' || !table.asked || rows.includes(name)) break;
    const ahead = prospect(view, seat, value, name, table.targets);
    if (ahead.reason) {
      now.push(`${value}: ${t(`board.closed.${ahead.reason}`, { n: view.options.advanced ? 3 : 2, value, price: priceWords(ahead.cost, t) })}`);
      continue;
    }
    const gain = priceWords(ahead.gain, t);
    const cost = priceWords({ ...ahead.cost, ...(ahead.due ? { denarii: (ahead.cost['denarii'] ?? 0) + ahead.due } : {}) }, t);
    now.push(`${value}: ${[gain && `+ ${gain}`, cost && `− ${cost}`].filter(Boolean).join(' ') || t('board.look.free')}`);
  }
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

function areaTold(n: number, { view, seat, t }: Table): Told {
  const area = view.areas[n - 1]!;
  const level = area.levels[seat] ?? null;
  const after = adjusted(view, n - 1)[seat] ?? null;
  const now = [t('board.brown', { n: area.brown })];
  now.push(level === null ? t('board.area_absent') : t('board.area_mine', { n: level, points: areaPoints(view.seats, after ?? 0) }));
  return { title: t('board.area', { n }), icon: 'influence', lines: [t('board.look.column'), t('board.look.collar')], now };
}

/** Keys: a card's id, `place LOC`, `space n`, `area n`, `stock KIND`, `training n`, `niche n`, `stair`, `store`, `forecast s`. */
export function explain(id: string, table: Table): Told {
  const { view, me, seat, t } = table;
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
      const way = walk(view, seat, steps);
      const lines = [t('board.look.space', { price: priceWords(space.cost, t) })];
      if (space.honours) lines.push(t('board.honours'));
      return plain(t('board.colosseum'), lines, [t('board.look.way', { n: steps, price: priceWords(way.cost, t) || t('board.look.nothing') })], 'roma');
    }
    case 'stock': {
      const prices = BOARDS[me.board]!;
      if (first === 'denarii') return plain(t('board.thing.denarii'), [t('board.look.denarii')], [amount(me.denarii, 'denarii', t)], first);
      if (first === 'surplus') return plain(t('board.thing.surplus'), [t('board.look.surplus')], [t('board.surplus_stand', { n: me.surplus })], first);
      return plain(t(`board.thing.${first}`), [t('board.look.resource')], [t('board.resource_stand', { what: t(`board.thing.${first}`), n: me.resources[first as Resource], price: prices[first as Resource] })], first);
    }
    case 'training': {
      const inside = me.training[n - 1];
      const room = TRAINING[n - 1]!;
      return plain(t('board.training_slot', { range: n, n: room.price }), [t('board.look.training', { range: n })], inside ? [t('board.look.trained', { value: inside, low: Math.max(1, inside - n), high: Math.min(5, inside + n) })] : [], 'train');
    }
    case 'niche':
      return plain(t('board.patron_slots'), [t('board.look.niche')], [n <= me.political ? t('board.slot_open') : t('board.slot_locked', { n })], 'political');
    case 'stair':
      return plain(t('board.thing.political'), [t('board.look.stair')], [t('board.political', { n: me.political, points: POLITICAL_POINTS[me.political] })], 'political');
    case 'store':
      return plain(t('board.storehouse'), [t('board.look.resource')], []);
    case 'forecast':
      return { title: t('board.end_title'), lines: [], now: [], sheet: true };
    default:
      return card(id, table);
  }
}
