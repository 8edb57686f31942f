// Why a hint advises what it does: workers that leave the reserve, shortages that do not come, and
// what the plan gains on the way.
import type { GameReason, Translate } from '../types';
import { decreeWords, privilegeWords } from './names';
import { outlookOf, type Prospects } from './prospects';
import { tile } from './tables';

export function reasons(list: GameReason[], plan: string[], t: Translate, prospects?: Prospects): string[] {
  const parts: string[] = [];
  const changed = (cause: string) => Number(list.find((each) => each.key === 'forecast' && each.cause === cause)?.points ?? 0);
  const reserve = changed('reserve');
  const shortage = changed('shortage');
  if (reserve < 0) parts.push(t('board.reason.reserve', { n: -reserve }));
  if (shortage < 0) parts.push(t('board.reason.shortage', { n: -shortage }));
  else if (plan.some((action) => (outlookOf(prospects, action)?.symbols ?? 0) > 0)) parts.push(t('board.reason.symbol'));
  let stars = 0;
  let manipulators = 0;
  for (const { key, event, track, from, to, decree, privilege, tile: placed } of list) {
    if (key !== 'event') continue;
    const spaces = event === 'placed' ? tile(String(placed)).spaces : [];
    if (spaces.length) parts.push(t('board.reason.room', { n: spaces.join('').length, places: spaces.length }));
    if (event === 'took_star') ++stars;
    if (event === 'manipulator') ++manipulators;
    if (event === 'star') parts.push(t('board.reason.star', { track: t.word(String(track)) }));
    if (event === 'aqueduct' && Number(to) > Number(from)) parts.push(t('board.reason.aqueduct', { n: Number(to) }));
    if (event === 'tower') parts.push(t('board.reason.tower'));
    if (event === 'expansion') parts.push(t('board.reason.expansion'));
    if (event === 'decree' && typeof decree === 'string') parts.push(t('board.reason.decree', { decree: decreeWords(decree, t) }));
    if (event === 'privilege' && typeof privilege === 'string') parts.push(t('board.reason.privilege', { privilege: privilegeWords(privilege, t) }));
    if (event === 'won') parts.unshift(t('board.reason.won'));
  }
  if (stars > 0) parts.push(t('board.reason.stars', { n: stars }));
  if (manipulators > 0) parts.push(t('board.reason.manipulators', { n: manipulators }));
  return [...new Set(parts)];
}
