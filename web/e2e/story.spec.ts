// Events as a story: pieces fly, scenes can be skipped, the end is counted row by row.
import { expect, expectQuiet, makeGolden, makeTable, openTable, person, prefer, test } from './fixtures';
import { byList, logLines, nextMoment } from './player';

const bots = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'greedy' }, { kind: 'bot' as const, level: 'greedy' }];

test('rivals’ pieces fly one after the other, and a key goes to the end', async ({ browser, server }) => {
  const page = await person(browser, server, { reducedMotion: 'no-preference' });
  await prefer(page, { list: true, guide: false, speed: 'slow', hold: false });
  await page.addInitScript(() => {
    const seen = { flown: 0, unseen: 0, most: 0, properties: new Set<string>() };
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (this.matches('[data-layer] *')) {
        ++seen.flown;
        const piece = this.querySelector('svg > g > *') ?? this.firstElementChild;
        if (piece && getComputedStyle(piece).opacity === '0') ++seen.unseen;
        seen.most = Math.max(seen.most, document.querySelectorAll('[data-layer] > :not(.waiting)').length);
        for (const frame of frames as Keyframe[]) Object.keys(frame).forEach((name) => seen.properties.add(name));
      }
      return animate.call(this, frames, options);
    };
  });
  const { id } = await makeTable(page, bots);
  await openTable(page, id);
  // Our own deeds wait for nothing; then the others play.
  const skip = page.locator('[data-skip]');
  for (let i = 0; i < 12 && !(await skip.isVisible()); ++i) {
    if ((await nextMoment(page)).kind === 'asked') await byList(page, i);
    await page.waitForTimeout(50);
  }
  await expect(skip).toBeVisible();
  await expect(page.locator('[data-effect]')).not.toBeEmpty();
  const seen = () => page.evaluate(() => ({ ...(window as any).seen, properties: [...(window as any).seen.properties].sort() }));
  await expect.poll(async () => (await seen()).flown).toBeGreaterThan(0);
  // At slow speed there is more to come: a key ends it, and the question is there.
  await page.keyboard.press(' ');
  await expect(skip).toBeHidden();
  await expect(page.locator('[data-layer] > *')).toHaveCount(0);
  const { most, unseen, properties } = await seen();
  expect(unseen).toBe(0);
  expect(most).toBeLessThanOrEqual(24);
  expect(properties.filter((name: string) => !['offset', 'easing'].includes(name) && !['transform', 'opacity'].includes(name))).toEqual([]);
  expectQuiet(page.context());
  await page.context().close();
});

