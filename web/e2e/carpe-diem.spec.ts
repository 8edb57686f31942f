// What is particular to Carpe Diem: a turn in three clicks, two taps a plot, sizes, readability.
import type { Browser, Locator, Page } from '@playwright/test';
import { endTurn, expect, expectAccessible, expectQuiet, makeGolden, makeTable, openTable, person, prefer, test } from './fixtures';
import type { Server } from './server';

const GOLDEN = 'carpe_diem/3_seats_greedy';
/** Moves of the golden game after which this is asked. */
const MOVE = 128;
const PLACE = 29;
const SPOT = 125;

async function actions(page: Page, id: string): Promise<string[]> {
  return page.evaluate(async (id) => (await (await fetch(`/api/tables/${id}/record`)).json()).actions, id);
}

async function golden(page: Page, moves: number, name = GOLDEN): Promise<string> {
  await prefer(page, { curtain: false, guide: false });
  const { id } = await makeGolden(page, name, moves);
  await openTable(page, id);
  await expect(page.locator('[data-choice]').first()).toBeVisible();
  return id;
}

const phone = (browser: Browser, server: Server, height = 740) =>
  person(browser, server, { viewport: { width: 360, height }, hasTouch: true, isMobile: true });

test('a whole turn takes three clicks: tile, plot, end of turn', async ({ page }) => {
  await prefer(page, { curtain: false, guide: false });
  const { id } = await makeTable(page, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await openTable(page, id);
  await page.locator('[data-choice^="start "]').first().click();
  // Whoever came first may have to end the set-up, too.
  const tile = page.locator('[data-choice^="step"][data-choice*=" take "]').first();
  await expect(tile.or(endTurn(page)).first()).toBeVisible();
  if (await endTurn(page).isVisible()) await endTurn(page).click();
  await expect(tile).toBeVisible();
  const taken = (await tile.getAttribute('data-choice'))!.split(' ').at(-1)!;
  await tile.click();
  // A tile that lies one way only is built at once.
  const plot = page.locator('.place').first();
  await expect(plot.or(endTurn(page)).first()).toBeVisible();
  if (await plot.isVisible()) await plot.click();
  await expect(page.locator(`.garden [data-place$="-c3"][data-look="tile ${taken}"]`)).toBeVisible();
  await endTurn(page).click();
  await expect(page.locator(`.garden [data-place$="-c3"][data-look="tile ${taken}"]`)).toBeVisible();
  await expect(endTurn(page)).toBeHidden();
});

test('by keyboard: arrows choose, R turns, Enter takes', async ({ page }) => {
  const id = await golden(page, PLACE);
  const before = (await actions(page, id)).length;
  const several = page.locator('.place.several').first();
  await several.focus();
  const first = (await page.locator('.place.aimed').getAttribute('data-choice'))!;
  await page.keyboard.press('r');
  const turned = (await page.locator('.place.aimed').getAttribute('data-choice'))!;
  expect(turned).not.toBe(first);
  expect(turned.slice(0, -1)).toBe(first.slice(0, -1));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await actions(page, id))[before]).toBe(turned);
});

test('the wheel turns the tile over a plot', async ({ page }) => {
  await golden(page, PLACE);
  const several = page.locator('.place.several').first();
  await several.hover();
  const first = await page.locator('.place.aimed').getAttribute('data-choice');
  await page.mouse.wheel(0, 100);
  await expect(page.locator('.place.aimed')).not.toHaveAttribute('data-choice', first!);
});

