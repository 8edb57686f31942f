// Whole games, each by one way of playing.
import {
  expect, expectQuiet, hurry, makeGolden, makeTable, openTable, person, prefer, question, test, undo,
} from './fixtures';
import { byBoard, byKeys, byList, byTouch, finalScores, logLines, nextMoment, playOn, sheetTotals } from './player';

test('by clicks on the board, from the lobby to the result, against a bot', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Number of players' }).first().selectOption('2');
  await page.getByRole('button', { name: 'Play now against bots: Carpe Diem' }).click();
  await expect(question(page)).toBeVisible();
  await playOn(page, byBoard);
  const scores = await finalScores(page);
  expect(scores).toHaveLength(2);
  expect([...(await sheetTotals(page))].sort((a, b) => b - a)).toEqual([...scores].sort((a, b) => b - a));
});

for (const [game, rivals] of [['carpe-diem', 1], ['discordia', 1], ['ave-roma', 2]] as const) {
  test(`${game} by one thumb on a phone, with real taps`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await prefer(page, { guide: false });
    const bots = Array.from({ length: rivals }, () => ({ kind: 'bot' as const, level: 'random' }));
    const { id } = await makeTable(page, [{ kind: 'me' }, ...bots], { game });
    await openTable(page, id);
    expect(await playOn(page, byTouch)).toBeGreaterThan(15);
    expect(await finalScores(page)).toHaveLength(rivals + 1);
    expectQuiet(page.context());
    await page.context().close();
  });
}

test('by the text list alone', async ({ page }) => {
  await prefer(page, { list: true });
  const { id } = await makeTable(page, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await openTable(page, id);
  await expect(page.getByRole('tab', { name: 'Choices' })).toHaveAttribute('aria-selected', 'true');
  const made = await playOn(page, byList);
  expect(made).toBeGreaterThan(40);
  await finalScores(page);
});

test('by the keyboard alone', async ({ page }) => {
  await prefer(page, {});
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now against bots: Carpe Diem' })).toBeVisible();
  // Nothing is clicked in this test.
  for (let i = 0; i < 20; ++i) {
    await page.keyboard.press('Tab');
    const on = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    if (on.includes('Play now against bots: Carpe Diem')) break;
  }
  await page.keyboard.press('Enter');
  await nextMoment(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('tab', { name: 'Score' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await playOn(page, byKeys);
  await finalScores(page);
});

test('two browsers against each other, with an onlooker', async ({ browser, server }) => {
  const livia = await person(browser, server);
  const marcus = await person(browser, server);
  const guest = await person(browser, server);
  for (const page of [livia, marcus]) await prefer(page, { list: true, hold: false });
  await prefer(guest, {});

  await livia.goto('/#/new/carpe-diem');
  await livia.getByRole('button', { name: 'Open the table' }).click();
  const link = await livia.getByRole('textbox', { name: 'Link for friends' }).inputValue();
  await marcus.goto(link);
  await marcus.getByRole('button', { name: 'Sit at seat 2' }).click();
  await nextMoment(livia).catch(() => nextMoment(marcus));
  const id = /t_[\w-]+/.exec(livia.url())![0];
  await openTable(guest, id);

  for (let made = 0; made < 24; ) {
    const [a, b] = await Promise.all(
      [livia, marcus].map((page) => page.locator('[data-list] [data-choice]').count()),
    );
    if (a! > 0) await byList(livia, made++);
    else if (b! > 0) await byList(marcus, made++);
    else await livia.waitForTimeout(20);
  }
  expect(await livia.locator('main.table').getAttribute('data-seq')).toBe(
    await marcus.locator('main.table').getAttribute('data-seq'),
  );
  await Promise.all([hurry(livia, id), hurry(marcus, id)]);
  expect(await finalScores(livia)).toEqual(await finalScores(marcus));
  expect(await finalScores(guest)).toEqual(await finalScores(livia));
  await expect(undo(guest)).toHaveCount(0);
  await expect(guest.locator('[data-choice]')).toHaveCount(0);
  for (const page of [livia, marcus, guest]) {
    expectQuiet(page.context());
    await page.context().close();
  }
});

test('hot-seat: two people at one screen, to the end', async ({ page }) => {
  await prefer(page, { list: true });
  await page.goto('/#/new/carpe-diem');
  await page.getByRole('combobox', { name: 'Seat 2' }).selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await playOn(page, byList)).toBeGreaterThan(100);
  const scores = await finalScores(page);
  expect(scores).toHaveLength(2);
  expect([...(await sheetTotals(page))].sort((a, b) => b - a)).toEqual(scores);
});

test('hot-seat from the lobby: one button, names, a handover', async ({ page }) => {
  await prefer(page, { list: true });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play a friend: Carpe Diem' }).click();
  await page.getByRole('textbox', { name: 'Name of player 1' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name of player 2' }).fill('Bruno');
  await page.getByRole('button', { name: 'Sit down together' }).click();
  await expect(page.locator('main.table')).toBeVisible();
  for (const name of ['Anna', 'Bruno']) await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  await playOn(page, byList, 3);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(logLines(page).filter({ hasText: 'Bruno' }).or(logLines(page).filter({ hasText: 'Anna' })).first()).toBeVisible();
});

test('hot-seat: a curtain before secrets', async ({ page }) => {
  await prefer(page, { list: true });
  // The second seat has put one of two fountain cards back and holds the other.
  const { id } = await makeGolden(page, 'carpe_diem/2_seats_greedy', 70);
  await openTable(page, id);
  let curtains = 0;
  for (let i = 0; i < 60 && curtains < 2; ++i) {
    if ((await nextMoment(page)).kind !== 'curtain') {
      await playOn(page, byList, 1, 'curtain');
      continue;
    }
    ++curtains;
    // Nothing of the table shows before the next person says so.
    await expect(page.locator('.field [data-choice]')).toHaveCount(0);
    await expect(page.locator('[data-list] [data-choice]')).toHaveCount(0);
    await page.locator('[data-curtain] button').click();
    await expect(page.locator('[data-curtain]')).toHaveCount(0);
  }
  // Each time anew, also when the other seat has nothing to hide.
  expect(curtains).toBe(2);
});

test('the server is killed in the middle and comes back', async ({ browser }) => {
  const { Server } = await import('./server');
  const own = await Server.start();
  try {
    const page = await person(browser, own);
    await prefer(page, { list: true });
    const { id } = await makeTable(page, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
    await openTable(page, id);
    await playOn(page, byList, 12);
    await nextMoment(page);
    await page.getByRole('tab', { name: 'Log' }).click();
    const before = await logLines(page).allTextContents();
    const asked = await question(page).getByRole('heading').textContent();

    await own.kill();
    await expect(page.getByText('Connection lost')).toBeVisible();
    await own.run();
    await expect(page.getByText('Connection lost')).toBeHidden({ timeout: 15_000 });
    expect(await logLines(page).allTextContents()).toEqual(before);
    await expect(question(page).getByRole('heading')).toHaveText(asked!);

    await page.getByRole('tab', { name: 'Choices' }).click();
    await playOn(page, byList, 5);
    await hurry(page, id);
    await finalScores(page);
    expectQuiet(page.context(), /WebSocket|ERR_CONNECTION|Failed to load/);
    await page.context().close();
  } finally {
    await own.remove();
  }
});
