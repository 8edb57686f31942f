// The page kept on the device: it opens without a network, and a newer one announces itself.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, makeTable, openTable, person, prefer, test } from './fixtures';
import { byBoard, playOn } from './player';
import { Server } from './server';

const kept = async () => void (await navigator.serviceWorker.ready);

test('after the first visit the page opens without a network', async ({ browser, server }) => {
  const page = await person(browser, server, { serviceWorkers: 'allow' });
  await page.goto('/');
  await page.evaluate(kept);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Triclinium' })).toBeVisible();
  // Screens that nobody has opened yet are there too.
  await page.goto('/#/rules/ave-roma');
  await expect(page.getByRole('heading', { name: 'Ave Roma' }).first()).toBeVisible();
  await page.context().setOffline(false);
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'Carpe Diem' })).toBeVisible();
  await page.context().close();
});

test('a newer page waits until people want it, and the game goes on', async ({ browser }) => {
  const web = mkdtempSync(join(tmpdir(), 'triclinium-web-'));
  cpSync(join(import.meta.dirname, '../dist'), web, { recursive: true });
  const server = await Server.start(web);
  const page = await person(browser, server, { serviceWorkers: 'allow' });
  await prefer(page, {});
  await page.goto('/');
  await page.evaluate(kept);
  const { id } = await makeTable(page, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await openTable(page, id);
  await page.reload();
  await playOn(page, byBoard, 1);

  const worker = join(web, 'service-worker.js');
  writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, "VERSION = 'another'"));
  for (const ending of ['.gz', '.br']) rmSync(worker + ending, { force: true });
  await server.kill();
  await server.run();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect(page.getByText('A newer version is here.')).toBeVisible();
  await playOn(page, byBoard, 1);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('A newer version is here.')).toBeHidden();
  await expect(page.locator(`[data-table="${id}"]`)).toBeVisible();
  await playOn(page, byBoard, 1);
  await page.context().close();
  await server.remove();
  rmSync(web, { recursive: true, force: true });
});

test('it can be installed', async ({ browser, server }) => {
  const page = await person(browser, server);
  await page.goto('/');
  const devtools = await page.context().newCDPSession(page);
  const { url, errors } = await devtools.send('Page.getAppManifest');
  expect(url).toMatch(/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const manifest = await page.evaluate(async (url) => (await fetch(url)).json(), url);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, `/${src}`);
    if (sizes !== 'any') expect(size).toBe(sizes);
  }
  await page.context().close();
});
