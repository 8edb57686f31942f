// Discordia at the table: whole games by clicks and panels, alone, with bots, around one screen.
import { endTurn, expect, expectAccessible, expectNoOverflow, hurry, makeGolden, makeTable, openTable, person, prefer, question, test, undo } from './fixtures';
import type { Page } from '@playwright/test';
import { byBoard, byList, clickThrough, finalScores, logLines, nextMoment, playOn, sheetTotals } from './player';

const bot = { kind: 'bot' as const, level: 'random' };
const me = { kind: 'me' as const };
const discordia = { game: 'discordia' };

for (const rivals of [1, 3]) {
  test(`a whole game at ${rivals + 1} against bots, by clicks on the board`, async ({ page }) => {
    await prefer(page, { guide: false });
    const { id } = await makeTable(page, [me, ...Array.from({ length: rivals }, () => bot)], discordia);
    await openTable(page, id);
    expect(await clickThrough(page, 'done')).toBeGreaterThan(20);
    const scores = await finalScores(page);
    expect(scores).toHaveLength(rivals + 1);
    // Fewest workers win: the result is in the order of the reserves.
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect([...(await sheetTotals(page))].sort((a, b) => a - b)).toEqual(scores);
    expect(await page.locator('[data-scores]').textContent()).toContain('fewer is better');
  });
}

test('alone against Janus, who acts step by step', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me], discordia);
  await openTable(page, id);
  await playOn(page, byBoard, 6);
  await expect(page.locator('[data-place="janus"]')).toHaveAttribute('aria-label', /Janus/);
  // His card stands where the rivals of others stand, and says what he has done.
  await expect(page.getByRole('article', { name: 'Janus' }).getByRole('listitem').first()).toContainText('Janus');
  await clickThrough(page, 'done');
  expect(await finalScores(page)).toHaveLength(1);
});

test('hot-seat: no curtain, since nothing is secret', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, me], discordia);
  await openTable(page, id);
  const asked = new Set<string>();
  for (let i = 0; i < 14; ++i) {
    const now = await nextMoment(page);
    expect(now.kind).not.toBe('curtain');
    asked.add((await page.locator('[data-place^="ring-"]').first().getAttribute('data-place'))!);
    await playOn(page, byBoard, 1);
  }
  expect(asked.size).toBe(2);
});

test('undo goes back to the roll, never across it', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/1_seats_greedy', 0);
  await openTable(page, id);
  await nextMoment(page);
  await byBoard(page, 0);
  // The first tile lies; with the word to go on the dice roll, and it is settled.
  await expect(undo(page)).toBeEnabled();
  await endTurn(page).click();
  const die = page.locator('.field [data-choice^="die "]').first();
  await expect(die).toBeVisible();
  await expect(undo(page)).toBeDisabled();
  await die.click();
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  await expect(die).toBeVisible();
  await expect(undo(page)).toBeDisabled();
});

test('a reload in the middle shows the same table', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, bot], discordia);
  await hurry(page, id, 25);
  await openTable(page, id);
  await nextMoment(page);
  const seen = async () => ({
    question: await question(page).getByRole('heading').textContent(),
    choices: await page.locator('.field [data-choice]').evaluateAll((all) => all.map((each) => each.getAttribute('data-choice')).sort()),
    stock: await page.locator('[data-place="own-reserve"]').textContent(),
    log: await logLines(page).allTextContents(),
  });
  await expect(logLines(page).first()).toContainText('first workers');
  const before = await seen();
  await page.reload();
  await nextMoment(page);
  await expect(logLines(page)).toHaveCount(before.log.length);
  expect(await seen()).toEqual(before);
  await playOn(page, byBoard, 2);
});

