// Why a hint advises what it does: what the plan brings now, and what it adds if the game ended then.
import type { GameEvent, GameReason, Translate } from '../types';
import { changeOf } from './changes';
import { PATRONS, cardName } from './tables';
import { amount, endgameWords, modifierWords } from './words';

export function reasons(list: GameReason[], t: Translate): string[] {
  const events = list.filter((each) => each.key === 'event') as unknown as GameEvent[];
  const seat = events.find((event) => event.seat !== undefined)?.seat;
  const parts: string[] = [];
  if (seat !== undefined) {
    const { stock, levels } = changeOf(events, seat);
    for (const { event, card, patron, to } of events) {
      if ((event === 'card_bought' && !PATRONS[String(card)]) || event === 'area_card_taken') parts.push(t('board.reason.card', { card: cardName(String(card)) }));
      const own = PATRONS[String(patron)];
      if (own && event === 'patron_activated') parts.push(t('board.reason.patron', { card: own.name, what: modifierWords(own, t) }));
      if (own && event === 'passive') parts.push(t('board.reason.passive', { card: own.name, what: endgameWords(own, t) }));
      if (event === 'trained') parts.push(t('board.reason.trained'));
      if (event === 'moved' && to !== undefined) parts.push(t('board.reason.moved'));
    }
    const { points = 0, political = 0, ...goods } = stock;
    if (points > 0) parts.push(t('board.reason.points', { n: points }));
    const gets = Object.entries(goods).filter(([, n]) => n > 0).map(([kind, n]) => amount(n, kind, t));
    if (gets.length > 0) parts.push(t('board.reason.gets', { what: gets.join(', ') }));
    if (political > 0) parts.push(t('board.reason.political', { n: political }));
    for (const area of Object.keys(levels)) parts.push(t('board.reason.area', { area }));
  }
  const later = list.filter((each) => each.key === 'forecast').reduce((sum, { points }) => sum + Number(points), 0);
  if (later > 0) parts.push(t('board.reason.later', { n: later }));
  return [...new Set(parts)];
}
