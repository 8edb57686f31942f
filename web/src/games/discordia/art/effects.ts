// Effects in signs: icons, figures and numbers in a row.

export type Sign = { icon: string } | { figure: string } | { text: string };

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });

const FIXED: Record<string, Sign[]> = {
  star_expedition: [icon('expedition'), icon('star')],
  stars_either_2: [text('2'), icon('star')],
  take_star: [text('+1'), icon('star')],
  take_manipulator: [icon('manipulator')],
  take_tower: [icon('tower')],
  take_any_expansion: [icon('expand')],
  take_any_privilege: [icon('privilege')],
  take_any_city_tile: [icon('city_tile')],
  deploy_any: [icon('deploy')],
  deploy_any_stars: [icon('deploy'), text('2'), icon('star')],
  tear_down_city_tile_1: [icon('tear'), icon('city_tile')],
  tear_down_tower_1: [icon('tear'), icon('tower')],
  develop_on_5: [text('5'), icon('development')],
  farm_any_die: [icon('farmland'), icon('die')],
  barracks_any_die: [icon('fort'), icon('die')],
  ship_any_die: [icon('port'), icon('die')],
};

export function signs(effect: string): Sign[] {
  const fixed = FIXED[effect];
  if (fixed) return fixed;
  if (effect.startsWith('wild_')) return [{ figure: effect.slice(5) }, icon('wild')];
  const n = effect.slice(effect.lastIndexOf('_') + 1);
  if (effect.startsWith('aqueduct_back')) return [icon('aqueduct'), text(`−${n}`)];
  if (effect.startsWith('aqueduct')) return [icon('aqueduct'), text(`+${n}`)];
  if (effect.startsWith('swap')) return [icon('swap'), text(n)];
  if (effect.startsWith('return')) return [text(`−${n}`), icon('man')];
  if (effect.startsWith('draw')) return [text(`+${n}`), icon('man')];
  if (effect.startsWith('lose_star')) return [text(`−${n}`), icon('star')];
  return [];
}

/** Conditions of Decrees in signs: how many of what, and the workers that are wanted on them. */
export const DECREE_SIGNS: Record<string, Sign[]> = {
  DE1: [text('5≠'), icon('expand')],
  DE2: [text('2×2'), icon('expand')],
  DE3: [text('3'), icon('manipulator')],
  DE4: [icon('aqueduct'), text('8')],
  DE5: [icon('development'), text('6')],
  DE6: [icon('expedition'), text('6')],
  DE7: [text('≤2'), { figure: 'b' }, { figure: 'y' }],
  DE8: [text('12'), icon('man')],
  DE9: [text('4≠ 9'), icon('man')],
  DE10: [text('2'), icon('port'), text('3'), icon('man')],
  DE11: [text('3'), icon('farmland'), text('7'), icon('man')],
  DE12: [text('3'), icon('marketplace'), text('6'), icon('man')],
  DE13: [text('3'), icon('tower')],
  DE14: [text('3'), icon('fort'), text('5'), icon('man')],
};

/** Words that would be wider than their place are pressed together; others stay as they are. */
export function fit(words: string, size: number, width: number): { textLength?: number; lengthAdjust?: 'spacingAndGlyphs' } {
  return words.length * size * 0.52 > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' } : {};
}