for (const [what, moves, verb] of [['sent', 46, 'Sends'], ['returned', 47, 'Returns']] as const) {
  test(`workers are ${what} as a whole by one panel`, async ({ page }) => {
    await prefer(page, { guide: false });
    const { id } = await makeGolden(page, 'discordia/1_seats_greedy', moves);
    await openTable(page, id);
    const panel = page.locator('.discordia-dock .confirm');
    const card = page.locator('[data-place="reserve-0"]');
    const reserve = Number.parseInt((await card.getAttribute('aria-label'))!);
    const n = Number(/\d+/.exec((await panel.textContent())!)![0]);
    expect(n).toBeGreaterThan(0);
    // What would be left is told before.
    await expect(card).toContainText(`→ ${reserve - n}`);
    await panel.click();
    // With the last of them the season ends: that waits for the end of the turn, the deed itself is done.
    await expect(endTurn(page)).toBeEnabled();
    await expect(card).toHaveAttribute('aria-label', new RegExp(`^${reserve - n} `));
    await undo(page).click();
    await expect(card).toHaveAttribute('aria-label', new RegExp(`^${reserve} `));
    await panel.click();
    await endTurn(page).click();
    await expect(card).not.toHaveAttribute('aria-label', new RegExp(`^${reserve} `));
    await expect(logLines(page).filter({ hasText: `${verb} ` }).last()).toContainText(`${n} `);
  });
}

test('a tile that is pointed at shows who would work there, and what is left then', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 110);
  await openTable(page, id);
  const places = page.locator('[data-place="tile-KA5"] use[href="#di-w-r"]');
  await expect(places).toHaveCount(0);
  await page.locator('[data-dock] [data-choice="special KA5"]').hover();
  await expect(places).toHaveCount(1);
  await expect(page.locator('[data-place="reserve-1"]').first()).toContainText('→ 19');
  await expect(page.locator('[data-place="balance-1"]')).toContainText('22 → 20');
});

test('the sum of the year\'s end keeps step with the tile that is pointed at', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/3_seats_greedy', 180);
  await openTable(page, id);
  const terms = page.locator('[data-place="balance-1"] text.strong');
  const told = async () => (await terms.allTextContents()).slice(1, 5).map((term) => term.replace('= ', ''));
  await expect.poll(told).toEqual(['5', '3', '7−1', '+2']);
  await page.locator('[data-dock] [data-choice="tile SA3"]').hover();
  await expect.poll(told).toEqual(['5', '5', '7−1', '+4']);
});

test('what is not asked lies in the shade', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 60);
  await openTable(page, id);
  // The other five columns; Towers, Decrees, Privileges and the store, but not the Expansions.
  await expect(page.locator('[data-place="display"] .veil.down')).toHaveCount(5);
  await expect(page.locator('.veil.down')).toHaveCount(9);
});

test("a rival's city opens large by click and key", async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 110);
  await openTable(page, id);
  const small = page.getByRole('button', { name: /^Enlarge/ });
  const large = page.getByRole('dialog', { name: /^City of/ });
  const { width } = (await small.boundingBox())!;
  await small.click();
  await expect(large.locator('[data-place="tile-FD6"]')).toBeVisible();
  expect((await large.locator('svg.di').first().boundingBox())!.width).toBeGreaterThan(3 * width);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await small.press('Enter');
  await expect(large).toBeVisible();
});

test('on a phone the city of a single rival stands there whole', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 110);
  await openTable(page, id);
  await page.getByRole('tab', { name: /Rivals/ }).tap();
  const box = (await page.locator('.stage [data-place="tile-FD6"]').boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThan(50);
  await expectNoOverflow(page);
  // Turned to the side the same screen has room for the column.
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
  await page.context().close();
});

test('at four each rival\'s town lies across its card, and says whether the raid is held', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/4_seats_greedy', 60);
  await openTable(page, id);
  for (const card of await page.locator('article[data-rival]').all()) {
    const [whole, town] = [(await card.boundingBox())!, (await card.locator('.map svg').first().boundingBox())!];
    expect(town.width).toBeGreaterThan(0.85 * whole.width);
    await expect(card.getByLabel(/repelled|lost/).first()).toBeVisible();
  }
});

