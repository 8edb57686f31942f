// The words of a close look at a thing (`data-look`).
import type { Translate } from '../types';
import { ROMAN } from './art/plaza';
import { features, frameGoals, owned, placements } from './district';
import { prestigeOf } from './forecast';
import { cardProspect } from './prospects';
import { FORUM_CARDS, FOUNTAIN_POINTS, TILES, fountainType } from './tables';
import type { CarpeDiemView } from './view';
import { describeCard, describeCounts, describeTile } from './words';

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

type Describe = (args: string[], view: CarpeDiemView, seat: number | null, names: string[], t: Translate) => Look;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const plain = (key: string, icon?: string): Describe => (_args, _view, _seat, _names, t) => ({
  title: t(`board.look.${key}.title`),
  lines: [t(`board.look.${key}.text`)],
  ...(icon ? { icon } : {}),
});

const tile: Describe = ([id], view, seat, _names, t) => {
  const lines = TILES[id!]!.features.map((f) => t(`board.look.feature.${f.type}`));
  const own = seat === null ? null : view.players[seat]!.tiles;
  const lies = own && Object.values(own).some((text) => text.startsWith(id!));
  const cells = own && !lies ? new Set(placements(own, id!).map((p) => p.cell)) : null;
  const now = cells ? (cells.size ? t('board.look.fits', { n: cells.size }) : t('board.fits_nowhere')) : undefined;
  return { title: capital(describeTile(id!, t)), lines: [...new Set(lines)], tile: `${id} r0`, ...(now ? { now, bad: !cells!.size } : {}) };
};

const card: Describe = ([id], view, seat, _names, t) => {
  const red = FORUM_CARDS[id!]!.red;
  const times = seat === null ? null : cardProspect(view.players[seat]!, id!);
  return {
    title: describeCounts(FORUM_CARDS[id!]!.need, t),
    lines: [describeCard(id!, t), t(red ? 'board.look.red' : 'board.look.green')],
    ...(times === null ? {} : { now: times ? t('board.now_times', { n: times }) : t('board.now_never'), bad: !times }),
  };
};

const goal: Describe = ([who, at], view, _seat, _names, t) => {
  const player = view.players[Number(who)]!;
  const found = frameGoals(player.frames, features(player.tiles))[Number(at)]!;
  const key = found.met ? 'board.goal_met' : 'board.goal';
  return {
    title: t('board.look.goal.title'),
    lines: [t(key, { feature: t(`board.the.${found.type}`), n: found.vp }), t('board.look.goal.text')],
    icon: found.type,
  };
};

const fountain: Describe = ([id], view, seat, _names, t) => {
  const lines = [t('board.look.fountain.text')];
  if (!id || seat === null) return { title: t('board.look.fountain.title'), lines, icon: 'card' };
  const type = fountainType(id);
  const n = FOUNTAIN_POINTS * owned(features(view.players[seat]!.tiles), type);
  return { title: t('board.fountain_card', { type: t(`board.plural.${type}`) }), lines, now: t('board.now_points', { n }), icon: type };
};

const stall: Describe = ([space], _view, _seat, _names, t) => ({
  title: t('board.look.stall.title', { space: ROMAN[Number(space)] }),
  lines: [t('board.look.stall.text')],
  icon: 'market',
});

const patrician: Describe = ([who], view, seat, names, t) => ({
  title: t('board.patrician', { name: names[Number(who)] ?? who }),
  lines: [t('board.look.patrician.text')],
  ...(seat === Number(who) && view.players[seat]!.bread ? { now: t('board.look.patrician.bread', { n: view.players[seat]!.bread }) } : {}),
});

const prestige: Describe = (_args, view, seat, _names, t) => ({
  title: t('board.prestige'),
  lines: [t('board.look.prestige.text')],
  icon: 'prestige',
  ...(seat === null ? {} : { now: t('board.now_points', { n: prestigeOf(view, seat) }) }),
});

const KINDS: Record<string, Describe> = {
  tile, card, goal, fountain, stall, patrician, prestige,
  writ: plain('writ', 'writ'),
  shovel: plain('shovel', 'shovel'),
  fountainhead: plain('fountainhead', 'fountain'),
  marker: ([who], _view, _seat, names, t) => ({
    title: t('board.marker', { name: names[Number(who)] ?? who }),
    lines: [t('board.look.marker.text')],
  }),
  stock: ([kind], _view, _seat, _names, t) => ({
    title: t(`board.look.stock.${kind}.title`),
    lines: [t(`board.look.stock.${kind}.text`)],
    icon: kind!,
  }),
};

export function describeLook(id: string, view: CarpeDiemView, seat: number | null, names: string[], t: Translate): Look {
  const [kind, ...args] = id.split(' ');
  return KINDS[kind!]?.(args, view, seat, names, t) ?? { title: id, lines: [] };
}
