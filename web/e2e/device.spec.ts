// Play without a server: the engine in the page, games kept by the browser.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineModule } from '../src/device/module';
import { Chromium } from './chromium';
import { expect, expectAccessible, expectNoOverflow, prefer, test } from './fixtures';
import { Firefox } from './firefox';
import { byBoard, clickInside, clickThrough, nextMoment, playOn } from './player';
import { program } from './server';
import { Site } from './site';
import type { Browser, Page } from '@playwright/test';

const wasm = join(import.meta.dirname, '../../build/wasm/triclinium.wasm');
const series = [
  { game: 'carpe-diem', seats: 4, games: 1000, seed: 1 },
  { game: 'ave-roma', seats: 5, games: 300, seed: 1 },
  { game: 'discordia', seats: 4, games: 500, seed: 1 },
];
const native = ({ game, seats, games, seed }: (typeof series)[number]) =>
  JSON.parse(
    execFileSync(program(), ['playouts', game, '--seats', `${seats}`, '--games', `${games}`, '--seed', `${seed}`, '--json']).toString(),
  ).signature as string;

test('the module plays the games of the program, in Node', async () => {
  const module = await EngineModule.start(await WebAssembly.compile(readFileSync(wasm)));
  for (const each of series) {
    expect(module.engine().ask({ cmd: 'playouts', ...each }).signature, each.game).toBe(native(each));
  }
});

test('the module refuses what is no request, and goes on', async () => {
  const module = await EngineModule.start(await WebAssembly.compile(readFileSync(wasm)));
  const engine = module.engine();
  for (const wrong of [{}, { cmd: 7 }, { cmd: 'load', position: { game: 'discordia' } }, { cmd: 'deal', record: { game: 'ave-roma', actions: 'x' } }]) {
    expect(engine.ask(wrong).error).toMatch(/\w/);
  }
  const table = module.table([1, 2]);
  for (const wrong of [{ cmd: 'state' }, { cmd: 'restore', game: 'carpe-diem', seats: 7 }, { cmd: 'create', game: 'nothing' }]) {
    expect(table.ask(wrong).error).toMatch(/\w/);
  }
  expect(engine.ask({ cmd: 'games' }).games).toHaveLength(3);
});

/** The page from a web space without any server of ours. */
async function visitor(browser: Browser, site: Site, settings: Record<string, unknown> = {}): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce', serviceWorkers: 'allow' });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await prefer(page, settings);
  await page.goto(site.url);
  return page;
}
const problems: string[] = [];

