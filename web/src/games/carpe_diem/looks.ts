// The words of a close look at a thing (`data-look`): what it is, what it does, what it would bring now.
import type { Translate } from '../types';
import { ROMAN } from './art/plaza';
import { bestFinish, cellsFor, districtOf, isMisfit, spotAt, type Foretold } from './prospects';
import { signed } from './table';
import { BREAD_FOR_EXTRA, BREAD_FOR_RIDE, FORUM_CARDS, FOUNTAIN_POINTS, TILES, VILLA_VP, WON, WRIT_PRESTIGE, fountainType, type Feature } from './tables';
import { prestigeOf, type CarpeDiemView } from './view';
import { describeCard, describeTile, finishWords, itemWorth, joinWords, timesNow } from './words';

export interface Look {
  title: string;
  lines: string[];
  /** What it would bring now. */
  now?: string;
  /** It would cost rather than bring. */
  bad?: boolean;
  icon?: string;
  tile?: string;
}

export interface Looking {
  view: CarpeDiemView;
  seat: number | null;
  names: string[];
  foretold: Foretold;
  t: Translate;
}

type Describe = (args: string[], at: Looking) => Look;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a finished feature gives, with the numbers of the tables. */
export function featureWords(type: Feature, t: Translate): string {
  const won = Object.entries(WON[type]).map(([kind, n]) => t(`board.count.${kind}`, { n }));
  return t(`board.look.feature.${type}`, { won: joinWords(won, t), least: VILLA_VP[1], most: VILLA_VP.at(-1) });
}

export function stockWords(kind: string, t: Translate): string {
  return t(`board.look.stock.${kind}.text`, { worth: itemWorth(), ride: BREAD_FOR_RIDE, extra: BREAD_FOR_EXTRA, steps: WRIT_PRESTIGE });
}

const tile: Describe = ([id], { foretold, seat, t }) => {
  const lines = [...new Set(TILES[id!]!.features.map((f) => featureWords(f.type, t)))];
  const look: Look = { title: capital(describeTile(id!, t)), lines, tile: `${id} r0` };
  if (seat === null || foretold.seat !== seat || !foretold.tiles?.[id!]) return look;
  if (isMisfit(foretold, id!)) return { ...look, now: t('board.fits_nowhere'), bad: true };
  const finish = bestFinish(foretold, id!);
  const parts = [t('board.look.fits', { n: cellsFor(foretold, id!).length })];
  const told = finish && finishWords(finish, districtOf(foretold, seat), t).join(', ');
  if (told) parts.push(t('board.look.best', { what: told }));
  return { ...look, now: parts.join('. ') };
};

const card: Describe = ([id], { foretold, seat, t }) => {
  const { red } = FORUM_CARDS[id!]!;
  const times = seat === null ? undefined : districtOf(foretold, seat).cards[id!];
  return {
    title: t('board.look.forum_card'),
    lines: [describeCard(id!, t), t(red ? 'board.look.red' : 'board.look.green')],
    ...(times === undefined ? {} : { now: timesNow(times, t), bad: !times }),
  };
};

const spot: Describe = ([low, high], { view, foretold, t }) => {
  const cards = [low, high].map((i) => view.forum[Number(i)]).filter((id): id is string => !!id);
  const now = spotAt(foretold, Number(low), Number(high));
  const gains = now ? Object.entries(now.gains).map(([kind, n]) => t(`board.count.${kind}`, { n })) : [];
  const told = now && joinWords([t('board.count.vp', { n: signed(now.points) }), ...gains], t);
  return {
    title: t('board.look.spot.title'),
    lines: [t('board.look.spot.text'), ...cards.map((id) => describeCard(id, t))],
    ...(told ? { now: t('board.look.spot.now', { what: told }), bad: now.points < 0 } : {}),
  };
};

const goal: Describe = ([who, at], { foretold, t }) => {
  const found = districtOf(foretold, Number(who)).goals[Number(at)];
  if (!found) return { title: t('board.look.goal.title'), lines: [] };
  const text = { feature: t(`board.the.${found.type}`), n: found.vp };
  return {
    title: t('board.look.goal.title'),
    lines: [t('board.goal', text), t('board.look.goal.text')],
    now: t(found.met ? 'board.look.goal.met' : 'board.look.goal.open', { n: found.vp }),
    bad: !found.met,
    icon: found.type,
  };
};

const fountain: Describe = ([id], { foretold, seat, t }) => {
  const lines = [t('board.look.fountain.text', { n: FOUNTAIN_POINTS })];
  if (!id || seat === null) return { title: t('board.look.fountain.title'), lines, icon: 'card' };
  const type = fountainType(id);
  const n = districtOf(foretold, seat).fountains[id];
  const title = t('board.fountain_card', { n: FOUNTAIN_POINTS, type: t(`board.plural.${type}`) });
  return { title, lines, icon: type, ...(n === undefined ? {} : { now: t('board.now_points', { n }) }) };
};

const stall: Describe = ([space], { view, foretold, seat, t }) => {
  const left = view.blueprints[Number(space)]!.filter((id): id is string => id !== null);
  const choice = Object.entries(foretold.moves ?? {}).find(([, to]) => to === Number(space))?.[0];
  const reach = choice?.startsWith('bread') ? t('board.look.stall.bread', { n: BREAD_FOR_RIDE }) : t('board.look.stall.step');
  const asked = choice && foretold.seat === seat && view.decision === 'move';
  return {
    title: t('board.look.stall.title', { space: ROMAN[Number(space)] }),
    lines: [t('board.look.stall.text'), ...(left.length ? [left.map((id) => describeTile(id, t)).join(', ')] : [])],
    ...(asked ? { now: reach } : {}),
    icon: 'market',
  };
};

const patrician: Describe = ([who], { view, seat, names, t }) => ({
  title: t('board.patrician', { name: names[Number(who)] ?? who }),
  lines: [t('board.look.patrician.text')],
  ...(seat === Number(who) && view.players[seat]!.bread >= BREAD_FOR_RIDE
    ? { now: t('board.look.patrician.bread', { n: view.players[seat]!.bread, ride: BREAD_FOR_RIDE }) }
    : {}),
});

const prestige: Describe = (_args, { view, seat, t }) => ({
  title: t('board.prestige'),
  lines: [t('board.look.prestige.text')],
  icon: 'prestige',
  ...(seat === null ? {} : { now: t('board.now_points', { n: prestigeOf(view, seat) }) }),
});

const plain = (key: string, icon: string): Describe => (_args, { t }) => ({
  title: t(`board.look.${key}.title`),
  lines: [t(`board.look.${key}.text`, { n: WRIT_PRESTIGE, ride: BREAD_FOR_RIDE })],
  icon,
});

const KINDS: Record<string, Describe> = {
  tile, card, spot, goal, fountain, stall, patrician, prestige,
  writ: plain('writ', 'writ'),
  shovel: plain('shovel', 'shovel'),
  fountainhead: plain('fountainhead', 'fountain'),
  row: plain('row', 'seal'),
  token: plain('token', 'token'),
  marker: ([who], { names, t }) => ({
    title: t('board.marker', { name: names[Number(who)] ?? who }),
    lines: [t('board.look.marker.text')],
  }),
  stock: ([kind], { t }) => ({ title: t(`board.look.stock.${kind}.title`), lines: [stockWords(kind!, t)], icon: kind! }),
};

export function describeLook(id: string, at: Looking): Look {
  const [kind, ...args] = id.split(' ');
  return KINDS[kind!]?.(args, at) ?? { title: id, lines: [] };
}
