// Every screen: without violations, in both languages, and at the width of a small phone.
import {
  expect, expectAccessible, expectNoOverflow, expectQuiet, hurry, makeGolden, makeTable, openTable, person, prefer,
  test,
} from './fixtures';
import { byList, nextMoment, playOn } from './player';
import { inGame, openPosition } from './positions';

const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'random' }];

test('axe: lobby and its dialogs', async ({ page }) => {
  await makeTable(page, seats);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await expect(page.locator('.ledge a.run')).toBeVisible();
  await expectAccessible(page);
  for (const name of ['Livia', 'Settings', 'Import a record', 'Watch', 'Play a friend: Discordia']) {
    await page.getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('axe: new table, waiting room, rules, nowhere', async ({ page }) => {
  await page.goto('/#/new/carpe-diem');
  await expect(page.getByRole('combobox', { name: 'Seat 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('textbox', { name: 'Link for friends' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/#/rules/carpe-diem/CD-20');
  await expect(page.locator('#rule-CD-20')).toBeFocused();
  await expectAccessible(page);
  await page.goto('/#/elsewhere');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expectAccessible(page);
});

test('a table is opened by the picture of its game, and the rules are turned to by their parts', async ({ page }) => {
  await page.goto('/#/new/carpe-diem');
  await expect(page.getByRole('radio', { name: /Carpe Diem/ })).toBeChecked();
  await page.getByText('Discordia', { exact: true }).click();
  await expect(page.getByRole('radio', { name: /Discordia/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Workers' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /Ave Roma/ })).toBeChecked();
  for (const n of [1, 2]) await page.getByRole('combobox', { name: `Seat ${n}` }).selectOption('me');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ave Roma');
  await page.goto('/#/rules/discordia');
  await page.getByRole('button', { name: 'Every rule by number' }).click();
  await expect(page.getByRole('heading', { name: 'Every rule by number' })).toBeInViewport();
});

test('axe: the table with all its tabs, held, over, in replay', async ({ page }) => {
  await prefer(page, { curtain: false });
  const { id } = await makeGolden(page, 'carpe_diem/2_seats_greedy', 6);
  await openTable(page, id);
  await nextMoment(page);
  for (const name of ['Choices', 'Score', 'Rules', 'Log']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Before a rival's turn the table holds; who plays all seats may take everything back instead.
  const { id: held } = await makeTable(page, [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }]);
  await openTable(page, held);
  await page.getByRole('tab', { name: 'Choices' }).click();
  for (let i = 0; i < 12 && (await nextMoment(page)).kind === 'asked'; ++i) await byList(page, i);
  await expect(page.locator('[data-end-turn]')).toBeVisible();
  await expectAccessible(page);
  await hurry(page, id);
  await openTable(page, id);
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/#/table/${id}/move/12`);
  await expect(page.locator('output.number')).toHaveText(/^12/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expectAccessible(page);
});

for (const game of ['carpe_diem', 'discordia', 'ave_roma']) {
  test(`axe: every kind of choice in ${game}`, async ({ page }) => {
    await prefer(page, { guide: false, curtain: false });
    for (const position of inGame(game)) {
      await openPosition(page, position);
      await expect(page.locator('main.table'), position.join(' ')).toHaveAttribute('data-decision', position[2]);
      await expectAccessible(page);
    }
  });
}

test('axe: the curtain of a hot-seat table', async ({ page }) => {
  await prefer(page, {});
  // The seat that is asked holds a fountain card.
  const { id } = await makeGolden(page, 'carpe_diem/2_seats_greedy', 73);
  await openTable(page, id);
  await expect(page.locator('[data-curtain]')).toBeVisible();
  await expectAccessible(page);
});

test('German from end to end', async ({ browser, server }) => {
  const page = await person(browser, server, { locale: 'de-DE' });
  await prefer(page, { list: true, language: 'de' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Der Abend gehört Rom.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Jetzt spielen gegen Bots: Carpe Diem' }).click();
  await playOn(page, byList, 4);
  await nextMoment(page);
  await page.getByRole('tab', { name: 'Verlauf' }).click();
  const story = (await page.locator('.log').textContent())!;
  expect(story).not.toMatch(/[{}]|event\.|undefined| takes | places /);
  // Names, no ids of components.
  expect(story).not.toMatch(/\b[A-Z]{1,2}\d{2}\b/);
  await page.getByRole('tab', { name: 'Regeln' }).click();
  await expect(page.getByRole('heading', { name: 'Tasten' })).toBeVisible();
  await expect(page.locator('.rules li').first()).toBeVisible();
  expect(await page.locator('.rules').textContent()).not.toMatch(/\b[A-Z]{2}-\d+/);
  await expectAccessible(page);
  // The language changes at the table, without losing it.
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Einstellungen' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tab', { name: 'Rules' })).toBeVisible();
  expectQuiet(page.context());
  await page.context().close();
});

test('360 px: nothing sticks out, and a turn can be played', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await prefer(page, {});
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now against bots: Carpe Diem' })).toBeVisible();
  await expectNoOverflow(page);
  await page.goto('/#/new/carpe-diem');
  await expect(page.getByRole('combobox', { name: 'Seat 2' })).toBeVisible();
  await expectNoOverflow(page);
  await page.goto('/#/');
  await page.getByRole('button', { name: 'Play now against bots: Carpe Diem' }).tap();
  await nextMoment(page);
  // A newcomer's note: question, tabs, menu and the dock's buttons stay free.
  const note = page.locator('[data-newcomer]');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  const [over, board, buttons] = [(await note.boundingBox())!, (await page.locator('.stage').boundingBox())!, (await page.locator('[data-place="dock-undo"]').boundingBox())!];
  expect(over.y).toBeGreaterThanOrEqual(board.y);
  expect(over.y + over.height).toBeLessThanOrEqual(buttons.y);
  await page.getByRole('button', { name: 'Menu' }).click({ trial: true });
  for (const name of [/^My board/, /^Rivals/, 'Log & more']) await page.getByRole('tab', { name }).click({ trial: true });
  await note.getByRole('button', { name: 'Got it' }).tap();
  await expect(note).toHaveCount(0);
  for (const name of [/^My board/, /^Rivals/, /^Board/]) {
    await page.getByRole('tab', { name }).tap();
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Log & more' }).tap();
  await page.getByRole('tab', { name: 'Choices' }).tap();
  await playOn(page, byList, 5);
  await expectNoOverflow(page);
  await page.goto('/#/rules/carpe-diem');
  await expectNoOverflow(page);
  expectQuiet(page.context());
  await page.context().close();
});

test('360 px in German: the longer words fit, and fingers find their targets', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, locale: 'de-DE' });
  await prefer(page, { language: 'de', guide: false });
  await page.goto('/#/new/carpe-diem');
  await expect(page.getByRole('button', { name: 'Tisch eröffnen' })).toBeVisible();
  await expectNoOverflow(page);
  for (const [game, title] of [['carpe-diem', 'Carpe Diem'], ['discordia', 'Discordia'], ['ave-roma', 'Ave Roma']] as const) {
    const { id } = await makeTable(page, seats, { game });
    await page.goto(`/#/table/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await nextMoment(page);
    await expectNoOverflow(page);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('.button, [role=tab], .field button[data-choice], .field .cover')]
        .filter((each) => each.getClientRects().length > 0 && each.getBoundingClientRect().height < 38)
        .map((each) => each.getAttribute('data-choice') ?? each.textContent),
    );
    expect(small, game).toEqual([]);
  }
  expectQuiet(page.context());
  await page.context().close();
});

for (const [width, height] of [[1024, 700], [1024, 768], [1280, 800], [1440, 900], [2560, 1080], [2560, 1440]] as const) {
  test(`${width}×${height}: everything is on screen at once, nothing scrolls`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport: { width, height } });
    await prefer(page, { guide: false, curtain: false });
    const records: [string, number][] = [
      ['carpe_diem/3_seats_greedy', 40], ['discordia/3_seats_greedy', 40], ['ave_roma/three_seats_deck_17', 40],
      ['carpe_diem/4_seats_greedy', 200], ['discordia/4_seats_greedy', 347], ['ave_roma/4_seats_random_advanced_deck_all', 634], ['ave_roma/5_seats_greedy', 540],
    ];
    for (const [record, moves] of records) {
      await openPosition(page, [record, moves, '']);
      await expectNoOverflow(page);
      const scrolls = await page.evaluate(() => {
        const board = document.querySelector('.stage .board')!;
        const rivals = document.querySelector('aside .rivals')!;
        return [document.documentElement.scrollHeight - innerHeight, board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth, rivals.scrollHeight - rivals.clientHeight];
      });
      expect(Math.max(...scrolls), record).toBeLessThanOrEqual(1);
      // Whatever can be chosen lies inside the window.
      const outside = await page.locator('.field [data-choice]').evaluateAll((all) =>
        all.filter((each) => {
          const box = each.getBoundingClientRect();
          return box.width > 0 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.top < 0 || box.left < 0);
        }).length,
      );
      expect(outside, record).toBe(0);
    }
    expectQuiet(page.context());
    await page.context().close();
  });
}

test('colours follow the setting and are remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the lobby asks once at a time', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Open tables' })).toBeVisible();
  await page.waitForTimeout(500);
  expect(asked.sort()).toEqual(['/api/games', '/api/me', '/api/tables']);
});

test('a step of the replay that the log passes over is told as what was chosen', async ({ page }) => {
  const { id } = await makeGolden(page, 'carpe_diem/3_seats_greedy', 60);
  await page.goto(`/#/table/${id}/move/40`);
  await expect(page.locator('.told')).toHaveText('Take vineyard and granary');
});

test('a page whose parts a newer one has replaced loads itself anew, once', async ({ browser, server }) => {
  const page = await person(browser, server);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now against bots: Carpe Diem' })).toBeVisible();
  let gone = 0;
  await page.route('**/assets/NewScreen-*.js', (route) => (gone++ === 0 ? route.fulfill({ status: 404 }) : route.continue()));
  await page.evaluate(() => (location.hash = '#/new/carpe-diem'));
  await expect(page.getByRole('combobox', { name: 'Seat 2' })).toBeVisible();
  expect(gone).toBe(2);
  expectQuiet(page.context(), /404|dynamically imported/);
  await page.context().close();
});
