// Single abilities of the table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  endTurn, expect, expectAccessible, expectQuiet, hurry, makeGolden, makeTable, openTable, person, prefer, question, test, undo,
} from './fixtures';
import { byBoard, byList, nextMoment, playOn } from './player';
import { Server } from './server';

const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];

test('undo brings the question back, held turns wait for a word', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, seats);
  await openTable(page, id);
  await nextMoment(page);
  const labels = page.locator('[data-list] [data-choice]');
  const before = await labels.allTextContents();
  await expect(undo(page)).toBeDisabled();
  await byList(page, 0);
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(labels).toHaveText(before);
  await playOn(page, byList, 1);
  const now = await nextMoment(page);
  if (now.kind === 'held') {
    await expect(question(page)).toContainText('End your turn');
    await page.keyboard.press('u');
    await expect(labels).toHaveText(before);
    await byList(page, 0);
    await expect(endTurn(page)).toBeVisible();
    await page.keyboard.press('e');
    await expect(endTurn(page)).toBeHidden();
  }
});

test('the hold can be turned off', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, seats);
  await openTable(page, id);
  await nextMoment(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Hold before' }).uncheck();
  await page.keyboard.press('Escape');
  for (let i = 0; i < 8; ++i) {
    await nextMoment(page);
    await expect(endTurn(page)).toBeHidden();
    await byList(page, i);
  }
});

test('the page tells whose turn it is, why, and what changed', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, seats);
  await hurry(page, id, 8);
  await openTable(page, id);
  // What has changed is offered until one acts.
  const changed = page.getByRole('button', { name: /What changed/ });
  for (let i = 0; i < 12; ++i) {
    const { kind } = await nextMoment(page);
    if (await changed.isVisible()) break;
    if (kind === 'held') await page.locator('[data-end-turn]').click();
    else await byList(page, 0);
  }
  await expect(page).toHaveTitle(/Your turn/);
  await page.getByRole('button', { name: 'Why can I do this?' }).click();
  await expect(page.locator('[data-notes]').getByRole('link', { name: 'In the rules' })).toBeVisible();
  await changed.click();
  expect(await page.locator('[data-changes] li').count()).toBeGreaterThan(0);
  await expect(page.locator('[data-traces] g').first()).toBeVisible();
  await byList(page, 0);
  await nextMoment(page);
  await expect(page.locator('[data-announcer]')).not.toBeEmpty();
  // Every sentence is in words: no template and no key is left over.
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log').textContent()).not.toMatch(/[{}]|event\.|undefined/);
});

test('the replay shows rivals and offers nothing to choose', async ({ page }) => {
  await prefer(page, {});
  const { id } = await makeGolden(page, 'carpe_diem/3_seats_greedy', 100);
  await page.goto(`/#/table/${id}/move/60`);
  await expect(page.locator('output.number')).toHaveText(/^60 of/);
  await expect(page.locator('aside .rivals').first()).toContainText('Livia II');
  await expect(page.locator('[data-choice]')).toHaveCount(0);
  await expect(page.locator('.stage button:enabled')).toHaveCount(await page.locator('.stage button:enabled:not([data-choice])').count());
});

test('who watches is told so', async ({ page, browser, server }) => {
  await prefer(page, {});
  const { id } = await makeTable(page, seats, { listed: true });
  const guest = await person(browser, server);
  await prefer(guest, {});
  await guest.goto(`/#/table/${id}`);
  await expect(guest.getByRole('banner').getByText('You are watching')).toBeVisible();
  await expect(guest.locator('[data-choice]')).toHaveCount(0);
  await expect(undo(guest)).toHaveCount(0);
  await guest.context().close();
});