test('a piece is in one place: at its start until it flies, and nowhere twice', async ({ browser, server }) => {
  const page = await person(browser, server, { reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } });
  await prefer(page, { list: true, guide: false, speed: 'normal', hold: false });
  await page.addInitScript(() => {
    const seen = { frames: 0, flown: 0, wrong: [] as string[] };
    Object.assign(window, { seen });
    // Where a copy gives way to its piece, both may be drawn in the same place for a frame or two.
    const lasting = 3;
    const frames = new Map<string, number>();
    const visible = (each: Element) => getComputedStyle(each).opacity !== '0' && !each.classList.contains('waiting');
    const look = () => {
      ++seen.frames;
      const wrong: string[] = [];
      const copies = [...document.querySelectorAll('[data-layer] > .flying')].filter(visible);
      if (copies.some((each) => !each.classList.contains('laid'))) ++seen.flown;
      for (const person of document.querySelectorAll('[data-place^="patrician-"]')) {
        const name = person.getAttribute('data-place')!;
        const count = Number(visible(person)) + copies.filter((each) => each.getAttribute('data-was') === name).length;
        if (count !== 1) wrong.push(`${name} ${count}`);
      }
      const held = [...document.querySelectorAll('[data-place^="hand-"]')].filter((each) => each.querySelector('g, use, path') && visible(each));
      const carried = copies.filter((each) => each.getAttribute('data-was')?.startsWith('tile-'));
      if (held.length + carried.length > 1) wrong.push(`tile ${held.length} in hand, ${carried.length} copies`);
      for (const each of frames.keys()) if (!wrong.includes(each)) frames.delete(each);
      for (const each of wrong) frames.set(each, (frames.get(each) ?? 0) + 1);
      seen.wrong.push(...wrong.filter((each) => frames.get(each)! >= lasting));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const { id } = await makeTable(page, bots);
  await openTable(page, id);
  const seen = () => page.evaluate(() => (window as any).seen as { frames: number; flown: number; wrong: string[] });
  for (let i = 0; i < 12; ++i) {
    if ((await nextMoment(page)).kind === 'asked') await byList(page, i);
    await page.waitForTimeout(50);
  }
  const { flown, wrong } = await seen();
  expect(flown).toBeGreaterThan(0);
  expect([...new Set(wrong)]).toEqual([]);
  expectQuiet(page.context());
  await page.context().close();
});

test('what ends a turn is done before the turn is ended, and what befalls the table not before it is told', async ({ page }) => {
  await prefer(page, { guide: false, speed: 'normal' });
  // The second player's last action of a year; then raid, newcomers, full tiles emptied, the next year.
  const { id } = await makeGolden(page, 'discordia/2_seats_greedy', 96, [{ kind: 'bot', level: 'tiro' }, { kind: 'me' }]);
  await openTable(page, id);
  const head = page.getByRole('banner');
  const crew = page.locator('.field [data-place="worker-KA5-0-0"]');
  await expect(crew).toHaveCount(1);
  await expect(page.locator('[data-place^="slot-1-development"]').first()).toBeVisible();
  await page.locator('.field [data-choice="expand development"]').first().click();
  await expect(page.locator('[data-end-turn]')).toBeEnabled();
  await expect(logLines(page).last()).toContainText('Takes a Star');
  await page.locator('[data-end-turn]').click();
  const scene = (name: string | RegExp) => page.locator('.scene').filter({ hasText: name });
  await expect(scene('Germanic raid')).toBeVisible();
  await expect(head).toContainText('Year 2');
  await expect(scene(/emptied into the bag/)).toBeVisible({ timeout: 60_000 });
  await expect(head).toContainText('Year 2');
  await expect(crew).toHaveCount(1);
  await page.keyboard.press(' ');
  await expect(head).toContainText('Year 3');
  await expect(crew).toHaveCount(0);
});

test('who passes last sees it done, and the rows refilled only when the turn has been ended', async ({ page }) => {
  await prefer(page, { guide: false, speed: 'normal' });
  const bot = { kind: 'bot' as const, level: 'tiro' };
  const { id } = await makeGolden(page, 'ave_roma/three_seats_deck_17', 47, [bot, { kind: 'me' }, bot]);
  await openTable(page, id);
  const row = page.locator('.field [data-place="legatus-5"]').first();
  const card = await row.textContent();
  await page.locator('[data-dock] [data-choice="pass"]').click();
  await expect(page.locator('[data-end-turn]')).toBeEnabled();
  await expect(logLines(page).last()).toContainText('Passes');
  expect(await row.textContent()).toBe(card);
  await page.locator('[data-end-turn]').click();
  await expect(page.locator('.scene').first()).toContainText('New cards in the rows');
  expect(await row.textContent()).not.toBe(card);
});

test('the end is counted row by row, told, and can be skipped', async ({ page }) => {
  await prefer(page, { list: true, guide: false, curtain: false, speed: 'slow' });
  const record = 'carpe_diem/2_seats_greedy';
  const { id } = await makeGolden(page, record, -1);
  await openTable(page, id);
  for (let i = 0; i < 12 && (await page.locator('[data-count]').count()) === 0; ++i) {
    const now = await nextMoment(page);
    if (now.kind === 'held') await page.locator('[data-end-turn]').click();
    else if (now.kind === 'asked') await byList(page, 0);
    await page.waitForTimeout(50);
  }
  const count = page.locator('[data-count]');
  await expect(count).toHaveAttribute('data-count', 'running');
  // Before the count is over nothing gives the winner away.
  await expect(page.getByRole('region', { name: 'Result' })).toBeHidden();
  const rows = count.locator('tbody tr');
  // What is known from play stands there from the beginning.
  await expect(rows).toHaveCount(4);
  await expect(page.locator('[data-announcer]')).toContainText(/[+−]\d+ \(\d+\)/);
  await page.keyboard.press(' ');
  await expect(count).toHaveAttribute('data-count', 'done');
  await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  // The numbers at each column add up to its sum.
  const totals = await count.locator('tfoot tr').first().locator('td').allTextContents();
  const number = (text: string) => Number(text.replace('−', '-'));
  for (const [seat, place] of (await count.locator('.place').all()).entries()) {
    const parts = await place.locator('.label, .notch').allTextContents();
    expect(parts.flatMap((text) => text.split(' ')).map(number).reduce((a, b) => a + b, 0)).toBe(number(totals[seat]!));
  }
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(count).toHaveCount(0);
});

test('every row of the count is in sight above the total on a small laptop', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 1024, height: 768 } });
  await prefer(page, { guide: false, curtain: false });
  for (const record of ['carpe_diem/2_seats_greedy', 'discordia/4_seats_greedy', 'ave_roma/5_seats_greedy']) {
    const { id } = await makeGolden(page, record, Infinity);
    await openTable(page, id);
    const rows = page.locator('[data-count] tbody tr');
    await expect(rows.first(), record).toBeInViewport({ ratio: 1 });
    // The words above are measured first.
    await expect.poll(async () => {
      const [last, total] = [await rows.last().boundingBox(), await page.locator('[data-count] tfoot').boundingBox()];
      return last!.y + last!.height - total!.y;
    }, record).toBeLessThanOrEqual(1);
  }
  await page.context().close();
});

