// Nothing moves under the hand: the dock keeps its place and height, notes float, choices stay.
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, makeGolden, makeTable, openTable, person, prefer, test } from './fixtures';
import { byList, nextMoment } from './player';
import { inGame, openPosition, positions } from './positions';
import type { Page } from '@playwright/test';

const settings = { guide: false, curtain: false };

/** Where every choice and the dock's fixed buttons stand. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.field [data-choice], [data-place="dock-undo"], [data-dock]')].map((each) => {
      const box = each.getBoundingClientRect();
      return [each.getAttribute('data-choice') ?? each.className, ...[box.x, box.y, box.width, box.height].map(Math.round)].join(' ');
    }),
  );

for (const [size, viewport] of [['wide', { width: 1280, height: 800 }], ['narrow', { width: 360, height: 740 }]] as const) {
  test(`${size}: a hint, a reason and a note move no choice`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport });
    await prefer(page, settings);
    await openPosition(page, ['carpe_diem/2_seats_greedy', 5, 'move']);
    const before = await places(page);
    expect(before.length).toBeGreaterThan(3);
    await page.getByRole('button', { name: 'Why can I do this?' }).click();
    await expect(page.locator('[data-notes] .note')).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(page.locator('[data-notes]').getByText('The strongest bot')).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.context().close();
  });
}

test('narrow: a hint is read whole and hides nothing that it advises', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await prefer(page, settings);
  for (const position of [['carpe_diem/2_seats_greedy', 5, 'move'], ['carpe_diem/3_seats_greedy', 260, 'extra'], ['ave_roma/4_seats_random_advanced_deck_all', 146, 'pay'], ['discordia/2_seats_greedy', 12, 'die']] as const) {
    await openPosition(page, position);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await expect(page.locator('[data-notes] .text')).toBeVisible();
    const hidden = await page.evaluate(() => {
      const note = document.querySelector('[data-notes] .note')!.getBoundingClientRect();
      const over = (box: DOMRect) => box.left < note.right - 1 && box.right > note.left + 1 && box.top < note.bottom - 1 && box.bottom > note.top + 1;
      const words = document.querySelector('[data-notes] [data-words]')!;
      const advised = [...document.querySelectorAll('.stage .aimed')];
      const lying = advised.length > 0 ? advised : [...document.querySelectorAll('[data-dock] .aimed')];
      return { cut: words.scrollHeight - words.clientHeight, advised: lying.filter((each) => over(each.getBoundingClientRect())).length };
    });
    expect(hidden, position.join(' ')).toEqual({ cut: 0, advised: 0 });
  }
  await page.context().close();
});

test('the dock has one height at every question, with one line or two', async ({ page }) => {
  await prefer(page, settings);
  const heights = new Set<string>();
  for (const position of positions.filter((_, i) => i % 4 === 0)) {
    await openPosition(page, position);
    const box = (await page.locator('[data-dock]').boundingBox())!;
    heights.add(`${box.y} ${box.height}`);
    const grows = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(grows, position.join(' ')).toBeLessThanOrEqual(0);
  }
  expect([...heights]).toEqual(['704 96']);
});

for (const width of [1024, 1280]) {
  test(`every answer lies whole in the dock, ${width} wide`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport: { width, height: 768 }, locale: 'de-DE' });
    await prefer(page, settings);
    const asked = new Set(['pay', 'extra', 'return', 'trade', 'overflow', 'refill', 'die', 'send']);
    const cut: string[] = [];
    for (const position of [...positions.filter(([, , decision]) => asked.has(decision)), ['ave_roma/4_seats_random_advanced_deck_all', 211, 'pay'] as const]) {
      await openPosition(page, position);
      const found = await page.locator('[data-dock]').evaluate((dock) => {
        const frame = dock.getBoundingClientRect();
        const boxes = [...dock.querySelectorAll('button')].map((each) => [each, each.getBoundingClientRect()] as const);
        const middle = dock.querySelector('.middle')!;
        const scrolls = [...middle.querySelectorAll('*')].filter((each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth + 1);
        const out = boxes.filter(([, box]) => box.right > frame.right || box.bottom > frame.bottom || box.top < frame.top);
        const small = boxes.filter(([, box]) => Math.min(box.width, box.height) < 40);
        return [...scrolls, ...[...out, ...small].map(([each]) => each)].map((each) => `${each.className} ${each.textContent?.trim().slice(0, 30)}`);
      });
      if (found.length) cut.push(`${position.join(' ')}: ${found.join('; ')}`);
    }
    expect(cut).toEqual([]);
    await page.context().close();
  });
}

test('the dock’s buttons stay where they are while one looks at choices', async ({ page }) => {
  await prefer(page, settings);
  const steady = () => page.locator('[data-dock] :is([data-choice], [data-place="dock-undo"])').evaluateAll((all) => all.map((each) => {
    const { x, y, width } = each.getBoundingClientRect();
    return [each.getAttribute('data-choice'), x, y, width].join(' ');
  }));
  for (const position of [['carpe_diem/2_seats_greedy', 5, 'move'], ['carpe_diem/2_seats_greedy', 7, 'place'], ['discordia/1_seats_greedy', 6, 'turn'], ['ave_roma/4_seats_random_advanced_deck_all', 9, 'turn']] as const) {
    await openPosition(page, position);
    const before = await steady();
    const places = page.locator('.stage [data-choice]');
    for (let i = 0; i < Math.min(4, await places.count()); ++i) {
      await places.nth(i).dispatchEvent('pointermove', { pointerType: 'mouse' });
      await expect(page.locator('.question.pointed')).toBeVisible();
      expect(await steady(), position.join(' ')).toEqual(before);
    }
  }
});

test('what is chosen is undone in the same spot, by button and by Ctrl+Z', async ({ page }) => {
  await prefer(page, settings);
  await openPosition(page, inGame('carpe_diem')[1]!);
  const undo = page.getByRole('button', { name: 'Undo' });
  const at = await undo.boundingBox();
  const choices = () => page.locator('.field [data-choice]').evaluateAll((all) => all.map((each) => each.getAttribute('data-choice')).sort());
  const before = await choices();
  const seq = () => page.locator('main.table').getAttribute('data-seq');
  const asked = await seq();
  await page.locator('.field [data-choice]').first().click();
  await expect.poll(seq).not.toBe(asked);
  expect(await undo.boundingBox()).toEqual(at);
  await page.keyboard.press('Control+z');
  await expect.poll(choices).toEqual(before);
});

test('a finger shows first, then takes; the dock keeps what it showed', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await prefer(page, settings);
  await openPosition(page, ['discordia/2_seats_greedy', 85, 'deploy']);
  const main = page.locator('main.table');
  const before = await main.getAttribute('data-seq');
  const place = page.locator('.stage [data-choice]:not(button)').first();
  const wanted = (await place.getAttribute('data-choice'))!;
  await place.tap();
  await expect(page.locator('[data-effect]')).not.toHaveText(/choices? on the board/);
  expect(await main.getAttribute('data-seq')).toBe(before);
  await page.locator(`.stage [data-choice="${wanted}"]`).first().tap();
  await expect(main).not.toHaveAttribute('data-seq', before!);
  // The dock's button does what the second tap does.
  const asked = await main.getAttribute('data-seq');
  await page.locator('.stage [data-choice]:not(button)').first().tap();
  await page.locator('[data-take]').tap();
  await expect(main).not.toHaveAttribute('data-seq', asked!);
  await page.context().close();
});

for (const viewport of [{ width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
  test(`a newcomer’s note hides nothing that is asked, ${viewport.width} wide`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport });
    await prefer(page, { curtain: false });
    const hidden: string[] = [];
    for (const position of positions) {
      await openPosition(page, position);
      const note = page.locator('[data-notes].placed .guide');
      await expect(note, position.join(' ')).toBeVisible();
      const covered = await page.evaluate(() => {
        const note = document.querySelector('[data-notes] .guide')!.getBoundingClientRect();
        const over = (box: DOMRect) => box.left < note.right && box.right > note.left && box.top < note.bottom && box.bottom > note.top;
        return [...document.querySelectorAll('.stage [data-choice]')].filter((each) => over(each.getBoundingClientRect())).length;
      });
      if (covered) hidden.push(`${position.join(' ')}: ${covered}`);
    }
    expect(hidden).toEqual([]);
    await page.context().close();
  });
}

test('on a phone a newcomer’s note leaves the choices of the dock free', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefer(page, { curtain: false });
  const hidden: string[] = [];
  for (const position of [...inGame('carpe_diem'), ['carpe_diem/4_seats_greedy', 87, 'move'] as const]) {
    await openPosition(page, position);
    const note = page.locator('[data-newcomer].placed');
    await expect(note, position.join(' ')).toBeVisible();
    const covered = await note.evaluate((note) => {
      const { top, bottom } = note.getBoundingClientRect();
      return [...document.querySelectorAll('[data-dock] .choices :is(button, [data-choice])')].filter((each) => {
        const box = each.getBoundingClientRect();
        return box.width > 0 && box.top < bottom && box.bottom > top;
      }).length;
    });
    if (covered) hidden.push(`${position.join(' ')}: ${covered}`);
  }
  expect(hidden).toEqual([]);
  await page.context().close();
});

test('a finger that picks something else than advised finds its button', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await prefer(page, settings);
  await openPosition(page, inGame('carpe_diem')[0]!);
  await page.getByRole('button', { name: 'Hint', exact: true }).tap();
  const advice = page.locator('[data-notes] .hint .text');
  await expect(advice).toBeVisible({ timeout: 30_000 });
  const others = page.locator('.stage .stall.legal:not(.aimed)');
  await others.first().tap({ force: true });
  await expect(advice).toHaveCount(0);
  await page.locator('[data-dock] .choices button:visible').last().click({ trial: true });
  await page.context().close();
});

test('the newcomer’s arrow stands in what a hint would name', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 1440, height: 900 } });
  await prefer(page, { curtain: false });
  for (const position of ['carpe_diem', 'discordia', 'ave_roma'].map((game) => inGame(game)[0]!)) {
    const hinted = page.waitForResponse((answer) => answer.url().includes('/hint'));
    await openPosition(page, position);
    const { action } = await (await hinted).json();
    const arrow = page.locator('[data-pointing]');
    await expect(arrow, position.join(' ')).toHaveCount(1);
    const meant = await arrow.evaluate((each, action) => {
      const [x, y] = [parseFloat((each as HTMLElement).style.left), parseFloat((each as HTMLElement).style.top)];
      const boxes = [...document.querySelectorAll(`.field [data-choice="${CSS.escape(action)}"]`)].map((choice) => choice.getBoundingClientRect());
      return boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
    }, action);
    expect(meant, position.join(' ')).toBe(true);
  }
  await page.context().close();
});

test('a note that just fits below the log, or just does not, finds its place', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 1440, height: 940 } });
  await prefer(page, { curtain: false });
  for (const game of ['carpe_diem', 'discordia', 'ave_roma']) {
    await openPosition(page, inGame(game)[0]!);
    await expect(page.locator('[data-notes].placed .guide')).toBeVisible();
    for (let height = 940; height >= 700; height -= 3) {
      await page.setViewportSize({ width: 1440, height });
      const frame = page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))));
      expect(await Promise.race([frame, sleep(20_000, false, { ref: false })]), `${game}, ${height} high: the page stands still`).toBe(true);
    }
  }
  await page.context().close();
});

test('a hint lies still beside the log, however high the column is', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 1440, height: 1100 } });
  await prefer(page, settings);
  const { id } = await makeGolden(page, 'discordia/3_seats_greedy', 122);
  await openTable(page, id);
  await nextMoment(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('[data-notes] [data-because]')).toBeVisible();
  const unrest: string[] = [];
  const lay = new Set<string>();
  for (let height = 1100; height >= 860; height -= 2) {
    await page.setViewportSize({ width: 1440, height });
    // It may find its place in some frames; then it stays there.
    const seen = await page.evaluate(async () => {
      const where: string[] = [];
      for (let frame = 0; frame < 12; ++frame) {
        await new Promise(requestAnimationFrame);
        where.push(document.querySelector('[data-notes]')!.className);
      }
      return where.slice(5);
    });
    for (const where of seen) lay.add(where);
    if (new Set(seen).size > 1) unrest.push(`${height} high`);
  }
  expect(unrest).toEqual([]);
  expect(lay.size, 'below the log and over it').toBeGreaterThan(1);
  await page.context().close();
});

for (const [record, width, height] of [['ave_roma/5_seats_greedy', 1024, 768], ['discordia/4_seats_greedy', 1024, 768], ['ave_roma/5_seats_greedy', 1440, 900]] as const) {
  test(`a hint leaves the tabs free and gives way to the one that is opened, ${record} ${width} wide`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport: { width, height } });
    await prefer(page, settings);
    const { id } = await makeGolden(page, record, 60);
    await openTable(page, id);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const hint = page.locator('[data-notes] .text');
    await expect(hint).toBeVisible({ timeout: 30_000 });
    const foot = await page.locator('[data-notes] .buttons').boundingBox();
    const words = await page.locator('[data-notes] [data-words]').boundingBox();
    expect(words!.y + words!.height).toBeLessThanOrEqual(foot!.y);
    await page.getByRole('tab', { name: 'Score' }).click();
    await expect(hint).toHaveCount(0);
    await expect(page.locator('#panel-score')).toBeInViewport({ ratio: 1 });
    expect((await page.locator('#panel-score').boundingBox())!.height).toBeGreaterThan(160);
    await page.context().close();
  });
}

test('what was done is told within the dock, in words and a small picture', async ({ page }) => {
  await prefer(page, { ...settings, list: true });
  const { id } = await makeTable(page, [{ kind: 'me' }, { kind: 'bot', level: 'greedy' }]);
  await openTable(page, id);
  const built = page.locator('[data-dock] .row > svg.tile');
  // Where something is asked a phone's dock has the tiles in reach.
  for (let i = 0; i < 40; ++i) {
    const now = await nextMoment(page);
    if (now.kind === 'held' && (await built.count()) > 0) break;
    if (now.kind === 'asked') await byList(page, i);
    else await page.locator('[data-end-turn]').click();
  }
  for (const viewport of [{ width: 1440, height: 900 }, { width: 1024, height: 768 }, { width: 360, height: 740 }]) {
    await page.setViewportSize(viewport);
    await expect(built.first()).toBeVisible();
    const dock = (await page.locator('[data-dock]').boundingBox())!;
    const box = (await built.first().boundingBox())!;
    expect(box.height).toBeLessThan(40);
    expect(box.y).toBeGreaterThanOrEqual(dock.y);
    expect(box.y + box.height).toBeLessThanOrEqual(dock.y + dock.height);
  }
});
