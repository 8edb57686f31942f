// The pictures of the README: node scripts/pictures.mjs [NAME], with the page and the program built.
// Tables come from stored games; `turn` is an animation of what rivals do, as fast as it is at the table.
import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { storedTable } from './stored-table.mjs';
import { animated } from './webp.mjs';

const root = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const wanted = process.argv[2];
const SIZE = { width: 1440, height: 900 };
const TABLES = {
  'carpe-diem': ['carpe_diem/3_seats_greedy', 154],
  discordia: ['discordia/3_seats_greedy', 158],
  'ave-roma': ['ave_roma/four_seats_advanced', 300],
};
const TURN = { record: 'carpe_diem/3_seats_greedy', moves: 24, width: 720, seconds: 7 };

const vite = await createServer({ root: root('web'), server: { middlewareMode: true }, logLevel: 'error' });
const { Server } = await vite.ssrLoadModule('/e2e/server.ts');
const server = await Server.start();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

function store(name, bytes) {
  writeFileSync(root(`docs/pictures/${name}.webp`), bytes);
  console.log(`${String(bytes.length).padStart(8)}  docs/pictures/${name}.webp`);
}

async function person(settings, reducedMotion = 'reduce') {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', viewport: SIZE, reducedMotion });
  await context.addInitScript((wished) => localStorage.setItem('triclinium.settings', JSON.stringify(wished)), { curtain: false, guide: false, ...settings });
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await page.goto('/');
  return page;
}

/** A table that goes on from a stored game; all but the first seat may be bots. */
async function table(page, record, moves, rivals = 'me') {
  const id = await storedTable(page, record, moves, (i) => (i === 0 || rivals === 'me' ? { kind: 'me' } : { kind: 'bot', level: 'greedy' }));
  await page.goto(`/#/table/${id}`);
  await page.locator(`main.table[data-table="${id}"][data-decision]`).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function still(page, name) {
  await page.waitForLoadState('networkidle');
  const camera = await page.context().newCDPSession(page);
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  store(name, Buffer.from(data, 'base64'));
  await page.context().close();
}

/** Plays at half speed, so that enough frames are caught, and shows them at the usual one. */
async function turn() {
  const page = await person({ speed: 'slow', hold: false }, 'no-preference');
  await table(page, TURN.record, TURN.moves, 'bot');
  const camera = await page.context().newCDPSession(page);
  const frames = [];
  camera.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ data, at: metadata.timestamp });
    void camera.send('Page.screencastFrameAck', { sessionId });
  });
  const height = (TURN.width * SIZE.height) / SIZE.width;
  // Our own turn to its end, then the others'.
  const skip = page.locator('[data-skip]');
  for (let i = 0; !(await skip.isVisible()); ++i) {
    if (i === 300) throw new Error('The rivals do not come to play.');
    const choice = page.locator('.field [data-choice]:visible').first();
    if (await choice.count()) await choice.dispatchEvent('click');
    await page.waitForTimeout(100);
  }
  await camera.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: TURN.width, maxHeight: height, everyNthFrame: 4 });
  await skip.waitFor({ state: 'hidden', timeout: 2000 * TURN.seconds }).catch(() => {});
  await page.waitForTimeout(500);
  await camera.send('Page.stopScreencast');
  const shown = frames.map(({ data, at }, i) => ({ data, ms: i + 1 < frames.length ? Math.max(20, Math.round((frames[i + 1].at - at) * 500)) : 1500 }));
  console.log(`${shown.length} frames, ${(shown.reduce((sum, { ms }) => sum + ms, 0) / 1000).toFixed(1)} s`);
  const desk = await page.context().newPage();
  store('turn', await animated(desk, shown));
  await page.context().close();
}

try {
  for (const [name, [record, moves]] of Object.entries(TABLES)) {
    if (wanted && wanted !== name) continue;
    const page = await person({ speed: 'instant' });
    await table(page, record, moves);
    await still(page, name);
  }
  if (!wanted || wanted === 'lobby') await still(await person({}), 'lobby');
  if (!wanted || wanted === 'turn') await turn();
} finally {
  await browser.close();
  await server.remove();
  await vite.close();
}