test('the score of four players is whole in the side column', async ({ page }) => {
  await prefer(page, { curtain: false });
  const { id } = await makeGolden(page, 'carpe_diem/4_seats_greedy', 200);
  await openTable(page, id);
  await page.getByRole('tab', { name: 'Score' }).click();
  const cut = await page.locator('[data-scores] .scroll').evaluate((box) => box.scrollWidth - box.clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
  await expect(page.locator('[data-scores] thead th')).toHaveCount(5);
});

test('replay by slider and keys, from every seat after the end', async ({ page }) => {
  await prefer(page, {});
  const { id } = await makeTable(page, seats);
  await hurry(page, id);
  await page.goto(`/#/table/${id}/move/3`);
  const shown = page.locator('output.number');
  await expect(shown).toHaveText(/^3 of \d+$/);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveText(/^4 of/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toHaveText(/^2 of/);
  await page.keyboard.press('End');
  const last = Number(/of (\d+)/.exec((await shown.textContent())!)![1]);
  await expect(shown).toHaveText(`${last} of ${last}`);
  await page.getByRole('slider', { name: 'Move' }).fill('10');
  await expect(shown).toHaveText(/^10 of/);
  expect(page.url()).toContain('/move/10');
  const seen = page.waitForResponse((answer) => answer.url().includes('seat=1'));
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('1');
  expect(((await (await seen).json()) as { seat: number }).seat).toBe(1);
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect(shown).toHaveText(/^0 of/);
});

test('play on from a move of a finished game', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, seats);
  await hurry(page, id);
  await page.goto(`/#/table/${id}/move/20`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await playOn(page, byList, 3);
  await page.getByRole('tab', { name: 'Log' }).click();
  expect(await page.locator('.log li').count()).toBeGreaterThanOrEqual(3);
});

test('a fork keeps the bots of the game', async ({ page }) => {
  await prefer(page, {});
  const { id } = await makeTable(page, seats);
  await hurry(page, id);
  await page.goto(`/#/table/${id}/move/20`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByRole('combobox', { name: 'Seat 2' })).toHaveValue('bot:random');
  await expect(page.getByRole('combobox', { name: 'Seat 1' })).toHaveValue('me');
});

test('a damaged table is named in the lobby, and the others go on', async ({ browser }) => {
  const server = await Server.start();
  const page = await person(browser, server);
  const { id } = await makeTable(page, seats);
  await server.stop();
  const file = join(server.data, 'triclinium.sqlite');
  const bytes = readFileSync(file);
  for (let at = -1; (at = bytes.indexOf('"auto_start"', at + 1)) >= 0; ) bytes[at + 1] = 0x62;
  writeFileSync(file, bytes);
  await server.run();
  const { id: sound } = await makeTable(page, seats);
  await page.goto('/');
  await expect(page.getByRole('status').filter({ hasText: 'damaged' })).toContainText(id);
  await expect(page.locator(`a[href*="${sound}"]`).first()).toBeVisible();
  await page.context().close();
  await server.remove();
});

test('a record goes out and comes in again', async ({ page }) => {
  await prefer(page, {});
  const { id } = await makeTable(page, seats);
  await hurry(page, id);
  await openTable(page, id);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the record' }).click();
  const file = await (await saved).path();
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Import a record' }).click();
  await page.getByLabel('A record file').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: (await import('node:fs')).readFileSync(file),
  });
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  // It opens at its beginning: nobody wants to know the end first.
  await expect(page.locator('output.number')).toHaveText(/^0 of \d+/);
  expect(page.url()).not.toContain(id);
});

test('a broken record is refused in one sentence', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Import a record' }).click();
  const box = page.getByLabel('Or paste a record or a position here');
  await box.fill('{');
  await expect(page.getByRole('alert')).toHaveText(/neither a record/);
  await box.fill('{"game":"chess"}');
  await expect(page.getByRole('alert')).toHaveText(/does not know/);
});

test('an unfinished record is played on', async ({ page }) => {
  await prefer(page, { list: true, curtain: false });
  const { id } = await makeTable(page, [{ kind: 'me' }, { kind: 'me' }]);
  await hurry(page, id, 30);
  const record = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/record`)).text(), id);
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Import a record' }).click();
  await page.getByLabel('Or paste a record or a position here').fill(record);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(question(page)).toBeVisible();
  await playOn(page, byList, 3);
});

test('rematch leads both to a new table', async ({ page }) => {
  await prefer(page, {});
  const { id } = await makeTable(page, seats);
  await hurry(page, id);
  await openTable(page, id);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await nextMoment(page);
});

test('two tabs of one person stay in step', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, seats);
  await openTable(page, id);
  await nextMoment(page);
  const second = await page.context().newPage();
  await openTable(second, id);
  await nextMoment(second);
  await byList(page, 0);
  const seq = await page.locator('main.table').getAttribute('data-seq');
  await expect(second.locator('main.table')).toHaveAttribute('data-seq', seq!);
});

test('names, accounts and sign-in on a second device', async ({ page, browser, server }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Guest' }).click();
  await page.getByLabel('Your name at the table').fill('Drusilla');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await expect(page.getByText('So be it.')).toBeVisible();
  await page.getByLabel('Password').fill('a long password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText('Signed in as Drusilla.')).toBeVisible();
  const { id } = await makeTable(page, seats);

  const other = await person(browser, server);
  await other.goto('/');
  await other.getByRole('button', { name: 'Guest' }).click();
  await other.getByLabel('Your name at the table').fill('drusilla');
  await other.getByRole('button', { name: 'Use this name' }).click();
  await expect(other.getByText('An account has this name already; please choose another.')).toBeVisible();
  await other.getByLabel('Your name at the table').fill('Drusilla');
  await other.getByLabel('Password').fill('a long password');
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByText('Signed in as Drusilla.')).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(other.locator(`a[href*="${id}"]`)).toBeVisible();
  await other.context().close();
});

test('a bot stands in for who leaves, until they are back', async ({ page, browser, server }) => {
  await prefer(page, {});
  const { id, invite } = await makeTable(page, [{ kind: 'me' }, { kind: 'open' }]);
  const friend = await person(browser, server);
  await friend.goto(`/#/table/${id}?invite=${invite}`);
  await friend.getByRole('button', { name: 'Sit at seat 2' }).click();
  await openTable(page, id);
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave: a bot stands in' }).click();
  await expect(question(page)).toContainText('A bot plays for you.');
  // The bot has moved; now it waits for the friend, who is asked.
  await nextMoment(friend);
  await expect(friend.getByText('a bot stands in')).toHaveCount(1);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(question(page)).not.toContainText('A bot plays for you.');
  await friend.context().close();
});