test('who asks for the count again sees it, even where everything comes at once', async ({ page }) => {
  await prefer(page, { guide: false, curtain: false, speed: 'instant' });
  const { id } = await makeGolden(page, 'carpe_diem/2_seats_greedy', Infinity);
  await openTable(page, id);
  const count = page.locator('[data-count]');
  await expect(count).toHaveAttribute('data-count', 'done');
  await page.getByRole('button', { name: 'Count again' }).click();
  await expect(count).toHaveAttribute('data-count', 'running');
  await expect(count.locator('tbody tr')).toHaveCount(3);
});

test('what lies below the last button of the introduction is not chosen by it', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 } });
  await prefer(page, { guide: false, curtain: false });
  const { id } = await makeGolden(page, 'carpe_diem/2_seats_greedy', 1);
  await page.goto(`/#/table/${id}`);
  const place = page.locator('.stage [data-choice]').first();
  await expect(place).toBeVisible();
  const box = (await place.boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // Something above it takes the click and goes away: the mouse rests and chooses nothing.
  await place.evaluate((each) => {
    each.addEventListener('pointerenter', () => each.setAttribute('data-laid-bare', ''));
    const above = document.createElement('button');
    above.className = 'above';
    Object.assign(above.style, { position: 'fixed', inset: '0', zIndex: '99' });
    above.onclick = () => above.remove();
    document.body.append(above);
  });
  await page.mouse.click(x, y);
  await expect(page.locator('button.above')).toHaveCount(0);
  await expect(place).toHaveAttribute('data-laid-bare');
  await expect(page.locator('.pointed')).toHaveCount(0);
  await page.mouse.move(x + 2, y);
  await expect(page.locator('.pointed')).toHaveCount(1);
  await page.context().close();
});

