// Which rotation a cell offers first.
import type { Choice } from '../types';
import { outcome } from './choices';

interface Legal {
  rotation: number;
  choice: Choice;
}

/** A rough worth of what follows at once; only for picking a rotation to show first. */
export function worth(choice: Choice, seat: number): number {
  const o = outcome(choice.events, seat);
  const goods = Object.values(o.goods).reduce((sum, n) => sum + n, 0);
  return o.completed.length * 3 + goods + o.coins + o.bread + o.prestige + o.points;
}

/** The rotation a person turned to where it is legal, else the one that earns most. */
export function default_rotation(legal: Legal[], turn: number | null, seat: number): number {
  const turned = legal.find((p) => p.rotation === turn);
  if (turned) return turned.rotation;
  let best = legal[0];
  for (const p of legal) if (best && worth(p.choice, seat) > worth(best.choice, seat)) best = p;
  return best?.rotation ?? 0;
}
