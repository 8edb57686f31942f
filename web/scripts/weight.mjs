// How heavy the page is, compressed, without fonts: what the lobby needs before it is seen whole and
// works, and what the table of each game loads besides. Fails above the limits.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LOBBY = 60_000;
const GAME = 150_000;
const here = (path) => new URL(`../${path}`, import.meta.url).pathname;
const dist = here('dist/');
const files = readdirSync(join(dist, 'assets'));
const size = (path) => gzipSync(readFileSync(join(dist, path)), { level: 9 }).length;
const sum = (sizes) => sizes.reduce((a, b) => a + b, 0);
/** Built files of a name: "rome-light.webp" is built as "rome-light-HASH.webp". */
const built = (name, ending) => files.filter((file) => file.startsWith(`${name}-`) && file.length === name.length + 10 + ending.length && file.endsWith(`.${ending}`)).map((file) => `assets/${file}`);
const heaviest = (paths) => [...paths].sort((a, b) => size(b) - size(a))[0];
/** Pictures by name as they are loaded: by day or in the evening, whichever is heavier. */
function loaded(names) {
  const plain = (name) => name.replace(/-(light|dark)$/, '');
  return [...new Set(names.map(plain))].map((name) => heaviest(names.filter((each) => plain(each) === name).flatMap((each) => built(each, 'webp'))));
}
const pictures = (folder) => (existsSync(folder) ? readdirSync(folder) : []).filter((file) => file.endsWith('.webp')).map((file) => basename(file, '.webp'));

let failed = false;
function total(what, bytes, limit) {
  console.log(`${String(bytes).padStart(8)}  bytes (gzip) for ${what}${limit ? `, limit ${limit}` : ''}`);
  if (limit && bytes > limit) failed = true;
}

const html = readFileSync(join(dist, 'index.html'), 'utf8');
const first = new Set(['index.html', 'favicon.svg']);
for (const [, path] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)) first.add(path);
// The lobby asks this device for its tables at once.
first.add(heaviest(built('house', 'js')));
// Static imports of those scripts, followed to the end.
for (const path of first) {
  if (!path.endsWith('.js')) continue;
  const script = readFileSync(join(dist, path), 'utf8');
  for (const [, name] of script.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) first.add(`assets/${name}`);
}
// The words of one language: the heavier one counts.
const words = built('page', 'js');
if (words.length === 0) throw new Error('No catalogue of the page in dist/assets.');
first.add(heaviest(words));
const art = pictures(here('src/assets'));
const small = art.filter((name) => name.includes('-small-'));
for (const path of loaded(small)) first.add(path);
for (const path of first) console.log(`${String(size(path)).padStart(8)}  ${path}`);
total('the lobby', sum([...first].map(size)), LOBBY);
const fine = art.filter((name) => small.includes(name.replace(/-(light|dark)$/, '-small-$1')));
total('its fine pictures, after it has loaded', sum(loaded(fine).map(size)));

const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(dist, 'assets', file), 'utf8'));
/** A script that is asked for later, with everything that it needs to begin: the list that the build
 *  gives to the browser for it. */
function begun(name) {
  const call = new RegExp(`import\\(.\\./${name}-[^)]*\\)[^)]*__vite__mapDeps\\((\\[[\\d,]*\\])\\)`);
  const script = scripts.find((each) => call.test(each));
  const all = JSON.parse(/m\.f=(\[[^\]]*\])/.exec(script)[1]);
  return JSON.parse(call.exec(script)[1]).map((i) => all[i]);
}

// Board and style with all that they alone need (what every table needs is no game's), the words of
// the heavier language, baked pictures.
const games = ['carpe_diem', 'discordia', 'ave_roma'];
const common = begun(games[0]).filter((path) => games.every((game) => begun(game).includes(path)));
for (const game of games) {
  const own = begun(game).filter((path) => !common.includes(path));
  const catalogues = built(game.replace('_', '-'), 'js').filter((path) => !own.includes(path));
  const paths = [...own, heaviest(catalogues), ...loaded(pictures(here(`src/games/${game}`) + '/baked'))];
  total(`the table of ${game}`, sum(paths.map(size)), GAME);
}
process.exit(failed ? 1 : 0);
