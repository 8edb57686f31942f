// How the tables look: twelve stored positions of each game, at four sizes, by day and in the evening.
// `./test` looks at desk and phone; LOOKS=all npx playwright test looks at all four sizes.
// A picture that changes on purpose is made anew: LOOKS=new npx playwright test looks (-g "discordia").
// Where one differs, test-results holds three pictures: was, is, difference.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, makeGolden, person, prefer, test } from './fixtures';
import { compared, type Likeness } from './picture';
import type { CDPSession, Page } from '@playwright/test';

/** Share of pixels that may differ: fonts are drawn a little differently from machine to machine. */
const MOST = 0.02;
const looks = process.env['LOOKS'];
const renewing = looks === 'new';
const SIZES = [
  { name: 'desk', width: 1440, height: 900, by: 4 },
  { name: 'tablet', width: 1024, height: 768, by: 4 },
  { name: 'large', width: 1920, height: 1080, by: 5 },
  { name: 'phone', width: 360, height: 740, by: 2 },
].filter(({ name }) => looks !== undefined || name === 'desk' || name === 'phone');
/** Records of tests/golden and how many of their actions; all: the end of the game. */
const all = 1e6;
const TABLES: Record<string, [record: string, moves: number][]> = {
  carpe_diem: [
    ['2_seats_greedy', 0], ['2_seats_greedy', 5], ['2_seats_greedy', 7], ['2_seats_greedy', 40],
    ['2_seats_greedy', 43], ['2_seats_greedy', 69], ['2_seats_greedy', 89], ['3_seats_greedy', 150],
    ['3_seats_greedy', 260], ['4_seats_greedy', 200], ['4_seats_greedy_all_options', 300], ['4_seats_greedy', all],
  ],
  discordia: [
    ['1_seats_greedy', 5], ['1_seats_greedy', 6], ['1_seats_greedy', 46], ['1_seats_greedy', 62],
    ['1_seats_random', 91], ['2_seats_greedy', 0], ['2_seats_greedy', 85], ['3_seats_greedy', 150],
    ['3_seats_greedy', 250], ['4_seats_greedy', 100], ['4_seats_greedy', 347], ['2_seats_greedy', all],
  ],
  ave_roma: [
    ['two_seats', 0], ['two_seats', 13], ['two_seats', 300], ['three_seats_deck_17', 180],
    ['4_seats_random_advanced_deck_all', 5], ['4_seats_random_advanced_deck_all', 31], ['4_seats_random_advanced_deck_all', 146],
    ['4_seats_random_advanced_deck_all', 634], ['four_seats_advanced', 400], ['5_seats_greedy', 200], ['5_seats_greedy', 540],
    ['three_seats_deck_17', all],
  ],
};

/** Opens a table in the running page: no script is loaded twice. */
async function turnTo(page: Page, id: string): Promise<void> {
  const log = page.waitForResponse((answer) => answer.url().endsWith(`${id}/log`));
  await page.evaluate((id) => (location.hash = `#/table/${id}`), id);
  await page.locator(`main.table[data-table="${id}"]`).waitFor();
  await page.locator('main.table').locator('[data-choice], [data-count]').first().waitFor({ state: 'attached' });
  await log;
}

/** Nothing moves or blinks in a picture. */
const quieten = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    await document.fonts.ready;
  });

/** Shoots until `good` is satisfied or two shots after each other are the same: whatever was still
 *  being loaded has come then. The browser itself makes the picture smaller: a whole screenshot
 *  would take ten times as long. */
async function shoot(camera: CDPSession, { width, height, by }: (typeof SIZES)[0], good: (picture: Buffer) => Promise<boolean>): Promise<void> {
  const clip = { x: 0, y: 0, width, height, scale: 1 / by };
  let before = '';
  for (let i = 0; i < 10; ++i) {
    const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality: 80, clip });
    if ((await good(Buffer.from(data, 'base64'))) || data === before) return;
    before = data;
  }
  throw new Error('The page does not come to rest.');
}

for (const [game, tables] of Object.entries(TABLES)) {
  for (const format of SIZES) {
    const { name: size, width, height } = format;
    test(`${game} looks as it did, ${size}`, async ({ browser, server }, info) => {
      const page = await person(browser, server, { viewport: { width, height }, hasTouch: size === 'phone' });
      const camera = await page.context().newCDPSession(page);
      const desk = await page.context().newPage();
      await prefer(page, { curtain: false, guide: false });
      await page.goto('/');
      await quieten(page);
      const others: string[] = [];
      for (const [i, [record, moves]] of tables.entries()) {
        await turnTo(page, (await makeGolden(page, `${game}/${record}`, moves)).id);
        for (const theme of ['light', 'dark']) {
          await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
          const name = `${game}-${String(i + 1).padStart(2, '0')}-${size}-${theme}`;
          const path = join(import.meta.dirname, 'looks', `${name}.webp`);
          const was = !renewing && existsSync(path) ? readFileSync(path) : null;
          let is: Buffer = Buffer.alloc(0);
          let likeness: Likeness = { differs: 1, difference: null };
          await shoot(camera, format, async (picture) => {
            is = picture;
            if (was) likeness = await compared(desk, was, is);
            return likeness.differs <= MOST;
          });
          if (renewing) {
            mkdirSync(dirname(path), { recursive: true });
            writeFileSync(path, is);
          } else if (likeness.differs > MOST) {
            others.push(`${name}: ${was ? `${(100 * likeness.differs).toFixed(1)} %` : 'no picture yet'}`);
            for (const [kind, picture] of Object.entries({ 'was.webp': was, 'is.webp': is, 'difference.png': likeness.difference })) {
              if (picture) writeFileSync(info.outputPath(`${name}-${kind}`), picture);
            }
          }
        }
      }
      expect(others, 'pictures that differ; LOOKS=new makes them anew').toEqual([]);
      await page.context().close();
    });
  }
}
