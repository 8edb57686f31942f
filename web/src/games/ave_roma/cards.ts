// Own cards: the sets they belong to, and which of them the question lets one spend.
import { BUILDINGS, WARS, boughtCard, setSize } from './tables';
import type { Choice } from '../types';
import type { Prospects } from './prospects';
import type { Player } from './view';

export interface OwnSet {
  name: string;
  have: number;
  of: number;
}

/** Wars and buildings by name, the fullest first. */
export function setsOf(player: Player): OwnSet[] {
  const names = new Map<string, OwnSet>();
  for (const id of [...player.wars, ...player.buildings]) {
    const { name } = (WARS[id] ?? BUILDINGS[id])!;
    names.set(name, { name, have: (names.get(name)?.have ?? 0) + 1, of: setSize(name) });
  }
  return [...names.values()].sort((a, b) => b.have / b.of - a.have / a.of);
}

/** Area influence of own cards that waits for its use at Propraetor. */
export const influenceOf = ({ wars, buildings, turned }: Player): number =>
  [...wars, ...buildings].reduce((sum, id) => sum + (turned.includes(id) ? 0 : (boughtCard(id)?.influence ?? 0)), 0);

/** Cards that can be clicked to be spent: icons at `extra` (AR-71), influence at `second` (AR-25). */
export function spendable(prospects: Prospects | null, choices: Choice[]): Set<string> {
  const words = choices.map(({ text }) => text.split(' '));
  const icons = words.flatMap(([word, icon]) => (word === 'use' ? prospects?.usable?.[icon as 'lion'] ?? [] : []));
  const turns = words.some(([word]) => word === 'influence') ? Object.values(prospects?.influence ?? {}).flat() : [];
  return new Set([...icons, ...turns]);
}

/** The choice that the clicked cards mean, if they are one: `use ICON k` or `influence i j`. */
export function spent(ids: string[], choices: Choice[], prospects: Prospects | null): Choice | null {
  if (!ids.length) return null;
  const of = (n: '1' | '2') => ids.filter((id) => prospects?.influence?.[n].includes(id)).length;
  const texts = of('1') + of('2') === ids.length ? [`influence ${of('1')} ${of('2')}`] : [];
  for (const [icon, cards] of Object.entries(prospects?.usable ?? {})) {
    if (ids.every((id) => cards.includes(id))) texts.push(`use ${icon} ${ids.length}`);
  }
  return choices.find(({ text }) => texts.includes(text)) ?? null;
}
