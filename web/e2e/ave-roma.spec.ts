// Ave Roma at the table: whole games by clicks and panels, basic and advanced, with shadows.
import { endTurn, expect, expectAccessible, expectNoOverflow, hurry, makeGolden, makeTable, openTable, person, prefer, question, test, undo } from './fixtures';
import { openPosition } from './positions';
import { byBoard, clickThrough, finalScores, logLines, nextMoment, playOn, sheetTotals } from './player';

const bot = { kind: 'bot' as const, level: 'random' };
/** It begins with a worker on the board. */
const greedy = { kind: 'bot' as const, level: 'greedy' };
const me = { kind: 'me' as const };
const roma = { game: 'ave-roma' };

// At 3 it is played by one thumb: whole-games.spec.ts.
const games = [
  { name: 'at 2, with shadows', rivals: 1, options: {} },
  { name: 'at 5', rivals: 4, options: {} },
  { name: 'at 3, advanced', rivals: 2, options: { advanced: true } },
];
for (const { name, rivals, options } of games) {
  test(`a whole game ${name} against bots, by clicks on the board`, async ({ page }) => {
    await prefer(page, { guide: false });
    const { id } = await makeTable(page, [me, ...Array.from({ length: rivals }, () => bot)], { ...roma, options });
    await openTable(page, id);
    expect(await clickThrough(page, 'pass')).toBeGreaterThan(5);
    const scores = await finalScores(page);
    expect(scores).toHaveLength(rivals + 1);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect([...(await sheetTotals(page))].sort((a, b) => b - a)).toEqual(scores);
    // Every line adds up to the total, patrons by name.
    const sums = await page.locator('[data-scores] table').evaluate((table) => {
      const number = (cell: Element) => Number(cell.textContent!.replace('−', '-').replace('–', '0'));
      const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(number));
      const total = [...table.querySelectorAll('tfoot td')].map(number);
      return total.map((sum, seat) => sum - rows.reduce((all, row) => all + row[seat]!, 0));
    });
    expect(sums).toEqual(scores.map(() => 0));
  });
}

test('a worker in mind shows what places give; place and worker are one click', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, bot, bot], roma);
  await openTable(page, id);
  await nextMoment(page);
  const bench = page.locator('.bench button.person');
  const worker = (value: number) => page.locator(`[data-place^="worker-"][data-place$="-${value}"] button`).first();
  await worker(5).click();
  const tag = page.locator('[data-tag="quaestor"]');
  await expect(tag).toContainText('10');
  await worker(4).click();
  await expect(tag).toContainText('8');
  await page.locator('.field g[data-choice="quaestor"]').click();
  await expect(page.locator('.purse b').first()).toHaveText('11');
  await expect(endTurn(page)).toBeVisible();
  await expect(page.getByText('The others are playing')).toBeHidden();
  // One gesture is taken back as one.
  await undo(page).click();
  await expect(page.locator('.purse b').first()).toHaveText('3');
  await expect(bench).toHaveCount(5);
});

test('AR-36 a trained worker is picked, then its number, then the place; place first asks as shortly', async ({ page }) => {
  await prefer(page, { guide: false, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/5_seats_greedy', 427);
  await openTable(page, id);
  await nextMoment(page);
  const dock = page.locator('.dock');
  await dock.getByRole('button', { name: /trained ±3/ }).click();
  await dock.getByRole('button', { name: 'It acts as 4' }).click();
  await page.locator('.field g[data-choice="aedilis"]').click();
  await expect(logLines(page).filter({ hasText: /4.*Aedilis/ }).last()).toBeVisible();
  await undo(page).click();
  // A card is the same for every number: one button for each worker.
  await page.locator('.field [data-choice="legatus 5"]').click();
  await expect(dock.locator('[data-choice^="worker"]')).toHaveCount(3);
  await undo(page).click();
  await page.locator('.field g[data-choice="aedilis"]').click();
  await page.locator('.rooms').getByRole('button', { name: /trained ±3/ }).click();
  await expect(dock.locator('[data-choice^="worker"]')).toHaveText([/^1/, /^2/, /^3/, /^4/]);
  await dock.locator('[data-choice="worker t3 2"]').click();
  await expect(page.locator('.rooms [data-look="training 3"] svg[role="img"]')).toHaveCount(0);
});

test('a trade is one panel and one confirmation', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, bot], roma);
  await openTable(page, id);
  await nextMoment(page);
  await page.locator('.bench button.person').first().click();
  await page.locator('.field g[data-choice="mercator"]').click();
  const panel = page.getByRole('group', { name: /Sell as much/ });
  await expect(panel).toBeVisible();
  const less = panel.getByRole('button', { name: /^Sell one/ }).and(page.locator(':enabled')).first();
  await less.click();
  const money = await panel.locator('.money b').textContent();
  await panel.locator('.confirm').click();
  await expect(panel).toBeHidden();
  await expect(page.locator('.purse b').first()).toHaveText(money!);
});

