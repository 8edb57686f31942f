// Writes src/games/*/components.json from the tables of the rules, where they are missing or older.
//
// A configured build folder is used (TRICLINIUM_BUILD, build/dev, build), else build/data is made.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const pages = join(root, 'web/src/games');
const games = readdirSync(pages).filter((game) => existsSync(join(pages, game, 'tables.ts')));
const made = games.map((game) => join(pages, game, 'components.json'));
const sources = ['games', 'codec', 'apps/page_data', 'locales'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => join(folder, file))
    .filter((file) => /^games.*\/(tables|meta|effects|rulings)\.h$|\/(data|names)\.(cpp|h)$|page_data\/|ave-roma\.json$/.test(file)),
);

function isCurrent() {
  if (!made.every((file) => existsSync(file))) return false;
  const oldest = Math.min(...made.map((file) => statSync(file).mtimeMs));
  return sources.every((file) => statSync(join(root, file)).mtimeMs <= oldest);
}

if (!isCurrent()) {
  const run = (...words) =>
    execFileSync('cmake', words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  const folders = [process.env['TRICLINIUM_BUILD'], 'build/dev', 'build', 'build/data'];
  let folder = folders.find((name) => name && existsSync(join(root, name, 'build.ninja')));
  if (!folder) {
    run('--preset', 'data');
    folder = 'build/data';
  }
  run('--build', folder, '--target', 'page_data');
}