test('a hint names a legal choice, shows it and what to expect', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, seats);
  await openTable(page, id);
  await nextMoment(page);
  const labels = await page.locator('[data-list] [data-choice] > span:first-child').allTextContents();
  await page.keyboard.press('h');
  await expect(page.getByText('The strongest bot is thinking')).toBeVisible();
  const said = page.getByText('The strongest bot would do this');
  await expect(said).toBeVisible({ timeout: 30_000 });
  const hint = (await said.textContent())!;
  expect(labels.some((label) => hint.includes(label.trim()))).toBe(true);
  await page.locator('[data-notes]').getByText('Odds').click();
  await expect(page.locator('[data-notes]').getByText(/Livia: \d+ % to win, about −?\d+ points?/)).toBeVisible();
  await expect(page.locator('[data-because]')).toContainText(/^Because/);
  const shown = page.locator('[data-list] .choice.selected');
  await expect(shown).toHaveCount(1);
  expect(hint).toContain((await shown.locator('span').first().textContent())!.trim());
  await expectAccessible(page);
  const before = await page.locator('main.table').getAttribute('data-seq');
  await page.getByRole('button', { name: 'Do this', exact: true }).click();
  await expect(page.locator('main.table')).not.toHaveAttribute('data-seq', before!);
  await expect(said).toBeHidden();
});

test('a live table shows clocks that run', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, seats, { pace: { kind: 'live', bank_s: 600, increment_s: 5 } });
  await openTable(page, id);
  await nextMoment(page);
  // The own clock; those of the others stand beside their names.
  const clock = page.getByRole('banner').locator('.clock:not(li .clock)');
  await expect(clock).toHaveText(/\d+:\d\d$/);
  const before = await clock.textContent();
  await expect(clock).not.toHaveText(before!, { timeout: 5000 });
});

test('a finished game is reviewed: its course, the costliest decisions, the way to them', async ({ page }) => {
  await prefer(page, {});
  // The game itself is not what is tested: a review as the server answers it stands in.
  const { id } = await makeTable(page, seats);
  await hurry(page, id);
  const log = await page.evaluate(async (id) => (await fetch(`/api/tables/${id}/log`)).json(), id);
  const own = log.entries.filter((entry: any) => entry.actor === 0).slice(0, 5);
  const moves = own.map((entry: any, i: number) => ({
    move: entry.move, seat: 0, played: entry.action, best: i === 4 ? entry.action : 'store', loss: i === 4 ? 0 : 0.05 + i / 20,
    score_loss: 1.5, expected: [0.6 - i / 10, 0.4 + i / 10], scores: [30, 25],
  }));
  let state = 'running';
  await page.route('**/review', (route) => route.fulfill({ json: { state, progress: state === 'done' ? 1 : 0.4, moves } }));
  await openTable(page, id);
  await page.getByRole('button', { name: 'Review the game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review of the game' });
  await expect(dialog.getByText('looking through the game: 40 %')).toBeVisible();
  state = 'done';
  await expect(dialog.getByRole('progressbar')).toBeHidden();
  const worst = dialog.locator('.stack > ol > li');
  await expect(worst).toHaveCount(3);
  await expect(worst.first()).toContainText('Costs 20 percentage points of the chance to win, about 1.5 points');
  await expect(dialog.getByText('1 further slip')).toBeVisible();
  const graph = dialog.getByRole('slider', { name: 'Chance to win over the game' });
  await graph.focus();
  await page.keyboard.press('ArrowRight');
  await expect(graph).toHaveAttribute('aria-valuetext', `Before move ${own[1].move}, Livia 50 %, Balbus 50 %`);
  await page.keyboard.press('End');
  await expect(graph).toHaveAttribute('aria-valuetext', /^At the end, /);
  await dialog.getByRole('radio', { name: 'Result to expect' }).check();
  await expect(dialog.getByRole('slider', { name: 'Expected result over the game' })).toBeVisible();
  await expectAccessible(page);
  await worst.first().getByRole('link').click();
  await expect(page.locator('output.number')).toHaveText(new RegExp(`^${own[3].move - 1} of`));
  await expect(page.getByText('Livia did this: ')).toBeVisible();
  await expect(page.getByText('Better: ')).toBeVisible();
  await expectAccessible(page);
});