test('a turn by keyboard: arrows walk the places, Enter sends', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, bot, bot], roma);
  await openTable(page, id);
  await nextMoment(page);
  await page.locator('.bench button.person').last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.bench button.person').last()).toHaveAttribute('aria-pressed', 'true');
  const quaestor = page.locator('.field g[data-choice="quaestor"]');
  await quaestor.focus();
  await page.keyboard.press('ArrowRight');
  await expect(quaestor).not.toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await quaestor.focus();
  await page.keyboard.press('Enter');
  await expect(endTurn(page)).toBeVisible();
});

test('a turn by touch on a small phone: the first tap shows, the second sends', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, greedy, greedy], roma);
  await page.goto(`/#/table/${id}`);
  await nextMoment(page);
  await page.locator('.dock button.worker').last().tap();
  const place = page.locator('.rome g[data-choice="quaestor"]');
  const box = (await place.boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await place.tap();
  await expect(page.locator('[data-end-turn]')).toHaveCount(0);
  await expect(page.locator('.rome .ghost')).toHaveCount(1);
  await place.tap();
  await expect(endTurn(page)).toBeVisible();
  await page.getByRole('tab', { name: /^Board/ }).tap();
  for (const name of ['Wars', 'Buildings', 'Patrons', 'Areas']) {
    await page.getByRole('tab', { name }).tap();
    await expectNoOverflow(page);
  }
  // The part that was looked for stays, whatever the others did before.
  await endTurn(page).tap();
  const workers = page.locator('.dock .own button.worker.legal');
  await expect(workers).toHaveCount(4);
  const patrons = page.getByRole('tab', { name: 'Patrons' });
  await patrons.tap();
  await workers.first().tap();
  await expect(page.locator('.dock .own .worker.on')).toHaveCount(1);
  await expect(patrons).toHaveAttribute('aria-selected', 'true');
  await page.context().close();
});

test('a place that another worker cannot reach is picked no more', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/four_seats_advanced', 0);
  await page.goto(`/#/table/${id}`);
  await nextMoment(page);
  const hand = page.locator('.dock .own button.worker');
  await hand.first().tap();
  await page.getByRole('tab', { name: 'Wars' }).tap();
  const card = page.locator('.cards [data-choice="legatus 3"]');
  await card.tap();
  const take = page.locator('[data-take]');
  await expect(take).toContainText('Buy');
  await hand.last().tap();
  await expect(take).toHaveCount(0);
  await page.context().close();
});

test('on a phone nothing is sent that is out of sight, and what is advised is in sight', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/5_seats_greedy', 0);
  await page.goto(`/#/table/${id}`);
  await nextMoment(page);
  const take = page.locator('[data-take]');
  await page.locator('.rome g[data-choice="aedilis"]').tap();
  await expect(take).toContainText('Aedilis');
  await page.getByRole('tab', { name: 'Areas' }).tap();
  await expect(take).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).tap();
  await expect(take).toBeVisible();
  await expect(page.locator('.part [data-choice].aimed')).toHaveCount(1);
  await page.context().close();
});

