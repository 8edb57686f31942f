// How the page feels, measured in a real Chromium against a real server on localhost:
//   tools/with-node node bench/page.mjs [decisions per game]
// Needs the built page and program (TRICLINIUM, CHROMIUM name others). Figures only, nothing fails.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { chromium } = createRequire(join(root, 'web/package.json'))('@playwright/test');
const program = process.env.TRICLINIUM ?? join(root, 'build/dev/triclinium');
const decisions = Number(process.argv[2] ?? 60);
const games = ['carpe-diem', 'discordia', 'ave-roma'];

const data = mkdtempSync(join(tmpdir(), 'triclinium-page-'));
const server = spawn(program, ['serve', '--data', data, '--port', '0', '--web', join(root, 'web/dist'), '--limits', '0', '--quiet']);
const url = await new Promise((resolve, reject) => {
  server.stdout.on('data', (text) => {
    const found = /http:\/\/[\d.]+:\d+/.exec(String(text));
    if (found) resolve(found[0]);
  });
  server.on('exit', () => reject(new Error('The server ended at once.')));
});
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

const rank = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))];
const row = (name, values) =>
  console.log(`${name.padEnd(44)} median ${rank(values, 0.5).toFixed(0).padStart(4)} ms, 95 % ${rank(values, 0.95).toFixed(0).padStart(4)} ms, of ${values.length}`);

/** A person with an empty cache; `motion`: things may move. */
async function person(motion = false) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', viewport: { width: 1400, height: 900 }, reducedMotion: motion ? 'no-preference' : 'reduce' });
  await context.addInitScript(() => {
    localStorage.setItem('triclinium.settings', JSON.stringify({ curtain: false, guide: false }));
    // When the first thing that can be pressed has been painted.
    const seen = () => {
      const pressed = [...document.querySelectorAll('main button:not(:disabled), main [data-choice]')];
      if (!pressed.some((each) => each.getClientRects().length > 0)) return requestAnimationFrame(seen);
      requestAnimationFrame(() => (window.interactive ??= performance.now()));
    };
    requestAnimationFrame(seen);
  });
  return context.newPage();
}

const interactive = async (page, address) => {
  await page.goto(address);
  await page.waitForFunction(() => window.interactive);
  return page.evaluate(() => window.interactive);
};

async function table(page, game) {
  return page.evaluate(async (game) => {
    const post = async (path, body) =>
      (await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
    await post('/api/name', { name: 'Livia' });
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    return (await post('/api/tables', { game, options: {}, seats, pace: { kind: 'untimed' }, hold: false, listed: false, start: true })).id;
  }, game);
}

/** Clicks its way through; from each click to the frame that shows its result, and all frames of the
 *  half second after it. */
const play = (page, count) =>
  page.evaluate(async (count) => {
    const frame = () => new Promise(requestAnimationFrame);
    const shown = [];
    const gaps = [];
    const seq = () => document.querySelector('main.table')?.dataset.seq;
    for (let i = 0, since = performance.now(); shown.length < count && !document.querySelector('main.table [data-count]');) {
      if (performance.now() - since > 20_000) throw new Error('Nothing can be pressed.');
      const places = [...document.querySelectorAll('.field [data-choice], [data-end-turn]')].filter((each) => each.getClientRects().length > 0);
      if (places.length === 0) {
        await frame();
        continue;
      }
      const key = seq();
      const begin = performance.now();
      places[(i++ * 5) % places.length].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      for (let waited = 0; seq() === key && waited < 60; ++waited) await frame();
      if (seq() === key) continue; // It only selected.
      await frame();
      since = performance.now();
      shown.push(since - begin);
      for (let last = since; last - since < 500;) {
        await frame();
        gaps.push(performance.now() - last);
        last = performance.now();
      }
    }
    return { shown, gaps };
  }, count);

try {
  const lobby = [];
  for (let i = 0; i < 10; ++i) {
    const page = await person();
    lobby.push(await interactive(page, '/'));
    await page.context().close();
  }
  row('lobby, empty cache, until a button works', lobby);
  for (const game of games) {
    const opened = [];
    for (let i = 0; i < 5; ++i) {
      const page = await person();
      await page.goto('/');
      const id = await table(page, game);
      await page.goto('about:blank');
      opened.push(await interactive(page, `/#/table/${id}`));
      await page.context().close();
    }
    row(`${game}: table, until a choice can be taken`, opened);
    for (const motion of [false, true]) {
      const page = await person(motion);
      await page.goto('/');
      await page.goto(`/#/table/${await table(page, game)}`);
      const { shown, gaps } = await play(page, decisions);
      row(`${game}: click to result${motion ? ', with motion' : ''}`, shown);
      if (motion) {
        const rate = (1000 * gaps.length) / gaps.reduce((a, b) => a + b, 0);
        const smooth = (100 * gaps.filter((gap) => gap < 25).length) / gaps.length;
        console.log(`${`${game}: frames while moving`.padEnd(44)} ${rate.toFixed(0)} a second, ${smooth.toFixed(1)} % within 25 ms, longest ${Math.max(...gaps).toFixed(0)} ms`);
      }
      await page.context().close();
    }
  }
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await new Promise((resolve) => server.on('exit', resolve));
  rmSync(data, { recursive: true });
}
