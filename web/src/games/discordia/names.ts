// Names of components, composed from their fields and the words of the catalogue.
import type { Translate } from '../types';
import { DECREES, JANUS, PRIVILEGES, tile, type Condition } from './tables';

/** "2 aqueduct steps": `aqueduct_2` is the text `aqueduct` with its number. */
export function effectWords(effect: string, t: Translate, times = 1): string {
  if (t.has(`board.effect.${effect}`)) return t(`board.effect.${effect}`, { n: times });
  const [, kind = effect, n = '1'] = /^(.+)_(\d+)$/.exec(effect) ?? [];
  return t(`board.effect.${kind}`, { n: Number(n) });
}

/** Several effects in their order; what comes several times is counted. */
export function effectsWords(effects: readonly string[], t: Translate): string {
  return [...new Set(effects)].map((each) => effectWords(each, t, effects.filter((other) => other === each).length)).join(', ');
}

export const conditionWords = ({ measure, at_least }: Condition, t: Translate): string => t(`board.measure.${measure}`, { n: at_least });

/** "3 Farms with workers, 7 workers in all there" */
export const decreeWords = (id: string, t: Translate): string => DECREES[id]!.map((part) => conditionWords(part, t)).join(', ');

/** A word beside the signs of a Decree. */
export const decreeShort = (id: string, t: Translate): string => t(`board.measure_short.${DECREES[id]![0]!.measure}`);

export function privilegeWords(id: string, t: Translate): string {
  const told = privilegeTold(id, t);
  return PRIVILEGES[id]!.wildcards.length ? told : t('board.once', { effect: told });
}

/** What a Privilege does, without how often. */
export function privilegeTold(id: string, t: Translate): string {
  const { wildcards, effects } = PRIVILEGES[id]!;
  return effectsWords(wildcards.length ? wildcards.map((colour) => `wild_${colour}`) : effects, t);
}

/** A word below a Privilege. */
export function privilegeShort(id: string, t: Translate): string {
  const { wildcards, effects } = PRIVILEGES[id]!;
  return t(`board.privilege_short.${wildcards.length ? 'wild' : effects[0]}`);
}

export function janusWords(id: string, t: Translate): string {
  const { die, remove, reshuffle } = JANUS[id]!;
  const does = t(`board.janus_does.${die ?? 'none'}`, { what: t(`board.removal.${remove}`) });
  return reshuffle ? `${does}, ${t('board.janus_does.shuffles')}` : does;
}

/** The worker spaces as their groups of figures: "1+2", "2+?". */
const crewOf = (id: string): string => tile(id).spaces.map((space) => (/^g+$/.test(space) ? '?' : space.length)).join('+');

/** "Barracks (red die, 3)"; with `called` in another form of the name. Where a different one of `others`
 *  is called the same, with the workers that it is made for: "Barracks for 2+1 (red die, 3)". */
export function tileWords(id: string, t: Translate, called: 'kind' | 'first_kind' = 'kind', others: readonly string[] = []): string {
  const face = tile(id);
  const name = t(`board.${called}.${face.kind}`);
  const shared = others.some((other) => {
    const { kind, die } = tile(other);
    return other !== id && kind === face.kind && die === face.die;
  });
  const kind = shared && face.spaces.length ? t('board.kind_for', { kind: name, crew: crewOf(id) }) : name;
  return face.die ? t('board.kind_die', { kind, die: t(`board.die_name.${face.colour ?? 'any'}`), value: face.die }) : kind;
}