test('axe, German, and a small phone', async ({ browser, server }) => {
  const page = await person(browser, server, { locale: 'de-DE', viewport: { width: 360, height: 740 } });
  await prefer(page, { language: 'de', guide: true, curtain: false });
  const { id } = await makeGolden(page, 'discordia/3_seats_greedy', 60);
  await page.goto(`/#/table/${id}`);
  await nextMoment(page);
  const note = page.locator('[data-newcomer] .button');
  if (await note.isVisible()) await note.click();
  for (const name of ['Plan', 'Mein Brett', 'Mitspieler']) {
    const tab = page.getByRole('tab', { name });
    await tab.click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
  await expectAccessible(page);
  expect(await page.locator('main.table').textContent()).not.toMatch(/board\.|[{}]|undefined/);
  await page.goto('/#/rules/discordia');
  await expect(page.locator('.intro')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

test('the list of choices names what the board offers', async ({ page }) => {
  await prefer(page, { list: true, guide: false });
  const { id } = await makeTable(page, [me, bot], discordia);
  await openTable(page, id);
  await playOn(page, byList, 8);
  await nextMoment(page);
  const names = await page.locator('[data-list] [data-choice]').allTextContents();
  for (const name of names) expect(name).not.toMatch(/board\.|[{}]|undefined/);
});

/** A golden game of two at the moment when a die is to be chosen: blue 2, yellow 4, red 5. */
async function atTheDice(page: Page) {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 59);
  await openTable(page, id);
  await expect(page.locator('.stage [data-choice="die b 2"]')).toBeVisible();
}

test('a turn by mouse on the things themselves', async ({ page }) => {
  await atTheDice(page);
  await page.locator('.stage [data-choice="die b 2"]').click();
  const tile = page.locator('.stage [data-choice="tile KB6"]');
  await expect(tile).toBeVisible();
  // Pointed at, it stands in the city as a ghost, and the dock says what it does.
  await tile.hover();
  await expect(page.locator('.stage .ghost').first()).toBeVisible();
  await expect(page.locator('[data-effect]')).toContainText('Barracks (red die, 6)');
  await tile.click();
  // Nobody works in the old Barracks: nobody would come back, and nothing is said. The free fort is better.
  await page.locator('.stage [data-choice^="over "]').hover();
  await expect(page.locator('[data-effect]')).toContainText('Cover Barracks');
  await expect(page.locator('.stage svg.di').first()).not.toContainText('come back');
  await page.locator('.stage [data-choice="free"]').click();
  await expect(page.locator('.stage [data-place="tile-KB6"]')).toBeVisible();
  await expect(page.locator('[data-choice="tile KA3"]')).toHaveCount(0);
  // The boat of summer is an extra, blue, and the last thing to do: then the other seat plays.
  const boat = page.locator('.stage [data-choice="boat"]');
  await expect(boat).toHaveClass(/extra/);
  await boat.click();
  await expect(page.locator('[data-place="ring-1"]').first()).toContainText('4');
});

test('a turn by keyboard alone', async ({ page }) => {
  await atTheDice(page);
  // The dice lie in a row: red on 5, yellow on 4, blue on 2.
  for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-choice'))).toBe('die b 2');
  await page.keyboard.press('Enter');
  const tile = page.locator('.stage [data-choice="tile KB6"]');
  await expect(tile).toBeVisible();
  await tile.focus();
  await page.keyboard.press('Enter');
  await page.locator('.stage [data-choice="free"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.stage [data-place="tile-KB6"]')).toBeVisible();
});

test('a turn by touch: the first tap shows, the second takes', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await atTheDice(page);
  const dice = page.locator('.discordia-dock [data-choice="die b 2"]');
  const box = (await dice.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await dice.tap();
  await dice.tap();
  const tile = page.locator('.stage [data-choice="tile KB6"]').first();
  await expect(tile).toBeInViewport();
  await tile.tap();
  await expect(page.locator('[data-effect]')).toContainText('Barracks (red die, 6)');
  await tile.tap();
  // The page turns to the own city, where the free fort glows.
  const free = page.locator('.stage [data-choice="free"]');
  await expect(free).toBeInViewport();
  await free.tap();
  await free.tap();
  await expect(page.locator('.discordia-dock [data-choice="done"]')).toBeInViewport();
  await page.getByRole('tab', { name: /My board/ }).tap();
  await expect(page.locator('.stage [data-place="tile-KB6"]')).toBeVisible();
  await page.context().close();
});

test('own workers are picked where they stand', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/4_seats_greedy', 200);
  await openTable(page, id);
  const confirm = page.locator('.discordia-dock .confirm');
  await expect(confirm).toHaveText('Return 2');
  const farmers = page.locator('[data-place="reserve-0-y"] [role="button"]');
  await farmers.click();
  // One farmer instead of one of the two merchants.
  await expect(confirm).toHaveAttribute('data-choice', 'return w 1');
  await confirm.click();
  await expect(page.locator('[data-place="reserve-0"] .title.bad')).toHaveText('15');
});

for (const [seats, moves] of [[1, 60], [2, 150], [3, 262], [4, 231]] as const) {
  test(`at ${seats}: all words of the table are at least 12 pixels high at 1024 × 768, and nothing overflows`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await prefer(page, { guide: false });
    const { id } = await makeGolden(page, `discordia/${seats}_seats_greedy`, moves);
    await openTable(page, id);
    await expect(page.locator('.stage svg.di')).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<SVGTextElement>('svg.di text')]
        .map((each) => ({ words: each.textContent, px: parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM()!.a }))
        .filter(({ px }) => px < 11.9),
    );
    expect(small).toEqual([]);
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectAccessible(page);
    // The rivals' cities are drawn as close as they must be, and stand there whole.
    const rivals = () => page.locator('aside > .rivals').evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect.poll(rivals).toBeLessThanOrEqual(1);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(rivals).toBeLessThanOrEqual(1);
  });
}