test('a hint takes its worker in hand for its own question alone', async ({ page }) => {
  await prefer(page, { guide: false, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/5_seats_greedy', 0);
  await openTable(page, id);
  await nextMoment(page);
  const held = page.locator('.dock .own .worker.on');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(held).toHaveCount(1);
  // Some places ask on, others end the turn.
  const seq = (await page.locator('main.table').getAttribute('data-seq'))!;
  await page.getByRole('button', { name: 'Do this', exact: true }).click();
  await expect(page.locator('main.table')).not.toHaveAttribute('data-seq', seq);
  await undo(page).click();
  await expect(page.locator('.dock .own .worker')).toHaveCount(5);
  await expect(held).toHaveCount(0);
});

test('the dock of a phone offers whole what the open part of the board offers', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/5_seats_greedy', 0);
  await page.goto(`/#/table/${id}`);
  await nextMoment(page);
  const offered = page.locator('.dock .list [data-choice]');
  await expect(offered).toHaveText([/Quaestor/, /Aedilis/, /Mercator/, /Propraetor/, /Roma/, ...Array.from({ length: 4 }, (_, i) => new RegExp(`±${i + 1}`))]);
  // What is seen is offered, and nothing else.
  await page.getByRole('tab', { name: 'Areas' }).tap();
  await expect(offered).toHaveCount(0);
  await page.getByRole('tab', { name: /^Rome/ }).tap();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(offered).toHaveText([/Quaestor/, /Aedilis/, /Mercator/, /Propraetor/, /Roma/]);
  const list = page.locator('.dock .list');
  expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(1);
  await page.getByRole('tab', { name: /^My board/ }).tap();
  await expect(offered).toHaveCount(9);
  // Five cards that can be bought, and no name or price is cut.
  const late = await makeGolden(page, 'ave_roma/5_seats_greedy', 427);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/#/table/${late.id}`);
  await page.getByRole('tab', { name: 'Wars' }).tap();
  await expect(offered).toHaveCount(5);
  const cut = await offered.evaluateAll((all) => all.filter((each) => {
    const box = each.getBoundingClientRect();
    return [...each.querySelectorAll('span, svg, b')].some((part) => part.getBoundingClientRect().left < box.left || part.getBoundingClientRect().right > box.right);
  }).length);
  expect(cut).toBe(0);
  await page.context().close();
});

test('a trade fits the dock of a phone, with targets for a thumb', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false });
  await openPosition(page, ['ave_roma/4_seats_random_advanced_deck_all', 31, 'trade']);
  const confirm = page.locator('.trade .confirm');
  await expect(confirm).toBeVisible();
  for (const height of [740, 640]) {
    await page.setViewportSize({ width: 360, height });
    await expect(page.locator('.dock.tall.low')).toHaveCount(height < 700 ? 1 : 0);
    const dock = (await page.locator('.dock.tall').boundingBox())!;
    for (const button of await page.locator('.trade button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.y + box.height).toBeLessThanOrEqual(dock.y + dock.height + 1);
    }
  }
  await confirm.tap();
  await expect(confirm).toBeHidden();
  await page.context().close();
});

test('hot-seat: no curtain, since nothing is secret', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, me, me], roma);
  await openTable(page, id);
  const asked = new Set<string>();
  for (let i = 0; i < 16; ++i) {
    const now = await nextMoment(page);
    expect(now.kind).not.toBe('curtain');
    asked.add((await page.locator('.own h3').first().textContent())!);
    await playOn(page, byBoard, 1);
  }
  expect(asked.size).toBeGreaterThan(2);
});

test('a reload in the middle shows the same table', async ({ page }) => {
  await prefer(page, { guide: false });
  const { id } = await makeTable(page, [me, bot, bot], roma);
  await hurry(page, id, 30);
  await openTable(page, id);
  await nextMoment(page);
  const seen = async () => ({
    question: await question(page).getByRole('heading').textContent(),
    choices: await page.locator('.field [data-choice]').evaluateAll((all) => all.map((each) => each.getAttribute('data-choice')).sort()),
    stock: await page.locator('.own .store').textContent(),
    log: await logLines(page).allTextContents(),
  });
  await expect(logLines(page).first()).toContainText('Round 1');
  const before = await seen();
  await page.reload();
  await nextMoment(page);
  await expect(logLines(page)).toHaveCount(before.log.length);
  expect(await seen()).toEqual(before);
  await playOn(page, byBoard, 2);
});

test('a payment on a phone stays at its place, with its price', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await prefer(page, { guide: false, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/three_seats_deck_17', 121);
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('.pills [aria-selected="true"]')).toHaveText(/Rome/);
  await expect(page.locator('.confirm .price .item')).toHaveCount(2);
  await page.context().close();
});

test('own cards are asked for on a phone at the place, each answer with its card, and nothing lies fallow', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await prefer(page, { guide: false });
  await openPosition(page, ['ave_roma/4_seats_random_advanced_deck_all', 22, 'extra']);
  await expect(page.getByRole('tab', { name: 'Board', exact: true })).toHaveAttribute('aria-selected', 'true');
  const answers = page.locator('[data-dock] [data-choice]');
  for (const answer of await answers.all()) {
    const spends = (await answer.getAttribute('data-choice'))!.startsWith('use ');
    await expect(answer.locator('.spent svg')).toHaveCount(spends ? 1 : 0);
  }
  const left = await answers.last().evaluate((answer) => answer.closest('.dock')!.getBoundingClientRect().bottom - answer.getBoundingClientRect().bottom);
  expect(left).toBeLessThan(6);
  await page.context().close();
});

test('the introduction lets a worker be tried at a card that not all reach', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Learn in 60 seconds: Ave Roma' }).click();
  const tour = page.getByRole('dialog', { name: 'New here? 60 seconds' });
  const worker = (value: number) => tour.getByRole('button', { name: `Worker ${value}` });
  const next = tour.getByRole('button', { name: 'Next' });
  while (!(await worker(4).isVisible())) await next.click();
  const said = tour.getByRole('status');
  await worker(4).click();
  await expect(said).toContainText('does not reach');
  await expect(next).not.toHaveClass(/primary/);
  await worker(2).click();
  await expect(said).toContainText('Worker 2 takes it');
  await expect(next).toHaveClass(/primary/);
  await expectAccessible(page);
});

