// Effects in signs: icons, figures and numbers in a row.
import { DECREES, PRIVILEGES } from '../tables';

export type Sign = { icon: string } | { figure: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });

const FIXED: Record<string, Sign[]> = {
  star_expedition: [icon('expedition'), icon('star')],
  take_star: [text('+1'), icon('star')],
  take_manipulator: [icon('manipulator')],
  take_tower: [icon('tower')],
  build_tower: [icon('tower')],
  take_any_expansion: [icon('expand')],
  take_any_privilege: [icon('privilege')],
  take_any_city_tile: [icon('city_tile')],
  deploy_any: [icon('deploy')],
  develop_with_5: [text('5'), icon('development')],
  any_die_for_farms: [icon('farmland'), icon('die')],
  any_die_for_barracks: [icon('fort'), icon('die')],
  any_die_for_ships: [icon('port'), icon('die')],
};
const NUMBERED: Record<string, (n: string) => Sign[]> = {
  stars_either: (n) => [text(n), icon('star')],
  lose_star: (n) => [text(`−${n}`), icon('star')],
  aqueduct: (n) => [icon('aqueduct'), text(`+${n}`)],
  aqueduct_back: (n) => [icon('aqueduct'), text(`−${n}`)],
  swap: (n) => [icon('swap'), text(n)],
  return: (n) => [text(`−${n}`), icon('man')],
  draw: (n) => [text(`+${n}`), icon('man')],
  tear_down_city_tile: (n) => [icon('tear'), ...(n === '1' ? [] : [text(n)]), icon('city_tile')],
  tear_down_tower: (n) => [icon('tear'), ...(n === '1' ? [] : [text(n)]), icon('tower')],
};

export function signs(effect: string): Sign[] {
  if (FIXED[effect]) return FIXED[effect]!;
  const [, kind = '', n = ''] = /^(.+)_(\d+)$/.exec(effect) ?? [];
  return NUMBERED[kind]?.(n) ?? [];
}

/** Several effects in a row; Stars that come together are counted. */
export function allSigns(effects: readonly string[]): Sign[] {
  const stars = effects.filter((effect) => effect === 'take_star').length;
  if (stars < 2) return effects.flatMap(signs);
  return [...effects.filter((effect) => effect !== 'take_star').flatMap(signs), text(`+${stars}`), icon('star')];
}

/** A Privilege: whom it makes a wildcard, or what it does once. */
export function privilegeSigns(id: string): Sign[] {
  const { wildcards, effects } = PRIVILEGES[id]!;
  return wildcards.length ? [...wildcards.map((colour) => ({ figure: colour })), icon('wild')] : allSigns(effects);
}

const MEASURES: Record<string, (n: number) => Sign[]> = {
  different_expansions: (n) => [text(`${n}≠`), icon('expand')],
  pairs_of_expansions: (n) => [text(`${n}×2`), icon('expand')],
  manipulators: (n) => [text(String(n)), icon('manipulator')],
  aqueduct: (n) => [icon('aqueduct'), text(String(n))],
  development: (n) => [icon('development'), text(String(n))],
  expedition: (n) => [icon('expedition'), text(String(n))],
  absent_worker_types: (n) => [text(`−${n}≠`), icon('man')],
  workers_placed: (n) => [text(String(n)), icon('man')],
  occupied_kinds: (n) => [text(`${n}≠`), icon('city_tile')],
  towers: (n) => [text(String(n)), icon('tower')],
  occupied_ships: (n) => [text(String(n)), icon('port')],
  occupied_barracks: (n) => [text(String(n)), icon('fort')],
  occupied_stalls: (n) => [text(String(n)), icon('marketplace')],
  occupied_farms: (n) => [text(String(n)), icon('farmland')],
};

/** Conditions of a Decree in signs: how many of what, and the workers that are wanted on them. */
export function decreeSigns(id: string): Sign[] {
  return DECREES[id]!.flatMap(({ measure, at_least }) => (MEASURES[measure] ?? MEASURES['workers_placed']!)(at_least));
}

/** Widths of Source Sans 3 in parts of its size, rather too small than too large. */
const WIDTHS: [letters: RegExp, width: number][] = [
  [/[ilj.,:;'’|!I]/, 0.25],
  [/[\s]/, 0.2],
  [/[ftr()\-/]/, 0.32],
  [/[mwMW%]/, 0.76],
  [/[A-ZÄÖÜ]/, 0.56],
];
export const widthOf = (words: string, size: number): number =>
  size * [...words].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.48), 0);

/** Words that would be wider than their place are pressed together; none are ever stretched. */
export function fit(words: string, size: number, width: number): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return widthOf(words, size) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
}

/** In two lines, broken where they are most alike; one word stays whole. */
export function halves(words: string): string[] {
  const at = [...words.matchAll(/ /g)].map((m) => m.index).sort((a, b) => Math.abs(a - words.length / 2) - Math.abs(b - words.length / 2))[0];
  return at === undefined ? [words] : [words.slice(0, at), words.slice(at + 1)];
}
