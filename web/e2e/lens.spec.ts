// A close look at anything: by the mouse, by keys, under a finger.
import { expect, person, test } from './fixtures';
import { openPosition, type Position } from './positions';
import type { Page } from '@playwright/test';

const tables: Position[] = [
  ['carpe_diem/2_seats_greedy', 5, 'move'],
  ['discordia/2_seats_greedy', 40, 'turn'],
  ['ave_roma/4_seats_random_advanced_deck_all', 9, 'turn'],
];
const lens = (page: Page) => page.locator('.lens.placed');

/** Points at things that lay below others, and awaits what the lens says of each. */
const pointed: [Position, [look: string, says: RegExp][]][] = [
  [tables[0]!, [['patrician 0', /patrician/i], ['patrician 1', /patrician/i]]],
  [tables[1]!, [['pile', /pile/i], ['[data-place=boat]', /boat|season/i]]],
  [tables[2]!, [['A', /half/i], ['disc 0', /Colosseum/], ['worker', /Worker \d/]]],
];

for (const [position, things] of pointed) {
  test(`what lies on the table tells of itself where it is pointed at: ${position[0]}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPosition(page, position);
    for (const [look, says] of things) {
      const thing = page.locator(look.startsWith('[') ? look : `[data-look^="${look}"]`).first();
      await page.mouse.move(3, 3);
      await expect(lens(page)).toHaveCount(0);
      await thing.hover();
      await expect(lens(page)).toContainText(says);
    }
  });
}

for (const position of tables) {
  test(`Shift and the arrows reach whatever can be looked at: ${position[0]}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPosition(page, position);
    const chosen = await page.evaluate(() => document.activeElement?.getAttribute('data-choice') ?? null);
    const heard = new Set<string>();
    for (const key of ['Down', 'Right', 'Right', 'Down', 'Left', 'Up']) {
      await page.keyboard.press(`Shift+Arrow${key}`);
      await expect(lens(page)).toHaveCount(1);
      heard.add((await page.locator('[data-look-said]').allInnerTexts()).join(''));
    }
    expect(heard.size).toBeGreaterThan(2);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-choice') ?? null)).toBe(chosen);
    await page.keyboard.press('Escape');
    await expect(lens(page)).toHaveCount(0);
  });
}

test('what a long press has shown stays until the next tap', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await openPosition(page, tables[0]!);
  const touch = await page.context().newCDPSession(page);
  const stall = page.locator('[data-look^="stall"][data-choice]').first();
  const box = (await stall.boundingBox())!;
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }] });
  await expect(lens(page)).toHaveCount(1);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(lens(page)).toHaveCount(1);
  await page.locator('[data-dock]').tap({ position: { x: 4, y: 4 } });
  await expect(lens(page)).toHaveCount(0);
});