async function drag(page: Page, from: Locator, to: Locator) {
  const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('a tile is dragged from its stall to the own district, and from the dock to its plot', async ({ page }) => {
  const moving = await golden(page, MOVE);
  const tile = page.locator('.pickable[data-look^="tile "]').first();
  const taken = (await tile.getAttribute('data-choice'))!.split(' ').slice(-2).join(' ');
  const before = (await actions(page, moving)).length;
  // Let go where it was, it stays there.
  await drag(page, tile, page.locator('.forum .head'));
  expect((await actions(page, moving)).length).toBe(before);
  await drag(page, tile, page.locator('[data-place="own-land"]'));
  await expect.poll(async () => (await actions(page, moving)).slice(before)).toContain(taken);

  const placing = await golden(page, PLACE);
  const plot = page.locator('.place').last();
  const built = new RegExp(`^place ${(await plot.getAttribute('data-choice'))!.split(' ')[1]} `);
  const asked = (await actions(page, placing)).length;
  await drag(page, page.locator('.cd-dock .grip'), plot);
  await expect.poll(async () => (await actions(page, placing))[asked]).toMatch(built);
  expect(await page.evaluate(() => getSelection()!.toString())).toBe('');
  await expect(page.locator('.cd-dragged')).toHaveCount(0);
});

test('a dragged tile hangs under the pointer however it is turned', async ({ page }) => {
  await golden(page, PLACE);
  const grip = (await page.locator('.cd-dock .grip').boundingBox())!;
  for (let turned = 0; turned < 4; ++turned) {
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(300, 400, { steps: 3 });
    const box = (await page.locator('.cd-dragged').boundingBox())!;
    expect(Math.hypot(box.x + box.width / 2 - 300, box.y + box.height / 2 - 400)).toBeLessThan(3);
    // Let go over nothing that takes it.
    await page.mouse.move(3, 3);
    await page.mouse.up();
    await page.keyboard.press('r');
  }
});

test('what was clicked is looked at closely only once the mouse has left it', async ({ page }) => {
  await golden(page, PLACE);
  const plot = (await page.locator('.place').first().boundingBox())!;
  await page.mouse.click(plot.x + plot.width / 2, plot.y + plot.height / 2);
  await expect(page.locator('.place')).toHaveCount(0);
  await page.mouse.move(plot.x + plot.width / 2 + 12, plot.y + plot.height / 2 + 9);
  // Longer than it takes to open.
  await page.waitForTimeout(600);
  await expect(page.locator('.lens')).toHaveCount(0);
  await page.mouse.move(3, 3);
  await page.mouse.move(plot.x + plot.width / 2, plot.y + plot.height / 2, { steps: 3 });
  await expect(page.locator('.lens.placed')).toHaveCount(1);
});

test('a tap pins a plot of several rotations; Turn and Place keep it', async ({ browser, server }) => {
  const page = await phone(browser, server);
  const id = await golden(page, PLACE);
  const before = (await actions(page, id)).length;
  const several = page.locator('.place.several').first();
  const cell = (await several.getAttribute('data-choice'))!.split(' ')[1]!;
  await several.tap();
  const dock = page.locator('.dock');
  await expect(dock.getByRole('button', { name: `Place on ${cell}` })).toBeEnabled();
  expect((await actions(page, id)).length).toBe(before);
  const shown = (await page.locator('.place.aimed').getAttribute('data-choice'))!;
  await dock.getByRole('button', { name: /^Turn/ }).tap();
  const turned = (await page.locator('.place.aimed').getAttribute('data-choice'))!;
  expect(turned).not.toBe(shown);
  await dock.getByRole('button', { name: `Place on ${cell}` }).tap();
  await expect.poll(async () => (await actions(page, id))[before]).toBe(turned);
  expectQuiet(page.context());
  await page.context().close();
});

test('a second tap on the plot builds what is shown', async ({ browser, server }) => {
  const page = await phone(browser, server, 640);
  const id = await golden(page, PLACE);
  const before = (await actions(page, id)).length;
  const several = page.locator('.place.several').first();
  await several.tap();
  await page.locator('.dock').getByRole('button', { name: /^Turn/ }).tap();
  const shown = (await page.locator('.place.aimed').getAttribute('data-choice'))!;
  await page.locator('.place.aimed').tap();
  await expect.poll(async () => (await actions(page, id))[before]).toBe(shown);
  await page.context().close();
});

test('by touch a stall tile is shown first, then fetched by the dock', async ({ browser, server }) => {
  const page = await phone(browser, server, 640);
  const id = await golden(page, MOVE);
  const before = (await actions(page, id)).length;
  const tile = page.locator('[data-choice^="step"][data-choice*=" take "]').first();
  const box = (await tile.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(43);
  await tile.tap();
  expect((await actions(page, id)).length).toBe(before);
  await page.getByRole('button', { name: /, take it$/ }).tap();
  await expect.poll(async () => (await actions(page, id)).slice(before).map((text) => text.split(' ')[0])).toEqual(['step', 'take']);
  await page.context().close();
});

test('on a phone the tiles one step away lie in the dock: a tap looks, the button takes', async ({ browser, server }) => {
  const page = await phone(browser, server);
  const id = await golden(page, MOVE);
  const before = (await actions(page, id)).length;
  const near = page.locator('[data-dock] .reach button');
  const reached = await page.locator('[data-choice^="step"][data-choice*=" take "]').count();
  await expect(near).toHaveCount(reached);
  const name = (await near.first().getAttribute('aria-label'))!;
  await near.first().tap();
  await expect(page.locator('[data-dock] .what b')).toHaveText(name, { ignoreCase: true });
  // Its picture leads back to all of them.
  await page.locator('[data-dock] button.tray').tap();
  await expect(near).toHaveCount(reached);
  await near.last().tap();
  await page.locator('[data-dock] .acts .main').tap();
  await expect.poll(async () => (await actions(page, id)).slice(before).join(', ')).toMatch(/^step \w+, take \w+/);
  await page.context().close();
});

test('by touch any part of a stall chooses it at the set-up', async ({ browser, server }) => {
  const page = await phone(browser, server);
  const id = await golden(page, 0);
  const box = (await page.locator('[data-look^="tile "]').first().boundingBox())!;
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await expect(page.getByRole('button', { name: /^Start at stall / }).last()).toBeVisible();
  await expect(page.locator('.lens')).toHaveCount(0);
  expect(await actions(page, id)).toEqual([]);
  await tap();
  await expect.poll(async () => (await actions(page, id))[0]).toMatch(/^start /);
  await page.context().close();
});

test('a gap of the forum takes two taps', async ({ browser, server }) => {
  const page = await phone(browser, server, 640);
  const id = await golden(page, SPOT);
  const before = (await actions(page, id)).length;
  const gap = page.locator('.spot.legal').first();
  const text = (await gap.getAttribute('data-choice'))!;
  await gap.tap();
  await expect(page.getByRole('button', { name: /Put the marker here/ })).toBeVisible();
  expect((await actions(page, id)).length).toBe(before);
  await gap.tap();
  await expect.poll(async () => (await actions(page, id))[before]).toBe(text);
  await page.context().close();
});

/** Words on the stage whose type is smaller than 12 px on the screen. */
const smallType = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.field *')].flatMap((each) => {
      const words = [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent!.trim()).join('');
      if (!words || each.closest('title, .unseen') || !each.getClientRects().length) return [];
      const matrix = each instanceof SVGGraphicsElement ? each.getScreenCTM() : null;
      const px = parseFloat(getComputedStyle(each).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
      return px < 11.9 ? [`${words}: ${px.toFixed(1)}`] : [];
    }),
  );

