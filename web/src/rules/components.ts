// What is in a game's box, as its rules page tells it: written by tools/rules-readme from the engine's
// tables and the catalogues, so a corrected card is told rightly here too.
import type { Language } from '../i18n/catalogues';

/** Components that are alike: their ids (none for a line of a track), how many, what they do. */
export interface ComponentRow {
  ids: string[];
  count: number;
  text: string;
}
export interface ComponentSection {
  id: string;
  title: string;
  note: string;
  rows: ComponentRow[];
}
export interface ComponentList {
  title: string;
  sections: ComponentSection[];
}

const files = import.meta.glob<ComponentList>('./*.json', { import: 'default' });

/** The list of a game in this language, else in English, else none. */
export async function loadComponents(language: Language, game: string): Promise<ComponentList | null> {
  const load = files[`./${game}.${language}.json`] ?? files[`./${game}.en.json`];
  return load ? load() : null;
}
