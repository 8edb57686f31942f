// What has just come to lie somewhere, so that it can arrive there visibly.
import type { GameEvent } from '../types';
import { PRINTED, ROWS, type Row } from './tables';

export interface Fresh {
  has(key: string): boolean;
  /** The space of the last Star placed on this track, from 1. */
  star(seat: number, track: string): number | null;
}

/** Keys: `tile ID`, `die`, `decree ID`, `germanic ID`, `space SEAT ROW INDEX`, `reserve SEAT`. */
export function fresh_things(recent: GameEvent[], animate: boolean): Fresh {
  const keys = new Set<string>();
  const stars = new Map<string, number>();
  for (const e of animate ? recent : []) {
    if (['placed', 'deployed', 'refilled'].includes(e.event)) keys.add(`tile ${String(e.tile)}`);
    else if (e.event === 'rolled') keys.add('die');
    else if (e.event === 'decree') keys.add(`decree ${String(e.decree)}`);
    else if (e.event === 'germanic_opened') keys.add(`germanic ${String(e.germanic)}`);
    else if (e.event === 'star') stars.set(`${e.seat} ${String(e.track)}`, Number(e.space));
    else if (e.event === 'expansion' && (ROWS as readonly unknown[]).includes(e.kind)) {
      keys.add(`space ${e.seat} ${String(e.kind)} ${PRINTED[e.kind as Row] + Number(e.number) - 1}`);
    }
    if (e.points && e.seat !== undefined) keys.add(`reserve ${e.seat}`);
  }
  return { has: (key) => keys.has(key), star: (seat, track) => stars.get(`${seat} ${track}`) ?? null };
}