test('a newcomer is led over real pieces to the first turn', async ({ page }) => {
  await prefer(page, { guide: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn in 60 seconds: Carpe Diem' }).click();
  const tour = page.getByRole('dialog', { name: 'New here? 60 seconds' });
  await expect(tour).toBeVisible();
  const next = tour.getByRole('button', { name: 'Next' });
  let steps = 0;
  while (await next.isVisible()) {
    ++steps;
    await expect(tour).toBeInViewport({ ratio: 1 });
    await next.click();
  }
  expect(steps).toBeGreaterThanOrEqual(3);
  await tour.getByRole('button', { name: /^(My first turn|Start the game)$/ }).click();
  // Two turns are led: what to do, an arrow at it, and at last where help is.
  const take = page.getByRole('button', { name: 'Do this', exact: true });
  const told = page.getByText('That was a whole turn.');
  const end = page.locator('[data-end-turn]');
  let advised = 0;
  while (!(await told.isVisible())) {
    await expect(take.or(told).or(end.and(page.locator(':enabled'))).first()).toBeVisible({ timeout: 30_000 });
    if (await take.isVisible()) {
      ++advised;
      await expect(page.getByText('Try this:')).toBeVisible();
      await expect(page.locator('[data-pointing]')).toHaveCount(1);
      const main = page.locator('main.table');
      const seq = await main.getAttribute('data-seq');
      await take.click();
      await expect(main).not.toHaveAttribute('data-seq', seq!);
    } else if (!(await told.isVisible())) await end.click();
  }
  expect(advised).toBeGreaterThanOrEqual(3);
  await end.click();
  await expect(told).toHaveCount(0);
  await expect(page.locator('[data-pointing]')).toHaveCount(0);
});

for (const game of ['Carpe Diem', 'Discordia', 'Ave Roma']) {
  test(`the advice of a led turn is read whole and answered by a thumb: ${game}`, async ({ browser, server }) => {
    const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await prefer(page, {});
    await page.goto('/');
    await page.getByRole('button', { name: `Learn in 60 seconds: ${game}` }).tap();
    const tour = page.getByRole('dialog', { name: 'New here? 60 seconds' });
    await expect(tour).toBeVisible();
    while (await tour.isVisible()) await tour.getByRole('button').last().tap();
    const words = page.locator('[data-notes] [data-words] > *');
    await expect(words).toContainText('Try this:', { timeout: 30_000 });
    // Each line of it stands between the edges of the screen, or is reached by scrolling down.
    const lines = await words.locator('p').evaluateAll((all) => all.flatMap((each) => [...each.getClientRects()].map(({ left, right, width }) => ({ inside: left >= 0 && right <= innerWidth, wide: width > 200 }))));
    expect(lines).not.toEqual([]);
    for (const line of lines) expect(line).toEqual({ inside: true, wide: true });
    const note = (await page.locator('[data-notes] .note').boundingBox())!;
    const tall = (await words.boundingBox())!.height;
    const buttons = (await page.locator('[data-notes] .buttons').boundingBox())!;
    // No more than it says, and what it takes the place of.
    const dock = (await page.locator('[data-dock] .choices').boundingBox())!;
    expect(note.height).toBeLessThan(Math.max(tall + buttons.height, dock.height, 100) + 40);
    const main = page.locator('main.table');
    const seq = await main.getAttribute('data-seq');
    await page.getByRole('button', { name: 'Do this', exact: true }).tap();
    await expect(main).not.toHaveAttribute('data-seq', seq!);
    await page.context().close();
  });
}

test('a reason that is read in between ends no led turn, and lies alone', async ({ page }) => {
  await prefer(page, { guide: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn in 60 seconds: Ave Roma' }).click();
  const tour = page.getByRole('dialog', { name: 'New here? 60 seconds' });
  await expect(tour).toBeVisible();
  while (await tour.isVisible()) await page.keyboard.press('ArrowRight');
  const advice = page.getByText('Try this:');
  const notes = page.locator('[data-notes] .note');
  await expect(advice).toBeVisible({ timeout: 30_000 });
  const why = page.getByRole('button', { name: 'Why can I do this?' });
  await why.click();
  await expect(advice).toHaveCount(0);
  await expect(notes).toHaveCount(1);
  await notes.getByRole('button', { name: 'Close' }).click();
  await expect(advice).toBeVisible();
  // Nor does a look at the score.
  await page.getByRole('tab', { name: 'Score' }).click();
  await expect(advice).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(advice).toBeVisible({ timeout: 30_000 });
});

test('whoever puts the advice of a led turn away goes on alone', async ({ page }) => {
  await prefer(page, { guide: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn in 60 seconds: Discordia' }).click();
  const tour = page.getByRole('dialog', { name: 'New here? 60 seconds' });
  await expect(tour).toBeVisible();
  while (await tour.isVisible()) await page.keyboard.press('ArrowRight');
  await expect(page.getByText('Try this:')).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByText('Try this:')).toHaveCount(0);
  await expect(page.locator('[data-pointing]')).toHaveCount(0);
});
