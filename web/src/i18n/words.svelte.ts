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

/** The level in two words: "Tiro, easy". */
export function levelBrief(level: string): string {
  const short = maybe(`level_short.${level}`);
  return short ? `${levelName(level).replace(/ ★+$/, '')}, ${short}` : levelName(level);
}

/** The level and what it means, for those who choose one: "Tiro ★, for your first games". */
export function levelChoice(level: string): string {
  const about = maybe(`level_about.${level}`);
  return about ? `${levelName(level)}, ${about}` : levelName(level);
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

/** "gardens, fields and ponds". */
export const listed = (words: string[]): string => new Intl.ListFormat(locale()).format(words);

function counted(key: 'score.amount' | 'score.loss' | 'score.better', n: number, t: Translate | null): string {
  const text = new Intl.NumberFormat(locale()).format(n).replace('-', '−');
  const args = { n: Math.abs(n) === 1 ? n : text };
  return t?.has(key) ? t(key, args) : p(key, args);
}

/** A score in the game's own words: "12 points", "3 workers left". */
export const amount = (score: number, t: Translate | null) => counted('score.amount', Math.round(score), t);

/** How much better one score is than another: "12 points better", "3 workers fewer". */
export const better = (by: number, t: Translate | null) => counted('score.better', by, t);

/** How much worse: "2 more workers left". */
export const worse = (by: number, t: Translate | null) => counted('score.loss', by, t);

/** What a decision gave away, in chance and in "1.5 points" or "2 more workers left". */
export function cost(decision: { loss: number; score_loss: number }, t: Translate | null): string {
  const chance = p('review.chance_lost', { n: decimal(100 * decision.loss, 0) });
  const score = Number(decision.score_loss.toFixed(1));
  return score > 0 ? p('review.both_lost', { chance, amount: counted('score.loss', score, t) }) : chance;
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
