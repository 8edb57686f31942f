// The page's words in the language of the settings. `p` is reactive: texts change with the setting.
import words from 'virtual:game-words';
import { settings } from '../lib/settings.svelte';
import { loadGame, loadPage, type Language, type PageKey } from './catalogues';
import { fill, lookup, translator, type Arguments, type Catalogue, type Translate } from './translate';

let current: { page: Catalogue; language: Language | null } = $state.raw({
  page: {},
  language: null,
});

export async function useLanguage(language: Language): Promise<void> {
  const page = await loadPage(language);
  current = { page, language };
}

/** A text of the page's own catalogue. */
export function p(key: PageKey, args?: Arguments): string {
  const found = lookup(current.page, key);
  return typeof found === 'string' ? fill(found, args) : key;
}

/** The same for keys made at run time; null where there is none. */
export function maybe(key: string, args?: Arguments): string | null {
  const found = lookup(current.page, key);
  return typeof found === 'string' ? fill(found, args) : null;
}

export function language(): Language {
  return current.language ?? settings.language;
}

/** Title, tagline and options of a game for lists, without its whole catalogue. */
export function gameWords(game: string) {
  return words[language()]?.[game] ?? words['en']?.[game] ?? {};
}

export const gameTitle = (game: string, fallback = game) => gameWords(game).title ?? fallback;

export function levelName(level: string): string {
  const [kind = '', budget] = level.split(':');
  const name = maybe(`level.${kind}`) ?? kind;
  return budget ? `${name} (${budget})` : name;
}

export async function gameTranslator(game: string): Promise<Translate> {
  return translator(await loadGame(language(), game));
}

const locale = () => (language() === 'de' ? 'de-DE' : 'en-GB');

export function count(n: number): string {
  return new Intl.NumberFormat(locale()).format(n);
}

export function decimal(n: number, digits = 1): string {
  const format = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(locale(), format).format(n);
}

/** "3 minutes ago" from a time stamp of the server (seconds, milliseconds or ISO text). */
export function ago(stamp: unknown, now = Date.now()): string {
  const time =
    typeof stamp === 'number' ? (stamp < 1e11 ? stamp * 1000 : stamp) : Date.parse(String(stamp));
  if (Number.isNaN(time)) return '';
  const seconds = Math.min(0, Math.round((time - now) / 1000));
  const relative = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  if (seconds > -60) return relative.format(0, 'second');
  if (seconds > -3600) return relative.format(Math.round(seconds / 60), 'minute');
  if (seconds > -86400) return relative.format(Math.round(seconds / 3600), 'hour');
  return relative.format(Math.round(seconds / 86400), 'day');
}
