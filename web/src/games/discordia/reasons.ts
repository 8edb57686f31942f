// Why a hint advises its next step: one or two things that this step brings by itself, as its preview
// shows them; of the whole turn only where it begins. And the words of the steps that follow.
import type { GameReason, Translate } from '../types';
import { effectsWords, effectWords } from './names';
import { outlookOf, type Prospects } from './prospects';
import { BOAT, COLOURS, isTile, tile, type Colour } from './tables';
import { findOwn, inHand, type DiscordiaView } from './view';
import { stepWords, workerWords } from './words';

const MOST = 2;

/** The worker spaces of what a step builds. */
function built(word: string, id: string, view: DiscordiaView): readonly string[] {
  const piece = ['tile', 'tower'].includes(word) ? id : ['free', 'over'].includes(word) ? inHand(view) : null;
  return piece && isTile(piece) ? tile(piece).spaces : [];
}

/** Who leaves the reserve by this step: the place of a tile that is manned, or the workers of a bundle. */
function leaving(plan: string[], view: DiscordiaView): number {
  const [word = '', id = ''] = plan[0]!.split(' ');
  if (word === 'send' || word === 'return') return bundles(plan)[0]!.reduce((n, text) => n + Number(text.split(' ')[2]), 0);
  if (word !== 'deploy' && word !== 'special') return 0;
  const own = view.players.map((player) => findOwn(player, id)).find((found) => found);
  return own ? (tile(id).spaces[own.workers.length] ?? '').length : 0;
}

/** What the whole turn brings, of a die. */
function ofTurn(list: GameReason[], t: Translate): string[] {
  const reserve = Number(list.find(({ key, cause }) => key === 'forecast' && cause === 'reserve')?.points ?? 0);
  const events = list.filter(({ key }) => key === 'event');
  const room = events.filter(({ event }) => event === 'placed').reduce((n, { tile: id }) => n + tile(String(id)).spaces.join('').length, 0);
  const stars = events.filter(({ event }) => event === 'star' || event === 'took_star').length;
  return [
    ...(reserve < 0 ? [t('board.reason.turn', { n: -reserve })] : []),
    ...(room ? [t('board.reason.room', { n: room })] : []),
    ...(events.some(({ event }) => event === 'expansion') ? [t('board.reason.expansion')] : []),
    ...(stars ? [t('board.reason.stars', { n: stars })] : []),
  ];
}

function ofStep(plan: string[], view: DiscordiaView, t: Translate, prospects: Prospects | null | undefined): string[] {
  const [word = '', id = ''] = plan[0]!.split(' ');
  const outlook = outlookOf(prospects, plan[0]!);
  const gone = leaving(plan, view);
  const bonus = word === 'boat' ? [BOAT[view.season - 1]!] : (outlook?.bonus ?? []);
  const spaces = built(word, id, view);
  const room = spaces.join('').length;
  const swapped = view.pending.some((entry) => entry.startsWith('give_'));
  return [
    ...(word === 'return' && swapped ? [t('board.reason.give')] : gone ? [t('board.reason.reserve', { n: gone })] : []),
    ...(outlook && outlook.symbols > 0 ? [t('board.reason.symbol')] : []),
    // A tile pays off later; until then its empty places cost, and that is said.
    ...(room ? [t(outlook && outlook.shortage > 0 ? 'board.reason.room_later' : 'board.reason.room', { n: room })] : []),
    ...(word === 'swap' ? [t('board.reason.swap')] : []),
    ...(word === 'expand' ? [t('board.reason.expansion')] : []),
    ...(bonus.length ? [t('board.reason.bonus', { effect: effectsWords(bonus, t) })] : []),
    ...(outlook?.permanent ?? []).map((effect) => t('board.gain.lasting', { effect: effectWords(effect, t) })),
    ...(outlook && outlook.shortage < 0 && !outlook.symbols ? [t('board.reason.shortage', { n: -outlook.shortage })] : []),
    ...(outlook && outlook.strength > 0 ? [t('board.reason.strength')] : []),
  ];
}

export function reasons(list: GameReason[], plan: string[], view: DiscordiaView, t: Translate, prospects?: Prospects): string[] {
  if (list.some(({ key, event }) => key === 'event' && event === 'won')) return [t('board.reason.won')];
  const all = plan[0]!.startsWith('die ') ? ofTurn(list, t) : ofStep(plan, view, t, prospects);
  return all.length ? [all.slice(0, MOST).join(t('board.and'))] : [];
}

/** A plan with the numbers of each bundle of workers together. */
function bundles(plan: string[]): string[][] {
  const parts: string[][] = [];
  for (const text of plan) {
    const last = parts.at(-1);
    const [word] = text.split(' ');
    const joins = (word === 'send' || word === 'return') && last?.[0]!.startsWith(`${word} `);
    if (joins) last!.push(text);
    else parts.push([text]);
  }
  return parts;
}

/** The later steps of a plan: bundles as a whole, without what nobody does. */
export function stepsWords(plan: string[], view: DiscordiaView, t: Translate): string[] {
  return bundles(plan).flatMap((texts) => {
    const [word = ''] = texts[0]!.split(' ');
    if (word === 'done') return [];
    if (word !== 'send' && word !== 'return') return [stepWords(texts[0]!, view, t)];
    const workers = Object.fromEntries(texts.map((text) => text.split(' ')).map(([, c, n]) => [c, Number(n)])) as Partial<Record<Colour, number>>;
    return COLOURS.some((c) => workers[c]) ? [t(`board.do.${word}`, { workers: workerWords(workers, t) })] : [];
  });
}
