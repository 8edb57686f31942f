// How heavy the page is before anybody can play: everything the lobby loads, compressed, without
// fonts. Fails above the limit.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const limit = 150 * 1000;
const dist = new URL('../dist/', import.meta.url).pathname;
const size = (path) => gzipSync(readFileSync(join(dist, path)), { level: 6 }).length;

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const first = new Set(['index.html', 'favicon.svg']);
for (const [, path] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) first.add(path);
// Static imports of those scripts, followed to the end.
for (const path of first) {
  if (!path.endsWith('.js')) continue;
  const script = readFileSync(join(dist, path), 'utf8');
  for (const [, name] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    first.add(`assets/${name}`);
  }
}
// The words of one language: the heavier one counts.
const words = readdirSync(join(dist, 'assets')).filter((file) => /^page-.*\.js$/.test(file));
if (words.length === 0) throw new Error('No catalogue of the page in dist/assets.');
first.add(words.map((file) => `assets/${file}`).sort((a, b) => size(b) - size(a))[0]);

let sum = 0;
for (const path of first) {
  const bytes = size(path);
  sum += bytes;
  console.log(`${String(bytes).padStart(8)}  ${path}`);
}
console.log(`${String(sum).padStart(8)}  bytes (gzip) on first load, limit ${limit}`);

// What the table of one game loads besides: its board, its style, its words in the heavier language.
const files = readdirSync(join(dist, 'assets'));
for (const game of ['carpe_diem', 'discordia', 'ave_roma']) {
  const named = (name, ending) => files.filter((file) => new RegExp(`^${name}-[\\w-]{8}\\.${ending}$`).test(file)).map((file) => size(`assets/${file}`));
  const scripts = [...new Set([game, game.replace('_', '-')])].flatMap((name) => named(name, 'js')).sort((a, b) => b - a);
  // The board is the heaviest script, then the two catalogues, of which one is loaded.
  const bytes = (scripts[0] ?? 0) + (scripts[1] ?? 0) + Math.max(0, ...named(game, 'css'));
  console.log(`${String(bytes).padStart(8)}  bytes (gzip) for the table of ${game}`);
}
if (sum > limit) process.exit(1);
