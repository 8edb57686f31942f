// The words of a close look at a thing (`data-look`): what it is, what it does, what it would bring now.
import type { Choice, Translate } from '../types';
import { ROMAN } from './art/plaza';
import { offeredAs, spaceChoices, stepsFrom, takingBy } from './choices';
import { bestFinish, cellsFor, districtOf, isMisfit, spotAt, timesOf, type Foretold } from './prospects';
import { BREAD_FOR_EXTRA, BREAD_FOR_RIDE, FORUM_CARDS, FOUNTAIN_POINTS, TILES, VILLA_VP, WON, WRIT_PRESTIGE, fountainType, isSingle, type Feature } from './tables';
import { prestigeOf, type CarpeDiemView } from './view';
import { describeCard, describeTile, finishWords, goTake, itemWorth, joinWords, timesNow, visitPoints } from './words';

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

const tilesAt = (view: CarpeDiemView, space: number) => view.blueprints[space]!.filter((id): id is string => id !== null);

/** Every tile that a move reaches, with the way there and what it would bring. */
export function tilesInReach(choices: Choice[], view: CarpeDiemView, t: Translate, foretold: Foretold): { texts: string[]; words: string }[] | null {
  if (view.decision !== 'move') return null;
  const at: Looking = { view, seat: foretold.seat, names: [], foretold, t };
  return [...spaceChoices(choices, foretold)].flatMap(([space, move]) => {
    const offered = [...new Set(tilesAt(view, space).map((id) => offeredAs(id, foretold)))];
    return offered.map((id) => {
      const { now } = tile([id], at);
      return { texts: takingBy(move, id), words: `${goTake(move, space, id, t)}${now ? `. ${now}` : ''}` };
    });
  });
}

const card: Describe = ([id], { view, foretold, seat, t }) => {
  const { red } = FORUM_CARDS[id!]!;
  const times = seat === null ? null : timesOf(foretold, seat, view, view.forum.indexOf(id!));
  return {
    title: t('board.look.forum_card'),
    lines: [describeCard(id!, t), t(red ? 'board.look.red' : 'board.look.green')],
    ...(times === null ? {} : { now: timesNow(times, t), bad: !times.most }),
  };
};

const spot: Describe = ([low, high], { view, foretold, t }) => {
  const cards = [low, high].map((i) => view.forum[Number(i)]).filter((id): id is string => !!id);
  const now = spotAt(foretold, Number(low), Number(high));
  const gains = now ? Object.entries(now.gains).map(([kind, n]) => t(`board.count.${kind}`, { n })) : [];
  const told = now && joinWords([visitPoints(cards, now, t), ...gains], t);
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

/** The tiles of a stall that would bring something at once, a sentence each: what they finish comes first. */
function brought(space: number, view: CarpeDiemView, foretold: Foretold, t: Translate, most: number): string[] {
  const fitting = tilesAt(view, space).filter((id) => cellsFor(foretold, id).length);
  const land = districtOf(foretold, foretold.seat ?? 0);
  const finishing = fitting.flatMap((id) => {
    const finish = bestFinish(foretold, id);
    const what = finish ? finishWords(finish, land, t).join(', ') : '';
    return what ? [t('board.look.stall.best', { tile: capital(describeTile(id, t)), what })] : [];
  });
  const single = fitting.flatMap((id) => TILES[id]!.features.filter(({ type }) => isSingle(type)).map(({ type }) => featureWords(type, t)));
  return [...new Set([...finishing, ...single])].slice(0, most);
}

const stall: Describe = ([name], { view, foretold, seat, t }) => {
  const space = Number(name);
  const look = { title: t('board.look.stall.title', { space: ROMAN[space] }), icon: 'market' };
  const mine = foretold.seat === seat;
  // Whoever starts at a stall walks on before taking anything.
  if (view.decision === 'start' && mine) {
    const next = stepsFrom(space, view);
    const told = next.flatMap((to) => brought(to, view, foretold, t, 1).map((what) => t('board.look.stall.there', { space: ROMAN[to], what })));
    return { ...look, lines: [t('board.look.stall.start', { a: ROMAN[next[0]!], b: ROMAN[next[1]!] })], ...(told.length ? { now: told.join(' ') } : {}) };
  }
  const left = tilesAt(view, space);
  if (!left.length) return { ...look, lines: [t('board.look.stall.empty')] };
  const misfits = left.filter((id) => isMisfit(foretold, id)).length;
  const fit = !mine || !foretold.tiles ? '' : misfits === left.length ? '_none' : misfits ? '_some' : '_all';
  const choice = Object.entries(foretold.moves ?? {}).find(([, to]) => to === space)?.[0];
  const paid = mine && view.decision === 'move' && choice?.startsWith('bread');
  const told = mine ? brought(space, view, foretold, t, 3) : [];
  return {
    ...look,
    lines: [t(`board.look.stall.tiles${fit}`, { n: left.length, fit: left.length - misfits }), ...(paid ? [t('board.look.stall.bread', { n: BREAD_FOR_RIDE })] : [])],
    ...(told.length ? { now: told.join(' ') } : {}),
  };
};

const patrician: Describe = ([who], { view, seat, names, t }) => ({
  title: t('board.patrician', { name: names[Number(who)] ?? who }),
  lines: [t('board.look.patrician.text')],
  ...(seat === Number(who) && view.players[seat]!.bread >= BREAD_FOR_RIDE
    ? { now: t('board.look.patrician.bread', { n: view.players[seat]!.bread, ride: BREAD_FOR_RIDE }) }
    : {}),
});

const prestige: Describe = (_args, { view, seat, names, t }) => ({
  title: t('board.prestige'),
  lines: [
    t('board.look.prestige.text'),
    ...view.prestige.flatMap((stack, space) => (stack.length < 2 ? [] : [t('board.look.prestige.tie', { space, names: stack.map((who) => names[who] ?? who).reverse().join(', ') })])),
  ],
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
