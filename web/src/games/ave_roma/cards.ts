// Own cards: the sets they belong to, and which of them the question lets one spend.
import { BUILDINGS, WARS, boughtCard, symbolOf } from './tables';
import type { Choice } from '../types';
import type { AveRomaView, Player } from './view';

export interface OwnSet {
  name: string;
  have: number;
  of: number;
}

/** Wars and buildings by name, the fullest first. */
export function setsOf(player: Player): OwnSet[] {
  const count = (ids: string[], table: Record<string, { name: string }>, of: number): OwnSet[] => {
    const names = new Map<string, number>();
    for (const id of ids) names.set(table[id]!.name, (names.get(table[id]!.name) ?? 0) + 1);
    return [...names].map(([name, have]) => ({ name, have, of }));
  };
  return [...count(player.wars, WARS, 5), ...count(player.buildings, BUILDINGS, 2)].sort((a, b) => b.have / b.of - a.have / a.of);
}

/** Cards that can be clicked to be spent: icons at `extra` (AR-71), influence at `second` (AR-25). */
export function spendable(view: AveRomaView, seat: number, choices: Choice[]): Set<string> {
  const player = view.players[seat]!;
  const icons = new Set(choices.filter(({ text }) => text.startsWith('use ')).map(({ text }) => text.split(' ')[1]));
  const all = [...player.areas, ...player.buildings, ...player.wars, ...player.passive];
  const found = new Set(all.filter((id) => icons.has(symbolOf(id)) && !player.used.includes(id)));
  if (choices.some(({ text }) => text.startsWith('influence '))) {
    for (const id of [...player.buildings, ...player.wars]) if (boughtCard(id)!.influence && !player.turned.includes(id)) found.add(id);
  }
  return found;
}

/** The choice that the clicked cards mean, if they are one: `use ICON k` or `influence i j`. */
export function spent(ids: string[], choices: Choice[]): Choice | null {
  if (!ids.length) return null;
  const of = (n: number) => ids.filter((id) => boughtCard(id)?.influence === n).length;
  const texts = [`influence ${of(1)} ${of(2)}`];
  const icon = symbolOf(ids[0]!);
  if (ids.every((id) => symbolOf(id) === icon)) texts.push(`use ${icon} ${ids.length}`);
  return choices.find(({ text }) => texts.includes(text)) ?? null;
}