for (const [golden, moves] of [['3_seats_greedy', 160], ['3_seats_greedy', 35], ['4_seats_greedy', 222]] as const) {
  test(`at 1024 × 768 every button of the dock is seen whole: ${golden} after ${moves}`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await prefer(page, { guide: false });
    const { id } = await makeGolden(page, `discordia/${golden}`, moves);
    await openTable(page, id);
    const buttons = page.locator('.discordia-dock button');
    await expect(buttons.first()).toBeVisible();
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
  });
}

for (const [width, height] of [[1280, 720], [360, 640]] as const) {
  test(`at ${width} × ${height} workers can be picked and confirmed without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { guide: false });
    const { id } = await makeGolden(page, 'discordia/4_seats_greedy', 9);
    await openTable(page, id);
    const buttons = page.locator('.discordia-dock button');
    await expect(buttons).toHaveCount(9);
    const least = width < 500 ? 44 : 40;
    for (const button of await buttons.all()) {
      await expect(button).toBeInViewport({ ratio: 1 });
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(least - 0.5);
    }
  });

  test(`at ${width} × ${height} dice of one value lie side by side above their column, and the dock has each of them large`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prefer(page, { guide: false });
    const least = width < 500 ? 43.5 : 39.5;
    for (const [golden, moves] of [['4_seats_greedy', 43], ['3_seats_greedy', 302]] as const) {
      const { id } = await makeGolden(page, `discordia/${golden}`, moves);
      await openTable(page, id);
      const dice = page.locator('.field .legal[data-choice^="die "]');
      await expect(dice).toHaveCount(3);
      const seen = await Promise.all(
        (await dice.all()).map(async (die) => {
          const choice = (await die.getAttribute('data-choice'))!;
          return { ...(await die.boundingBox())!, choice, value: choice.split(' ')[2]! };
        }),
      );
      seen.sort((a, b) => a.x - b.x);
      for (const [i, die] of seen.entries()) {
        const mates = seen.filter(({ value }) => value === die.value).length;
        expect(die.height).toBeGreaterThanOrEqual(least);
        // They share the room of their column.
        expect(die.width).toBeGreaterThanOrEqual([least, 21, 12][mates - 1]!);
        if (i) expect(die.x).toBeGreaterThanOrEqual(seen[i - 1]!.x + seen[i - 1]!.width - 1);
        expect(die.x).toBeGreaterThanOrEqual(0);
        expect(die.x + die.width).toBeLessThanOrEqual(width);
        const column = (await page.locator(`.field [data-place="column-${die.value}"]`).boundingBox())!;
        const middle = die.x + die.width / 2;
        if (mates < 3) expect(middle > column.x && middle < column.x + column.width, `${die.choice} at ${middle}`).toBe(true);
        const large = (await page.locator(`.discordia-dock [data-choice="${die.choice}"]`).boundingBox())!;
        expect(Math.min(large.width, large.height)).toBeGreaterThanOrEqual(least);
      }
    }
  });
}

test('what costs the main action and is free, too, is told apart on its tile, and offered free in the dock', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/3_seats_greedy', 250);
  await openTable(page, id);
  const stall = page.locator('.stage [data-choice$=" SC2b"]');
  await expect(stall.nth(0)).toHaveText('free');
  await expect(stall.nth(1)).toHaveText('main');
  const dock = page.locator('.discordia-dock');
  await expect(dock.locator('[data-choice$=" SC2b"]')).toHaveAttribute('data-choice', 'special SC2b');
  // So many choices are gathered, and each says in full what it is.
  await expect(dock.getByRole('button')).toHaveCount(7);
  for (const words of await dock.locator('.act b').all()) expect(await words.evaluate((b) => b.scrollWidth <= b.clientWidth + 1)).toBe(true);
  await dock.getByText('Send workers').click();
  await expect(dock.locator('[data-choice="deploy MA1"]')).toBeVisible();
});

test('ending a turn stands back while there is a main action', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/3_seats_greedy', 250);
  await openTable(page, id);
  const finish = page.locator('.discordia-dock [data-choice="done"]');
  await expect(finish).toHaveClass(/pass/);
  await page.locator('.discordia-dock [data-choice="stars"]').click();
  await expect(finish).toHaveClass(/done/);
});

test('a draw in the middle of a turn is not called its end', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 5, [me, bot]);
  await openTable(page, id);
  await page.locator('.discordia-dock [data-choice="boat"]').click();
  await expect(endTurn(page)).toContainText('Draw');
  await expect(question(page)).toContainText('Draw 2 workers, then return 2');
  // As long as it waits, it is nobody else's turn.
  await expect(page.locator('article[data-rival]')).not.toHaveClass(/active/);
  await expect(question(page)).toContainText("Takes the boat's bonus");
  await endTurn(page).click();
  await expect(question(page)).toContainText('go back to the bag');
});

test('a narrow screen shows the own city once it has been built in, and tells the turn', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 15, [me, bot]);
  await openTable(page, id);
  for (const choice of ['die y 6', 'tile SC6']) {
    await page.locator(`.field [data-choice="${choice}"]`).first().tap();
    await page.locator('[data-take]').tap();
  }
  await expect(endTurn(page)).toBeVisible();
  await expect(page.getByRole('tab', { name: /My board/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-caption]')).toContainText('Places');
  await page.context().close();
});

test('one arrow points newcomers at a die until the note is read', async ({ page }) => {
  await prefer(page, { guide: true });
  const { id } = await makeGolden(page, 'discordia/3_seats_greedy', 4);
  await openTable(page, id);
  await expect(page.locator('[data-pointing]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.locator('[data-pointing]')).toHaveCount(0);
});

test('the end of a turn shows what comes of it', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 96);
  await openTable(page, id);
  await expect(page.locator('.discordia-dock [data-choice="done"]')).toContainText('then the raid: −1 Star');
});
