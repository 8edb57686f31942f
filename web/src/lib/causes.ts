// The name of a cause of points.
import type { GameModule, Translate } from '../games/types';

export function causeName(cause: string, t: Translate | null, own?: GameModule['cause']): string {
  const given = t ? own?.(cause, t) : null;
  if (given) return given;
  const key = [`cause.${cause}`, `board.cause.${cause}`].find((each) => t?.has(each));
  return key ? t!(key) : cause.replaceAll('_', ' ');
}
