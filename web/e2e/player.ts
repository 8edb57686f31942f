// People at the page: they play through what they can see, by mouse, list or keyboard.
import { expect, type Locator, type Page } from '@playwright/test';
import { endTurn, result } from './fixtures';

/** What the page waits for: the end, a held turn, a choice, or somebody else. */
type Moment = 'over' | 'held' | 'asked' | 'curtain' | 'waiting';

async function moment(page: Page): Promise<{ kind: Moment; key: string }> {
  return page.evaluate(() => {
    const seen = (selector: string) => document.querySelector(selector) !== null;
    const key = document.querySelector('main.table')?.getAttribute('data-seq') ?? '';
    if (seen('main.table [data-count]')) return { kind: 'over' as const, key };
    if (seen('[data-curtain]')) return { kind: 'curtain' as const, key };
    if (seen('[data-end-turn]:not(:disabled)')) return { kind: 'held' as const, key };
    if (seen('main.table [data-choice]')) return { kind: 'asked' as const, key };
    return { kind: 'waiting' as const, key };
  });
}

/** Waits until something is to be done, or the game is over. */
export async function nextMoment(page: Page, ms = 60_000): Promise<{ kind: Moment; key: string }> {
  const until = Date.now() + ms;
  for (;;) {
    const now = await moment(page);
    if (now.kind !== 'waiting') return now;
    if (Date.now() > until) throw new Error('Nothing to do for too long.');
    await page.waitForTimeout(15);
  }
}

/** Waits until the table has moved on from this moment. */
async function moved(page: Page, key: string): Promise<void> {
  await page.waitForFunction(
    (key) => document.querySelector('main.table')?.getAttribute('data-seq') !== key,
    key,
    { polling: 15, timeout: 60_000 },
  );
}

/** The same, helping with a second act where the first one only selected. */
async function settled(page: Page, key: string, again: () => Promise<void>): Promise<void> {
  for (let i = 0; i < 10; ++i) {
    if ((await moment(page)).key !== key) return;
    await page.waitForTimeout(20);
  }
  // On a slow machine the first act may take its effect at this very moment.
  await again().catch(() => {});
  await moved(page, key);
}

export type Way = (page: Page, turn: number) => Promise<void>;

/** Clicks a glowing place on the board; where that only shows and turns, clicks there again. */
export const byBoard: Way = async (page, turn) => {
  const key = (await moment(page)).key;
  const places = page.locator('.field [data-choice]:visible');
  const count = await places.count();
  if (count === 0) throw new Error('No place on the board can be clicked.');
  const place = (await places.nth((turn * 5) % count).elementHandle())!;
  await place.click();
  await settled(page, key, () => place.click({ timeout: 2000 }));
};

/** One thumb: taps a glowing place, and taps it again where the first tap only showed it. */
export const byTouch: Way = async (page, turn) => {
  const key = (await moment(page)).key;
  const wanted = await page.evaluate((turn) => {
    const frame = document.querySelector('.stage')!.getBoundingClientRect();
    const dock = document.querySelector('[data-dock]')!.getBoundingClientRect();
    const inside = (box: DOMRect, outer: DOMRect) => {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return box.width > 0 && x > outer.left && x < outer.right && y > outer.top && y < outer.bottom;
    };
    // What a finger would meet there: nothing may lie over it.
    const reachable = (each: Element) => {
      const box = each.getBoundingClientRect();
      if (!inside(box, frame) && !inside(box, dock)) return false;
      const met = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return met !== null && (each.contains(met) || met.closest('[data-choice]') === each);
    };
    const all = [...document.querySelectorAll('.field [data-choice]:not(:disabled)')].filter(reachable);
    if (all.length === 0) return null;
    const one = all[(turn * 5) % all.length]!;
    const box = one.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2, text: one.getAttribute('data-choice')! };
  }, turn);
  if (!wanted) throw new Error('No choice is within reach of a thumb.');
  await page.touchscreen.tap(wanted.x, wanted.y);
  await settled(page, key, () => page.touchscreen.tap(wanted.x, wanted.y));
};

/** Clicks a button of the list of choices. */
export const byList: Way = async (page, turn) => {
  const key = (await moment(page)).key;
  const list = page.locator('[data-list] [data-choice]');
  await list.nth((turn * 3) % (await list.count())).click();
  await moved(page, key);
};

/** Arrow keys and Enter, nothing else. */
export const byKeys: Way = async (page, turn) => {
  const key = (await moment(page)).key;
  for (let i = 0; i <= turn % 3; ++i) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await settled(page, key, () => page.keyboard.press('Enter'));
};

/** Plays on in this way until the game is over, so many decisions are made or, if wished, a curtain falls. */
export async function playOn(page: Page, way: Way, decisions = Infinity, until?: 'curtain'): Promise<number> {
  let made = 0;
  while (made < decisions) {
    const now = await nextMoment(page);
    if (now.kind === 'over' || now.kind === until) break;
    if (now.kind === 'curtain') {
      await page.locator('[data-curtain] button').click();
      continue;
    }
    if (now.kind === 'held') {
      if (way === byKeys) await page.keyboard.press('e');
      else if (way === byTouch) await endTurn(page).tap();
      else await endTurn(page).click();
      await moved(page, now.key);
      continue;
    }
    await way(page, made);
    ++made;
  }
  return made;
}

/** Clicks on the board's own buttons, from inside the page and so as fast as it goes: to the end, or
 *  so many decisions. `shortcut` (a choice that ends a turn) is taken every third time. */
export async function clickInside([shortcut, decisions]: readonly [string, number]): Promise<number> {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 4));
  const seq = () => document.querySelector('main.table')?.getAttribute('data-seq');
  let made = 0;
  let since = Date.now();
  while (made < decisions && !document.querySelector('main.table [data-count]')) {
    const key = seq();
    const end = document.querySelector('[data-end-turn]:not(:disabled)');
    const places = [...document.querySelectorAll('.field [data-choice]:not(:disabled)')].filter((each) => each.getClientRects().length > 0);
    const short = made % 3 === 0 ? places.find((each) => each.getAttribute('data-choice') === shortcut) : null;
    const place = end ?? short ?? places[(made * 5) % Math.max(1, places.length)];
    if (place) {
      place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      if (!end) ++made;
      since = Date.now();
    }
    while (seq() === key && !document.querySelector('main.table [data-count]')) {
      if (Date.now() - since > 30_000) {
        throw new Error(`Nothing moves after ${place?.getAttribute('data-choice')} (${made} decisions).`);
      }
      await pause();
      if (!place) break;
    }
  }
  return made;
}

export const clickThrough = (page: Page, shortcut: string, decisions = 2000): Promise<number> =>
  page.evaluate(clickInside, [shortcut, decisions] as const);

/** The scores of the result, best first. */
export async function finalScores(page: Page): Promise<number[]> {
  await expect(result(page)).toBeVisible();
  const totals = await page
    .locator('[data-count] tfoot [data-rank]')
    .evaluateAll((cells) => cells.map((cell) => ({ rank: Number((cell as HTMLElement).dataset.rank), text: cell.textContent! })));
  return totals.sort((a, b) => a.rank - b.rank).map(({ text }) => Number(text.replace('−', '-')));
}

export async function sheetTotals(page: Page): Promise<number[]> {
  await page.getByRole('tab', { name: /Score|Punkte/ }).click();
  const texts = await page.locator('[data-scores] tfoot td').allTextContents();
  return texts.map((text) => Number(text.replace('−', '-')));
}

export const logLines = (page: Page): Locator => page.locator('.log li');
