// The module against the program: playouts by processor time in turn, size, time to the first answer.
//   TRICLINIUM=build/triclinium tools/with-node node bench/module.mjs [ROUNDS] [chromium]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const root = join(import.meta.dirname, '..');
const program = process.env.TRICLINIUM ?? join(root, 'build/triclinium');
const rounds = Number(process.argv[2] ?? 3);
const games = [['carpe-diem', 4, 20000], ['ave-roma', 5, 4000], ['discordia', 4, 8000]];

// The page's own binding, as the build would translate it.
const vite = createRequire(join(root, 'web/package.json')).resolve('vite');
const { transformWithOxc } = await import(pathToFileURL(vite).href);
const source = join(root, 'web/src/device/module.ts');
const translated = join(tmpdir(), `triclinium-module-${process.pid}.mjs`);
writeFileSync(translated, (await transformWithOxc(readFileSync(source, 'utf8'), source)).code);
const { EngineModule } = await import(translated);

const bytes = readFileSync(join(root, 'build/wasm/triclinium.wasm'));
console.log(`size: ${bytes.length} bytes, brotli ${brotliCompressSync(bytes).length}`);

let begun = performance.now();
const compiled = await WebAssembly.compile(bytes);
const compile = performance.now() - begun;
begun = performance.now();
const module = await EngineModule.start(compiled);
const engine = module.engine();
engine.ask({ cmd: 'new', game: 'carpe-diem', seats: 2, seed: 1 });
console.log(`compiled in ${compile.toFixed(1)} ms, first game ${(performance.now() - begun).toFixed(1)} ms later`);

// Programs of the system count their children's processor time.
function native(game, seats, count) {
  const run = spawnSync('bash', ['-c', `TIMEFORMAT='%U'; time ${program} playouts ${game} --seats ${seats} --games ${count} --seed 1 --json`], { encoding: 'utf8' });
  return { seconds: Number(run.stderr.trim().split('\n').at(-1)), signature: JSON.parse(run.stdout).signature };
}
async function inNode(game, seats, count) {
  const before = process.cpuUsage();
  const { signature } = engine.ask({ cmd: 'playouts', game, seats, games: count, seed: 1 });
  return { seconds: process.cpuUsage(before).user / 1e6, signature };
}

// In a page of Chromium, whose browser knows the processor time of each of its processes.
async function inChromium() {
  const { chromium } = createRequire(join(root, 'web/package.json'))('@playwright/test');
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  const page = await browser.newPage();
  const files = { '/module.mjs': ['text/javascript', readFileSync(translated)], '/triclinium.wasm': ['application/wasm', bytes] };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url] ?? ['text/html', '<!doctype html>'];
    response.writeHead(200, { 'Content-Type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const firsts = [];
  for (let round = 0; round < rounds; ++round) {
    await page.goto(`http://127.0.0.1:${server.address().port}/?${round}`);
    firsts.push(await page.evaluate(async () => {
      const { EngineModule } = await import('/module.mjs');
      const begun = performance.now();
      const module = await EngineModule.start(await WebAssembly.compileStreaming(fetch('/triclinium.wasm')));
      globalThis.engine = module.engine();
      globalThis.engine.ask({ cmd: 'new', game: 'carpe-diem', seats: 2, seed: 1 });
      return performance.now() - begun;
    }));
  }
  server.closeAllConnections();
  server.close();
  console.log(`Chromium: first game ${firsts.map((first) => first.toFixed(0)).join(', ')} ms after the module was asked for`);
  const devtools = await browser.newBrowserCDPSession();
  const used = async () => {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const run = async (game, seats, count) => {
    const before = await used();
    const { signature } = await page.evaluate((request) => globalThis.engine.ask(request), { cmd: 'playouts', game, seats, games: count, seed: 1 });
    return { seconds: (await used()) - before, signature };
  };
  return { run, close: () => browser.close() };
}

const place = process.argv[3] === 'chromium' ? await inChromium() : { run: inNode, close() {} };
for (const [game, seats, count] of games) {
  await place.run(game, seats, Math.ceil(count / 10)); // compiled well before it is measured
  const ratios = [];
  for (let round = 0; round < rounds; ++round) {
    const [ours, theirs] = [native(game, seats, count), await place.run(game, seats, count)];
    if (ours.signature !== theirs.signature) throw new Error(`${game}: ${ours.signature} and ${theirs.signature}`);
    ratios.push(ours.seconds / theirs.seconds);
  }
  console.log(`${game}: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')} of the program's speed`);
}
await place.close();
