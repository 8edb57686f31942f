// Loads catalogues by language and game. The compiler checks German against English here and in
// same-keys.ts: a key that is missing on either side does not compile.
import type pageEnglish from '../../../locales/en/page.json';
import type { Catalogue } from './translate';

export type Language = 'en' | 'de';
export const languages: Record<Language, string> = { en: 'English', de: 'Deutsch' };

type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}`;
}[keyof T & string];
export type PageKey = Keys<typeof pageEnglish>;

const files = import.meta.glob<Catalogue>('../../../locales/*/*.json', { import: 'default' });

const rules = import.meta.glob<Catalogue>(['../../../locales/*/*.json', '!../../../locales/*/page.json', '!../../../locales/*/common.json'], { import: 'default', query: '?rules' });

export async function loadPage(language: Language): Promise<Catalogue> {
  return files[`../../../locales/${language}/page.json`]!();
}

/** In this language, else in English, else nothing. */
async function load(from: typeof files, language: Language, game: string): Promise<Catalogue> {
  for (const folder of [language, 'en']) {
    for (const name of [game, game.replaceAll('-', '_')]) {
      const found = from[`../../../locales/${folder}/${name}.json`];
      if (found) return found();
    }
  }
  return {};
}

/** The game's words for its table. */
export const loadGame = (language: Language, game: string) => load(files, language, game);

/** Its rules by number, and what it is about. */
export const loadRules = (language: Language, game: string) => load(rules, language, game);