for (const [width, height] of [[1440, 900], [1024, 768], [1920, 1080], [2560, 1440], [1280, 720]] as const) {
  test(`everything fits and can be read at ${width} × ${height}`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport: { width, height } });
    for (const [moves, name] of [[MOVE, GOLDEN], [PLACE, GOLDEN], [SPOT, GOLDEN], [150, 'carpe_diem/4_seats_greedy']] as const) {
      await golden(page, moves, name);
      expect(await smallType(page)).toEqual([]);
      const outside = await page.evaluate(() => {
        const frame = document.querySelector('.stage')!.getBoundingClientRect();
        return [...document.querySelectorAll('.stage [data-choice]')].flatMap((each) => {
          const box = each.getBoundingClientRect();
          const inside = box.left >= frame.left - 8 && box.right <= frame.right + 8 && box.top >= frame.top - 8 && box.bottom <= frame.bottom + 8;
          return inside ? [] : [each.getAttribute('data-choice')];
        });
      });
      expect(outside).toEqual([]);
      const scrolls = await page.evaluate(() => {
        const board = document.querySelector('.stage .board')!;
        return board.scrollHeight - board.clientHeight;
      });
      expect(scrolls).toBeLessThanOrEqual(0);
      // A rival's card holds all of its stock, and the line of the last deed lies below it.
      const over = await page.evaluate(() =>
        [...document.querySelectorAll('.rival')].flatMap((card) => {
          const [last, frame] = [card.querySelector('.last')!.getBoundingClientRect(), card.getBoundingClientRect()];
          const end = (last.height ? last.top : frame.bottom) + 1;
          return [...card.querySelectorAll('.stock li')].filter((item) => item.getBoundingClientRect().bottom > end).map((item) => item.textContent);
        }),
      );
      expect(over).toEqual([]);
    }
    await page.context().close();
  });
}

test('the dock tells of three rivals, each in a whole line', async ({ page }) => {
  await prefer(page, { guide: false, speed: 'instant' });
  const bots = [1, 2, 3].map(() => ({ kind: 'bot' as const, level: 'greedy' }));
  const { id } = await makeGolden(page, 'carpe_diem/4_seats_greedy', 230, [{ kind: 'me' }, ...bots]);
  await openTable(page, id);
  const rows = page.locator('[data-dock] .cd-dock li');
  await expect(rows).toHaveCount(3);
  const dock = (await page.locator('[data-dock]').boundingBox())!;
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: width === 1440 ? 900 : 768 });
    const { y, height } = (await page.locator('[data-dock]').boundingBox())!;
    expect(height).toBe(dock.height);
    for (const row of await rows.all()) {
      const box = (await row.boundingBox())!;
      expect(box.y).toBeGreaterThanOrEqual(y);
      expect(box.y + box.height).toBeLessThanOrEqual(y + height);
    }
  }
});

