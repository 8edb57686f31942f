// Choices and standings in words of the catalogue (section `board`).
import type { Choice, GameEvent, Translate } from '../types';
import { privilege_kind, tile } from './tables';
import { workers_on } from './targets';
import { total, type DiscordiaView, type Workers } from './view';

/** "Barracks, red 3" */
export function tile_words(id: string, t: Translate): string {
  const face = tile(id);
  const kind = t(`board.kind.${face.kind}`);
  return face.die ? `${kind}, ${t(`board.die.${face.colour ?? 'any'}`, { value: face.die })}` : kind;
}

function worker_words(workers: Workers, t: Translate): string {
  return (Object.entries(workers) as [keyof Workers, number][])
    .filter(([, n]) => n > 0)
    .map(([c, n]) => t('board.workers_of', { n, worker: t(`board.worker.${c}`) }))
    .join(', ');
}

/** What follows for the seat, as short phrases. */
export function effects(events: GameEvent[], seat: number | null, t: Translate): string[] {
  const parts: string[] = [];
  for (const e of events) {
    if (seat !== null && e.seat !== undefined && e.seat !== seat) continue;
    const number = (field: string) => Number(e[field] ?? 0);
    if (e.event === 'aqueduct') {
      const steps = number('to') - number('from');
      if (steps) parts.push(t('board.gain.aqueduct', { n: steps, to: number('to') }));
    } else if (e.event === 'star') {
      parts.push(t('board.gain.star', { track: t(`board.track.${String(e.track)}`), space: number('space') }));
    } else if (e.event === 'took_star') parts.push(t('board.gain.took_star'));
    else if (e.event === 'lost_star') parts.push(t('board.gain.lost_star'));
    else if (e.event === 'manipulator') parts.push(t('board.gain.manipulator'));
    else if (e.event === 'deployed') {
      parts.push(t('board.gain.deployed', { workers: worker_words(e.workers as Workers, t) }));
    } else if (e.event === 'covered' || e.event === 'torn_down') {
      const back = total(e.workers as Workers);
      if (back) parts.push(t('board.gain.back', { n: back }));
    } else if (e.event === 'won') parts.push(t('board.gain.won'));
  }
  return parts;
}

/** What a choice does, in a sentence; the accessible name of its place on the board. */
export function label(choice: Choice, view: DiscordiaView, t: Translate): string {
  const seat = typeof view.to_act === 'number' ? view.to_act : null;
  const base = sentence(choice, view, seat, t);
  const parts = effects(choice.events, seat, t);
  return parts.length ? `${base}: ${parts.join(', ')}` : base;
}

function sentence(choice: Choice, view: DiscordiaView, seat: number | null, t: Translate): string {
  const [word = '', argument = '', value = ''] = choice.text.split(' ');
  switch (word) {
    case 'die': {
      const colour = argument as 'r' | 'y' | 'b';
      const turned = Math.abs((view.dice?.[colour] ?? 0) - Number(value));
      const die = t(`board.die.${colour}`, { value });
      return turned ? t('board.do.die_turned', { die, n: turned }) : t('board.do.die', { die });
    }
    case 'tile':
      return t(view.decision === 'setup' ? 'board.do.first_tile' : 'board.do.tile', { tile: tile_words(argument, t) });
    case 'over':
    case 'tear': {
      const back = seat === null ? 0 : workers_on(view, seat, argument);
      return t(`board.do.${word}`, { tile: tile_words(argument, t) }) + (back ? `; ${t('board.gain.back', { n: back })}` : '');
    }
    case 'deploy':
    case 'special':
    case 'swap':
    case 'tower':
      return t(`board.do.${word}`, { tile: tile_words(argument, t), n: tile(argument).swap });
    case 'expand':
      return t('board.do.expand', { what: t(`board.expansion.${argument}`) });
    case 'decree':
      return t('board.do.decree', { decree: t(`board.decree.${argument}`) });
    case 'privilege':
    case 'use':
      return t(`board.do.${word}`, { effect: t(`board.effect.${privilege_kind(argument)}`) });
    case 'send':
    case 'return':
      return t(`board.do.${word}`, { n: Number(value), worker: t(`board.worker.${argument}`) });
    case 'boat':
      return t('board.do.boat', { season: t(`board.season.${view.season}`) });
    case 'done':
      return t(view.decision === 'decrees' ? 'board.do.no_decree' : 'board.do.done');
    default:
      return t.has(`board.do.${word}`) ? t(`board.do.${word}`) : choice.text;
  }
}

export function status(view: DiscordiaView, t: Translate): string {
  if (view.stage === 'over') return t('board.status.over');
  if (view.stage === 'setup') return t('board.status.setup');
  if (view.stage === 'turn') {
    return t('board.status.turn', { year: view.year, season: t(`board.season.${view.season}`) });
  }
  return t(`board.status.${view.stage}`, { year: view.year });
}