test('the newcomer’s arrow covers neither the note nor a card', async ({ browser, server }) => {
  const page = await person(browser, server, { viewport: { width: 390, height: 800 }, hasTouch: true });
  await prefer(page, { guide: true, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/5_seats_greedy', 0);
  await page.goto(`/#/table/${id}`);
  await expect(page.locator('[data-newcomer]')).toBeVisible();
  await expect.poll(() => page.evaluate(() => {
    const arrow = document.querySelector('[data-pointing] svg')?.getBoundingClientRect();
    if (!arrow) return null;
    const over = (box: DOMRect) => box.left < arrow.right && box.right > arrow.left && box.top < arrow.bottom && box.bottom > arrow.top;
    // Its tip stands in the piece that it means.
    const hit = [...document.querySelectorAll('[data-newcomer], .field [data-look]')].filter((each) => over(each.getBoundingClientRect()));
    const meant = hit.findIndex((each) => each.matches('[data-choice]'));
    return hit.filter((_, i) => i !== meant).length;
  })).toBe(0);
  await page.context().close();
});

test('a card lies where it lay until it is paid, and flies as it is drawn', async ({ browser, server }) => {
  const page = await person(browser, server, { reducedMotion: 'no-preference', viewport: { width: 1440, height: 900 } });
  await prefer(page, { list: true, guide: false, curtain: false, hold: false, speed: 'slow' });
  await page.addInitScript(() => {
    const seen = { flown: 0, coins: 0, cards: 0, wrong: [] as string[] };
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const piece = this.matches('[data-layer] > .flying') ? this.getAttribute('data-was') : null;
      if (piece && seen.flown++ === 0 && !document.querySelector('.laid[data-was$="-denarii"]')) seen.wrong.push('the purse is empty before anything is paid');
      if (piece === 'icon-denarii') {
        ++seen.coins;
        if (!document.querySelector('.laid[data-was^="card-"]')) seen.wrong.push('the card is gone before it is paid');
      }
      if (piece?.startsWith('card-')) {
        ++seen.cards;
        for (const art of this.querySelectorAll('svg.art')) if (getComputedStyle(art).overflow !== 'hidden') seen.wrong.push('a picture hangs out of its frame');
        const [copy, card] = [this.querySelector('b'), document.querySelector('.areacard b, .card header b')];
        if (copy && card && getComputedStyle(copy).fontWeight !== getComputedStyle(card).fontWeight) seen.wrong.push('its letters are others');
      }
      return animate.call(this, frames, options);
    };
  });
  for (const [moves, action] of [[45, 'overflow wood 2'], [96, 'worker t1 3']] as const) {
    const { id } = await makeGolden(page, 'ave_roma/5_seats_greedy', moves, [me, greedy, greedy, greedy, greedy]);
    await openTable(page, id);
    await page.locator(`[data-list] [data-choice="${action}"]`).click();
    const seen = () => page.evaluate(() => (window as any).seen as { coins: number; cards: number; wrong: string[] });
    await expect.poll(async () => (await seen()).cards, { message: action, timeout: 15_000 }).toBeGreaterThan(0);
    const { coins, wrong } = await seen();
    expect(coins, action).toBeGreaterThan(0);
    expect(wrong, action).toEqual([]);
    await page.evaluate(() => Object.assign((window as any).seen, { flown: 0, coins: 0, cards: 0 }));
  }
  await page.context().close();
});

test('axe, German, and a small phone', async ({ browser, server }) => {
  const page = await person(browser, server, { locale: 'de-DE', viewport: { width: 360, height: 740 } });
  await prefer(page, { language: 'de', guide: true, curtain: false });
  const { id } = await makeGolden(page, 'ave_roma/four_seats_advanced', 120);
  await page.goto(`/#/table/${id}`);
  await nextMoment(page);
  const note = page.locator('[data-newcomer] .button');
  if (await note.isVisible()) await note.click();
  for (const name of ['Plan', 'Mein Brett', 'Mitspieler']) {
    await page.getByRole('tab', { name }).click();
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 1400, height: 900 });
  await expectAccessible(page);
  expect(await page.locator('main.table').textContent()).not.toMatch(/board\.|[{}]|undefined/);
  await page.goto('/#/rules/ave-roma');
  await expect(page.locator('.intro')).toBeVisible();
  expect(await page.locator('dt').count()).toBeGreaterThan(30);
  await expectAccessible(page);
  await page.context().close();
});
