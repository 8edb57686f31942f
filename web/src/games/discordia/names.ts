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

export function spaceWords(space: string, t: Translate): string {
  const counts = new Map<string, number>();
  for (const c of space) counts.set(c, (counts.get(c) ?? 0) + 1);
  return [...counts].map(([c, n]) => t(`board.count.${c}`, { n })).join(' + ');
}

/** Whom a tile is made for, from few words to many: "2 workers", "2 sailors", "2 sailors in 1 place". */
function crewWords(id: string, t: Translate): string[] {
  const { spaces } = tile(id);
  const all = spaces.join('');
  const crew = spaceWords(all, t);
  return [t('board.dock.workers', { n: all.length }), crew, t('board.crew_in', { crew, n: spaces.length })];
}

/** "Barracks (red die, 3)"; with `called` in another form of the name. Where a different one of `others`
 *  is called the same, with the fewest words about its workers that tell it apart: "Barracks for 3 workers
 *  (red die, 3)". */
export function tileWords(id: string, t: Translate, called: 'kind' | 'first_kind' = 'kind', others: readonly string[] = []): string {
  const face = tile(id);
  const name = t(`board.${called}.${face.kind}`);
  const alike = others.filter((other) => {
    const { kind, die, spaces } = tile(other);
    return kind === face.kind && die === face.die && String(spaces) !== String(face.spaces);
  });
  const crews = crewWords(id, t);
  const crew = crews.find((words, i) => alike.every((other) => crewWords(other, t)[i] !== words)) ?? crews.at(-1)!;
  const kind = alike.length && face.spaces.length ? t('board.kind_for', { kind: name, crew }) : name;
  return face.die ? t('board.kind_die', { kind, die: t(`board.die_name.${face.colour ?? 'any'}`), value: face.die }) : kind;
}