test.describe('a page from a plain web space', () => {
  test.describe.configure({ mode: 'serial' });
  let site: Site;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    site = await Site.open();
  });
  test.afterAll(() => site.remove());
  test.beforeEach(() => void problems.splice(0));

  const play = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^Play now.*${title}`) });

  test('is made by tools/build-site with a strict policy and relative addresses', async ({ browser }) => {
    const page = await visitor(browser, site);
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/);
    const html = readFileSync(join(site.folder, 'index.html'), 'utf8');
    expect([...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address).filter((address) => /^(\/|\w+:)/.test(address!))).toEqual([]);
    const devtools = await page.context().newCDPSession(page);
    const { url, errors } = await devtools.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${site.url}manifest.webmanifest`, []]);
    const refused = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
          document.body.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.injected = true' }));
        }),
    );
    expect(await refused).toBe('script-src-elem');
    expect(await page.evaluate(() => 'injected' in globalThis)).toBe(false);
    await page.context().close();
  });

  test('shows the lobby without the module', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(site.url);
    await expect(play(page, 'Discordia')).toBeEnabled();
    await expect(page.locator('html[data-fine]')).toHaveCount(1);
    expect(asked.filter((path) => path.endsWith('.wasm'))).toEqual([]);
    await play(page, 'Discordia').click();
    await expect(page.locator('main.table [data-choice]').first()).toBeVisible();
    expect(asked.filter((path) => path.endsWith('.wasm'))).toHaveLength(1);
    await context.close();
  });

  test('is one sentence where there is no JavaScript', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url);
    await expect(page.getByText('Triclinium needs a current browser with JavaScript')).toBeVisible();
    await context.close();
  });

  test('plays all three games in Chromium as the program does', async ({ browser }) => {
    const page = await visitor(browser, site);
    const address = await page.evaluate(async () => {
      const worker = await (await fetch('service-worker.js')).text();
      return worker.match(/assets\/triclinium-[\w-]+\.wasm/)![0];
    });
    const source = readFileSync(join(import.meta.dirname, '../src/device/module.ts'), 'utf8');
    const { transformWithOxc } = await import('vite');
    const script = (await transformWithOxc(source, 'module.ts')).code.replace('export class', 'class');
    const told = await page.evaluate(
      async ([address, script, series]) => {
        const Module = (0, eval)(`${script}; EngineModule`);
        const module = await Module.start(await WebAssembly.compileStreaming(fetch(address)));
        return series.map((each) => module.engine().ask({ cmd: 'playouts', ...each }).signature);
      },
      [address, script, series] as const,
    ).catch((problem) => [String(problem)]);
    expect(told).toEqual(series.map(native));
    await page.context().close();
  });

  test('plays a game with bots to its end, the network off, over a closed tab', async ({ browser }) => {
    const page = await visitor(browser, site);
    const { context } = { context: page.context() };
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
    await page.reload();
    await play(page, 'Carpe Diem').click();
    await expect(page.locator('main.table')).toBeVisible();
    await playOn(page, byBoard, 4);
    const before = await page.locator('main.table').getAttribute('data-table');
    await page.close();

    const again = await context.newPage();
    await prefer(again, {});
    await again.goto(site.url);
    await again.getByRole('link', { name: /Carpe Diem/ }).first().click();
    await expect(again.locator('main.table')).toHaveAttribute('data-table', before!);
    await clickThrough(again, 'pass');
    await expect(again.locator('[data-count]').first()).toBeVisible();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('undoes, hints, replays, forks, analyses, exports and imports by itself', async ({ browser }) => {
    const page = await visitor(browser, site);
    await play(page, 'Carpe Diem').click();
    await playOn(page, byBoard, 1);
    const held = page.locator('[data-end-turn]:not(:disabled)');
    await expect(held.or(page.locator('main.table [data-choice]').first())).toBeVisible();
    const seq = await page.locator('main.table').getAttribute('data-seq');
    await page.getByRole('button', { name: /^Undo$/ }).click();
    await expect(page.locator('main.table')).not.toHaveAttribute('data-seq', seq!);
    await page.keyboard.press('h');
    await expect(page.locator('.hint')).toContainText(/\d/);

    await page.getByRole('button', { name: 'Menu' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
    const record = readFileSync(await file.path(), 'utf8');
    expect(JSON.parse(record).game).toBe('carpe-diem');

    await page.goto(site.url);
    await page.getByRole('button', { name: 'Import a record' }).first().click();
    await page.getByRole('textbox').fill(record);
    await page.getByRole('dialog').getByRole('button', { name: /Open|Import|Read/ }).last().click();
    await expect(page.locator('main.table')).toBeVisible();
    const id = (await page.locator('main.table').getAttribute('data-table'))!;
    expect(id).toMatch(/^d_/);

    await page.goto(`${site.url}#/table/${id}/analysis`);
    await expect(page.locator('[data-depth]:not([data-depth="0"])')).toBeVisible();
    const lines = page.locator('aside ol button');
    expect(await lines.count()).toBeGreaterThan(1);
    await lines.first().click();
    await expect(page.getByText('1 move tried here.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.getByText('1 move tried here.')).toBeHidden();

    await page.goto(`${site.url}#/table/${id}/move/0`);
    await page.getByRole('button', { name: /Play on from here/ }).click();
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.locator('main.table')).toBeVisible();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('analyses in as many workers as there are cores, and says how the best moves go on', async ({ browser }) => {
    const page = await visitor(browser, site);
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 3 }));
    await page.reload();
    const { game, rules, seats, options, deal, actions } = JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/golden/carpe_diem/2_seats_greedy.json'), 'utf8'));
    await page.getByRole('button', { name: 'Import a record' }).first().click();
    await page.getByRole('textbox').fill(JSON.stringify({ game, rules, seats, options, deal, actions: actions.slice(0, 60) }));
    await page.getByRole('dialog').getByRole('button', { name: /Open|Import|Read/ }).last().click();
    const id = await page.locator('main.table').getAttribute('data-table');
    await page.goto(`${site.url}#/table/${id}/analysis`);
    const moves = page.locator('[data-candidate]');
    await expect(moves.nth(1).locator('.step').first()).toBeVisible();
    await expect(moves.first().locator('.move')).toContainText(/\d+ %.*\d+ points/s);
    await expect(page.getByText('best', { exact: true })).toHaveCount(1);
    // One keeps the record, one is the board, one looks through the game, two think; these end with the screen.
    expect(page.workers()).toHaveLength(5);
    await moves.first().locator('.step').nth(1).click();
    await expect(page.getByText('3 moves tried here.')).toBeVisible();
    await expect(page.locator('[data-candidate] .step').first()).toBeVisible();
    await page.goto(`${site.url}#/`);
    await expect.poll(() => page.workers().length).toBe(1);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  for (const [name, move] of [['carpe_diem/2_seats_greedy', 96], ['ave_roma/two_seats', 40], ['discordia/1_seats_greedy', 59]] as const) {
    test(`shows the course of a game and its best moves on the board: ${name}`, async ({ browser }) => {
      const page = await visitor(browser, site);
      const { game, rules, seats, options, deal, actions } = JSON.parse(readFileSync(join(import.meta.dirname, `../../tests/golden/${name}.json`), 'utf8'));
      await page.getByRole('button', { name: 'Import a record' }).first().click();
      await page.getByRole('textbox').fill(JSON.stringify({ game, rules, seats, options, deal, actions }));
      await page.getByRole('dialog').getByRole('button', { name: /Open|Import|Read/ }).last().click();
      await expect(page.locator('main.table')).toBeVisible();
      const id = await page.locator('main.table').getAttribute('data-table');
      await page.goto(`${site.url}#/table/${id}/analysis/${move}`);
      const best = page.locator('[data-mark] .line').first();
      await expect(best).toBeVisible();
      await page.keyboard.press('a');
      await expect(best).toBeHidden();
      await page.keyboard.press('a');
      await expect(best).toBeVisible();
      await expect(page.locator('.past.wide')).toHaveAttribute('data-analysis', `${move}`);
      // The graph goes where it is clicked, and by keys.
      const graph = page.getByRole('slider', { name: 'Chance to win over the game' });
      await expect.poll(async () => Number(await graph.locator('path.way').first().evaluate((path) => path.getAttribute('d')!.split('L').length))).toBeGreaterThan(3);
      await graph.focus();
      await page.keyboard.press('Home');
      await expect(page.locator('.past.wide')).not.toHaveAttribute('data-analysis', `${move}`);
      const first = (await page.locator('.past.wide').getAttribute('data-analysis'))!;
      const box = (await graph.boundingBox())!;
      await page.mouse.click(box.x + box.width * 0.6, box.y + box.height / 2);
      await expect(page.locator('.past.wide')).not.toHaveAttribute('data-analysis', first);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByRole('tab', { name: 'Course' }).click();
      await expect(graph).toBeVisible();
      await expectNoOverflow(page);
      // Whatever was tried can be played on with bots, on this device.
      await page.locator('[data-candidate] .move').first().click();
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click();
      await expect(page.locator(`main.table:not([data-table="${id}"])`)).toHaveAttribute('data-table', /^d_/);
      expect(problems).toEqual([]);
      await page.context().close();
    });
  }

  test('reviews a finished game, plays it again and deletes it, the network off', async ({ browser }) => {
    const page = await visitor(browser, site);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    const { game, rules, seats, options, deal, actions } = JSON.parse(readFileSync(join(import.meta.dirname, '../../tests/golden/carpe_diem/2_seats_greedy.json'), 'utf8'));
    await page.getByRole('button', { name: 'Import a record' }).first().click();
    await page.getByRole('textbox').fill(JSON.stringify({ game, rules, seats, options, deal, actions }));
    await page.getByRole('dialog').getByRole('button', { name: /Open|Import|Read/ }).last().click();
    await expect(page.locator('main.table')).toBeVisible();
    const id = (await page.locator('main.table').getAttribute('data-table'))!;
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Review the game' }).click();
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page.locator(`main.table:not([data-table="${id}"]) [data-choice]`).first()).toBeVisible();
    const again = (await page.locator('main.table').getAttribute('data-table'))!;
    expect(again).toMatch(/^d_/);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Delete this game' }).click();
    await expect(page.getByRole('heading', { name: 'Carpe Diem' })).toBeVisible();
    await expect(page.locator(`a[href*="${again}"]`)).toHaveCount(0);
    await page.goto(`${site.url}#/table/${again}`);
    await expect(page.getByText('There is no such table.').first()).toBeVisible();
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('finds a game again after the browser was killed, to the last decision', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'triclinium-profile-'));
    const first = await Chromium.start(profile);
    const page = await first.open(site.url);
    await play(page, 'Carpe Diem').click();
    await playOn(page, byBoard, 2);
    await nextMoment(page);
    const [id, seq] = await page.locator('main.table').evaluate((table) => [table.getAttribute('data-table')!, table.getAttribute('data-seq')!]);
    await first.kill();
    const second = await Chromium.start(profile);
    const again = await second.open(site.url);
    await again.locator(`a[href*="${id}"]`).first().click();
    await expect(again.locator('main.table')).toHaveAttribute('data-seq', seq);
    await playOn(again, byBoard, 1);
    await second.kill();
    rmSync(profile, { recursive: true, force: true });
  });

  test('seats two people at one screen, with other options, the network off', async ({ browser }) => {
    const page = await visitor(browser, site);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.goto(`${site.url}#/new/carpe-diem`);
    for (const seat of [1, 2]) await page.getByRole('combobox', { name: `Seat ${seat}` }).selectOption('me');
    await page.getByRole('combobox', { name: 'Edition' }).selectOption('2018 (first printing)');
    await page.getByRole('button', { name: 'Start' }).click();
    await playOn(page, byBoard, 4);
    await page.getByRole('button', { name: 'Menu' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the record' }).click()]);
    const record = JSON.parse(readFileSync(await file.path(), 'utf8'));
    expect(record.options.edition).toBe(2018);
    // Both decide: nobody else has acted.
    expect(record.actions.length).toBe(4);
    expect(problems).toEqual([]);
    await page.context().close();
  });

  test('plays a game in the tab where somebody looks, and says so in the other', async ({ browser }) => {
    const page = await visitor(browser, site);
    await play(page, 'Discordia').click();
    await expect(page.locator('main.table [data-choice]').first()).toBeVisible();
    const other = await page.context().newPage();
    await prefer(other, {});
    await other.goto(page.url());
    await expect(other.locator('main.table [data-choice]').first()).toBeVisible();
    await expect(page.getByText('This game goes on in another tab.')).toBeVisible();
    await playOn(other, byBoard, 1);
    const seq = (await other.locator('main.table').getAttribute('data-seq'))!;
    await page.evaluate(() => void dispatchEvent(new Event('focus')));
    await expect(other.getByText('This game goes on in another tab.')).toBeVisible();
    await expect.poll(async () => Number(await page.locator('main.table').getAttribute('data-seq'))).toBeGreaterThanOrEqual(Number(seq));
    await page.context().close();
  });

  test('keeps nothing half where there is no room', async ({ browser }) => {
    const page = await visitor(browser, site);
    await play(page, 'Carpe Diem').click();
    await expect(page.locator('main.table [data-choice]').first()).toBeVisible();
    const before = await page.locator('main.table').getAttribute('data-seq');
    // A full disk ends a transaction; Chromium's own quota does not count what a private window keeps.
    const fullAfter = (writes: number) =>
      page.evaluate((writes) => {
        const tables = IDBDatabase.prototype as any;
        tables.unhindered ??= tables.transaction;
        tables.transaction = function (this: IDBDatabase, ...wish: [string[], IDBTransactionMode]) {
          const transaction: IDBTransaction = tables.unhindered.apply(this, wish);
          if (wish[1] === 'readwrite' && writes-- <= 0) queueMicrotask(() => transaction.abort());
          return transaction;
        };
      }, writes);
    await fullAfter(0);
    await page.locator('.field [data-choice]:visible').first().click();
    await expect(page.getByText('This device has no room left')).toBeVisible();
    await expect(page.locator('main.table')).toHaveAttribute('data-seq', before!);
    await fullAfter(1000);
    await playOn(page, byBoard, 1);
    await expect(page.locator('main.table')).not.toHaveAttribute('data-seq', before!);
    // The same for a bot: it waits, and tries again when there is room.
    if ((await nextMoment(page)).kind === 'asked') await playOn(page, byBoard, 1);
    await fullAfter(1);
    await page.locator('[data-end-turn]:not(:disabled)').click();
    await expect(page.getByText('This device has no room left')).toBeVisible();
    const held = (await page.locator('main.table').getAttribute('data-seq'))!;
    await fullAfter(1000);
    await expect(page.locator('main.table')).not.toHaveAttribute('data-seq', held, { timeout: 30_000 });
    await page.context().close();
  });

  test('plays where the browser keeps nothing, and says so', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
    await prefer(page, {});
    await page.goto(site.url);
    await expect(page.getByText('This window keeps nothing')).toBeVisible();
    await play(page, 'Carpe Diem').click();
    await playOn(page, byBoard, 2);
    await context.close();
  });

  test('says in one sentence that a browser is too old', async ({ browser }) => {
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
    await page.goto(site.url);
    await play(page, 'Carpe Diem').click();
    await expect(page.getByText('This browser cannot play without a server.')).toBeVisible();
    await context.close();
  });

  test('announces a newer version and opens it when people want', async ({ browser }) => {
    const page = await visitor(browser, site);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await play(page, 'Carpe Diem').click();
    await playOn(page, byBoard, 1);
    const seq = (await page.locator('main.table').getAttribute('data-seq'))!;
    site.renew();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText('A newer version is here.')).toBeVisible();
    await expect(page.locator('main.table')).toHaveAttribute('data-seq', seq);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.getByText('A newer version is here.')).toBeHidden();
    await expect(page.locator('main.table')).toBeVisible();
    await page.context().close();
  });

  test('plays a whole game in Firefox, and finds it again when nobody answers any more', async () => {
    const firefox = await Firefox.start();
    const settings = JSON.stringify({ speed: 'instant', guide: false });
    await firefox.open(site.url);
    await firefox.call((settings) => localStorage.setItem('triclinium.settings', settings), settings);
    await firefox.open(`${site.url}?again`);
    await firefox.call(async () => {
      const until = async <T>(find: () => T | null | undefined): Promise<T> => {
        for (;;) {
          const found = find();
          if (found) return found;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      (await until(() => document.querySelector<HTMLElement>('article[aria-labelledby="game-carpe-diem"] .primary'))).click();
      await until(() => document.querySelector('main.table .field [data-choice]'));
    });
    expect(await firefox.call(clickInside, ['pass', 2000])).toBeGreaterThan(10);
    const played = await firefox.call(() => document.querySelector('main.table')!.getAttribute('data-table'));
    const address = `${site.url}?once-more#/table/${played}`;
    await firefox.call(async () => void (await navigator.serviceWorker.ready));
    site.close();
    await firefox.open(address);
    const found = await firefox.call(async () => {
      while (!document.querySelector('main.table')) await new Promise((resolve) => setTimeout(resolve, 20));
      return document.querySelector('main.table')!.getAttribute('data-table');
    });
    expect(found).toBe(played);
    await firefox.close();
  });
});

test('at a server a table of this device can be wished for, and goes on there later', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/#/new/discordia');
  await page.getByRole('radio', { name: /On this device/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('main.table')).toHaveAttribute('data-table', /^d_/);
  await playOn(page, byBoard, 2);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Go on at the server' }).click();
  await expect(page.locator('main.table')).toHaveAttribute('data-table', /^t_/);
  await playOn(page, byBoard, 1);
});