test('a bot judges a finished game', async ({ page }) => {
  test.setTimeout(120_000);
  await prefer(page, {});
  const { id } = await makeTable(page, seats);
  await hurry(page, id);
  // Decisions are judged one after the other, while people read.
  const judged = async () => {
    const answer = await page.request.get(`/api/tables/${id}/review`);
    return ((await answer.json()) as { moves: unknown[] }).moves.length;
  };
  await expect.poll(judged, { timeout: 60_000 }).toBeGreaterThan(1);
});

test('who looks elsewhere is called back by title, notification and sound', async ({ browser, server }) => {
  const page = await person(browser, server, { permissions: ['notifications'] });
  await page.addInitScript(() => {
    const called = { notes: [] as string[], tones: 0, away: false };
    Object.assign(window, { called });
    Object.defineProperty(document, 'hidden', { get: () => called.away });
    window.Notification = class extends Notification {
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        called.notes.push(options?.body ?? '');
      }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      ++called.tones;
      start.call(this, when);
    };
  });
  await prefer(page, { list: true, notify: true, sound: true });
  const { id } = await makeTable(page, seats);
  await openTable(page, id);
  await expect(page).toHaveTitle(/Your turn/);
  const called = () => page.evaluate(() => (window as any).called as { notes: string[]; tones: number });
  const before = (await called()).tones;
  expect((await called()).notes).toEqual([]);
  await page.evaluate(() => ((window as any).called.away = true));
  while ((await nextMoment(page)).kind !== 'held') await byList(page, 0);
  await endTurn(page).click();
  await expect.poll(async () => (await called()).notes, { timeout: 60_000 }).toEqual(['Your turn']);
  expect((await called()).tones).toBe(before + 2);
  await expect(page).toHaveTitle(/Your turn/);
  expectQuiet(page.context());
  await page.context().close();
});

test('a finished game is counted once all that was scored is known', async ({ page }) => {
  await prefer(page, {});
  const { id } = await makeGolden(page, 'carpe_diem/2_seats_greedy', 1e6);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/log*', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('main.table .board')).toBeVisible();
  await expect(page.locator('[data-count]')).toHaveCount(0);
  answer();
  await expect(page.locator('[data-count]')).toBeVisible();
  const scores = await page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}`)).json()).result.scores as number[], id);
  await expect(page.locator('[data-count] tfoot td[data-rank]')).toHaveText(scores.map(String));
});

test('on a phone the count has the room of the tabs until somebody looks at the table', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await prefer(page, {});
  const { id } = await makeGolden(page, 'ave_roma/5_seats_greedy', 1e6);
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('[data-count="done"]')).toBeVisible();
  const tab = page.getByRole('tab', { name: /^My board/ });
  await expect(tab).toHaveCount(0);
  // Every row of it is in sight.
  await expect(page.locator('[data-count] tbody tr').last()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Look at the table' }).tap();
  await tab.tap();
  await expect(page.locator('.stage .own').first()).toBeVisible();
  await page.context().close();
});

test('the lobby waits for whoever has not ended their turn', async ({ page }) => {
  await prefer(page, {});
  const { id } = await makeTable(page, seats);
  await openTable(page, id);
  for (let i = 0; i < 12 && (await nextMoment(page)).kind !== 'held'; ++i) await byBoard(page, i);
  await expect(page.locator('[data-end-turn]')).toBeEnabled();
  await page.goto('/#/');
  await expect(page.locator('.ledge a.you')).toContainText('Your turn');
});