test('what lights up as a stall is that stall alone', async ({ page }) => {
  await golden(page, MOVE);
  const met = await page.evaluate(() => {
    const stalls = [...document.querySelectorAll('[data-place^="stall-"]')].map((each) => each.getBoundingClientRect());
    const others = [...document.querySelectorAll('.space')].map((each) => each.getBoundingClientRect());
    const meet = (a: DOMRect, b: DOMRect) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return stalls.flatMap((stall, i) => [...stalls.slice(i + 1), ...others].filter((other) => meet(stall, other)));
  });
  expect(met).toEqual([]);
});

test('a phone shows the own district once the first tile lies there by itself', async ({ browser, server }) => {
  const page = await phone(browser, server);
  await prefer(page, { guide: false });
  const { id } = await makeGolden(page, 'carpe_diem/2_seats_random_edition_2018', 2, [{ kind: 'me' }, { kind: 'bot', level: 'random' }]);
  await openTable(page, id);
  await page.locator('[data-choice="step ccw take W02"]').tap();
  await page.getByRole('button', { name: /, take it$/ }).tap();
  await expect(page.getByRole('tab', { name: /^My board/ })).toHaveAttribute('aria-selected', 'true');
  await page.context().close();
});

test('the table is accessible while building, in the forum and on the phone', async ({ page, browser, server }) => {
  for (const moves of [MOVE, PLACE, SPOT]) {
    await golden(page, moves);
    await expectAccessible(page);
  }
  const small = await phone(browser, server);
  for (const moves of [MOVE, PLACE, SPOT]) {
    await golden(small, moves);
    await expectAccessible(small);
  }
  await small.context().close();
});

test('by touch the numbers of the gaps leave the cards of the forum free', async ({ browser, server }) => {
  const page = await phone(browser, server);
  await golden(page, SPOT);
  await expect(page.locator('.forum .spot.legal').first()).toBeVisible();
  const covered = await page.evaluate(() => {
    const boxes = (selector: string) => [...document.querySelectorAll(`.forum ${selector}`)].map((each) => each.getBoundingClientRect());
    const over = [...boxes('.sum'), ...boxes('.more rect'), ...boxes('.times rect')];
    return boxes('.points').filter((of) => over.some((by) => by.left < of.right && by.right > of.left && by.top < of.bottom && by.bottom > of.top)).length;
  });
  expect(covered).toBe(0);
});

test('by touch the end tells in full what decided it, and who everybody is', async ({ browser, server }) => {
  const page = await phone(browser, server);
  await prefer(page, { curtain: false, guide: false });
  const { id } = await makeGolden(page, 'carpe_diem/4_seats_greedy', Infinity);
  await openTable(page, id);
  const plaque = page.locator('[data-count="done"] .plaque');
  await expect(plaque).toBeInViewport({ ratio: 1 });
  const free = await plaque.evaluate((each) => each.getBoundingClientRect().bottom <= document.querySelector('[data-dock]')!.getBoundingClientRect().top && each.scrollHeight <= each.clientHeight);
  expect(free).toBe(true);
  expect(await page.locator('.plinth .name').evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth).length)).toBe(0);
});

test('the end of a forum is told of four on a phone, before the stalls are filled', async ({ browser, server }) => {
  const page = await phone(browser, server);
  await prefer(page, { guide: false, speed: 'normal', hold: false });
  const bot = { kind: 'bot', level: 'random' } as const;
  const { id } = await makeGolden(page, 'carpe_diem/4_seats_greedy', 82, [{ kind: 'me' }, bot, bot, bot]);
  await openTable(page, id);
  await page.locator('[data-choice="spot 10 11"]').tap();
  await page.getByRole('button', { name: 'Put the marker here' }).tap();
  const scene = page.locator('[data-scene="phase"]');
  await expect(scene.locator('p.then.shown')).toBeVisible({ timeout: 30_000 });
  // The forum still stands behind it, and nothing of the sheet is cut off.
  await expect(page.locator('[data-place="forum"]')).toBeVisible();
  expect(await scene.evaluate(({ parentElement: sheet }) => sheet!.scrollHeight - sheet!.clientHeight)).toBe(0);
  await expect(page.locator('[data-place="plaza"]')).toBeVisible({ timeout: 15_000 });
});
