// Catalogues as a table needs them, apart from what only the rules page shows. Numbers of the rules'
// tables stand in them by name: "{=bread_for_extra}" becomes the number at that path of the game's
// components, as in codec/facts.h. Done when the page is built, so that no text repeats a number and
// the page pays nothing for it.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json };

/** A key, an index, the id or type of a row; `#` counts. */
function stepInto(node: Json, step: string): Json {
  if (typeof node !== 'object' || node === null) return null;
  if (step === '#') return Object.keys(node).length;
  if (!Array.isArray(node)) return node[step];
  const named = (row: Json) => typeof row === 'object' && row !== null && !Array.isArray(row) && [row['id'], row['type']].includes(step);
  return /^\d+$/.test(step) ? node[Number(step)] : node.find(named);
}

/** Lists with commas; numbers without their sign: prose says "costs 4 points". */
function told(value: Json): string {
  if (typeof value === 'number') return String(Math.abs(value));
  if (typeof value === 'object' && value !== null) return Object.values(value).map(told).join(', ');
  return typeof value === 'string' ? value : '';
}

export function fillFacts(text: string, data: Json): string {
  return text.replace(/\{=([^|}]+)(?:\|([^|}]*)\|([^}]*))?\}/g, (whole, path: string, one?: string, many?: string) => {
    const fact = told(path.split('.').reduce(stepInto, data));
    if (!fact) throw new Error(`the tables have no ${whole}`);
    return one === undefined ? fact : fact === '1' ? one : many!;
  });
}

/** A catalogue's source with its facts filled in; a game without components has none. */
export function filledCatalogue(file: string, games: string): { text: string; components: string | null } {
  const components = join(games, basename(file, '.json').replaceAll('-', '_'), 'components.json');
  const text = readFileSync(file, 'utf8');
  if (!existsSync(components)) return { text, components: null };
  return { text: fillFacts(text, JSON.parse(readFileSync(components, 'utf8'))), components };
}

/** What the rules page alone shows; it is loaded apart, by "?rules". */
const RULES = ['rules', 'intro'];
/** What only the lobby's lists, the terminal and the lists of the box tell, from files of their own. */
const ELSEWHERE = ['tagline', 'option', 'components', 'effect'];

function part(text: string, apart: boolean): string {
  const wanted = (key: string) => RULES.includes(key) === apart && !ELSEWHERE.includes(key);
  return JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(text)).filter(([key]) => wanted(key))));
}

export function facts(locales: string, games: string): Plugin {
  return {
    name: 'facts',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (!file.startsWith(locales) || !file.endsWith('.json')) return null;
      const { text, components } = filledCatalogue(file, games);
      if (!components) return text;
      this.addWatchFile(components);
      return { code: part(text, query === 'rules'), moduleType: 'json' };
    },
  };
}
