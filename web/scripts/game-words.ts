// What the lobby needs of every game's catalogue (title, tagline, options), so that whole
// catalogues with their rules are loaded only with a table.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { filledCatalogue } from './facts.ts';

const notGames = ['page', 'common'];

export function gameWords(locales: string, components: string): Plugin {
  const id = 'virtual:game-words';
  return {
    name: 'game-words',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const words: Record<string, Record<string, unknown>> = {};
      for (const language of readdirSync(locales)) {
        const folder = join(locales, language);
        const games: Record<string, unknown> = (words[language] = {});
        for (const file of readdirSync(folder)) {
          const name = file.replace(/\.json$/, '');
          if (name === file || notGames.includes(name)) continue;
          this.addWatchFile(join(folder, file));
          const { title, tagline, option } = JSON.parse(filledCatalogue(join(folder, file), components).text);
          games[name.replaceAll('_', '-')] = { title, tagline, option };
        }
      }
      return `export default ${JSON.stringify(words)};`;
    },
  };
}
