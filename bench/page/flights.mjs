// 24 pieces in the air at once, on the real tables, drawn without a graphics card: frames a second, and
// what the browser's own tracing counts meanwhile. node bench/page/flights.mjs [ROUNDS], after building
// the program. Figures only, nothing fails.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { storedTable } from '../../web/scripts/stored-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const web = createRequire(join(root, 'web/package.json'));
const { chromium } = web('@playwright/test');
const { createServer } = await import(pathToFileURL(web.resolve('vite')));
const rounds = Number(process.argv[2] ?? 20);
const PIECES = 24;
const FLIGHT_MS = 450;
const TABLES = { 'Carpe Diem': 'carpe_diem/3_seats_greedy', Discordia: 'discordia/3_seats_greedy', 'Ave Roma': 'ave_roma/four_seats_advanced' };

// The page from its sources, so that the stage of the choreographer can be played on directly.
const loader = await createServer({ root: join(root, 'web'), server: { middlewareMode: true }, logLevel: 'error' });
const { Server } = await loader.ssrLoadModule('/e2e/server.ts');
const server = await Server.start();
const proxy = { '/api': { target: server.url }, '/ws': { target: server.url, ws: true } };
const vite = await createServer({ root: join(root, 'web'), server: { port: 0, host: '127.0.0.1', proxy, hmr: false, watch: null }, logLevel: 'error' });
await vite.listen();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

async function open(record) {
  const context = await browser.newContext({ baseURL: vite.resolvedUrls.local[0], viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' });
  await context.addInitScript(() => localStorage.setItem('triclinium.settings', JSON.stringify({ curtain: false, guide: false })));
  const page = await context.newPage();
  await page.goto('/');
  const id = await storedTable(page, record, 150);
  await page.goto(`/#/table/${id}`);
  await page.locator(`[data-table="${id}"] [data-choice]:visible`).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** Lets pieces of the table change places, all at once; the time between the frames meanwhile. */
const fly = (page) =>
  page.evaluate(
    async ([rounds, pieces, ms]) => {
      const { PageStage } = await import('/src/lib/stage.svelte.ts');
      const seen = [...document.querySelectorAll('.stage [data-place]')].filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return width > 18 && height > 18 && width < 130 && height < 130;
      });
      const names = [...new Set(seen.map((each) => each.dataset.place))].slice(0, pieces);
      const steps = names.map((to, i) => ({ kind: 'fly', from: names[(i + Math.floor(names.length / 2)) % names.length], to }));
      const stage = new PageStage();
      stage.attach(document.querySelector('[data-layer]'));
      const gaps = [];
      let most = 0;
      for (let i = 0; i < rounds; ++i) {
        stage.capture(steps);
        await stage.ready(steps);
        stage.play({ kind: 'together', steps }, ms);
        const begin = performance.now();
        let last = begin;
        while (performance.now() - begin < ms) {
          const now = await new Promise(requestAnimationFrame);
          gaps.push(Math.max(0, now - last));
          most = Math.max(most, document.querySelectorAll('[data-layer] > :not(.waiting)').length);
          last = now;
        }
        stage.settle();
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return { gaps, most };
    },
    [rounds, PIECES, FLIGHT_MS],
  );

async function traced(page, action) {
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
  const result = await action();
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await ended;
  const of = (...names) => {
    const found = events.filter((event) => names.includes(event.name) && event.ph === 'X');
    return { count: found.length, ms: found.reduce((sum, event) => sum + event.dur / 1000, 0) };
  };
  return { result, layout: of('Layout'), style: of('UpdateLayoutTree'), paint: of('Paint', 'PrePaint', 'Layerize') };
}

try {
  for (const [name, record] of Object.entries(TABLES)) {
    const page = await open(record);
    await fly(page); // Everything is loaded and compiled once.
    const { result, layout, style, paint } = await traced(page, () => fly(page));
    const { gaps, most } = result;
    const frames = gaps.length;
    const rate = (1000 * frames) / gaps.reduce((a, b) => a + b, 0);
    const smooth = (100 * gaps.filter((gap) => gap < 25).length) / frames;
    const each = ({ count, ms }) => `${count} (${(ms / frames).toFixed(2)} ms a frame)`;
    console.log(`${name}: ${most} pieces at once, ${frames} frames in ${rounds} flights, ${rate.toFixed(1)} a second, ${smooth.toFixed(1)} % within 25 ms`);
    console.log(`  layouts ${each(layout)}, styles ${each(style)}, painting ${each(paint)}`);
    await page.context().close();
  }
} finally {
  await browser.close();
  await vite.close();
  await loader.close();
  await server.remove();
}
