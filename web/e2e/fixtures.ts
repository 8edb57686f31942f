// What every browser test uses: a server, pages that may not complain, players, axe.
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { Server } from './server';

export { expect };

const problems = new WeakMap<BrowserContext, string[]>();

function watch(context: BrowserContext): void {
  const list: string[] = [];
  problems.set(context, list);
  context.on('page', (page) => {
    page.on('pageerror', (error) => list.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') list.push(message.text());
    });
  });
}

/** Nothing in the console: no exception, nothing that the security policy refused. */
export function expectQuiet(context: BrowserContext, except = /^$/): void {
  expect((problems.get(context) ?? []).filter((line) => !except.test(line))).toEqual([]);
}

export async function person(browser: Browser, server: Server, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    // Pages of most tests are looked at once; keeping them would only cost time.
    serviceWorkers: 'block',
    ...options,
  });
  watch(context);
  return context.newPage();
}

export const test = base.extend<{ page: Page }, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, server }, use) => {
    const page = await person(browser, server);
    await use(page);
    expectQuiet(page.context());
    await page.context().close();
  },
});

/** Settings as a person of this browser has made them before. */
export async function prefer(page: Page, settings: Record<string, unknown>): Promise<void> {
  await page.addInitScript((wished) => {
    const key = 'triclinium.settings';
    if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ speed: 'instant', ...wished }));
    localStorage.setItem('triclinium.carpe-diem.guide', 'off');
  }, settings);
}

type SeatWish = { kind: 'me' | 'open' | 'bot'; level?: string };

/** Asks the server as the page would, by a guest called Livia. */
async function post<Answer>(page: Page, path: string, body: unknown): Promise<Answer> {
  if (page.url() === 'about:blank') await page.goto('/');
  return page.evaluate(
    async ([path, body]) => {
      const post = async (path: string, body: unknown) => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        const value = await answer.json();
        if (!answer.ok) throw new Error(JSON.stringify(value));
        return value;
      };
      const me = await (await fetch('/api/me')).json();
      if (!me.name) await post('/api/name', { name: 'Livia' });
      return post(path, body);
    },
    [path, body] as const,
  );
}

type NewTable = { id: string; invite: string };

/** A table made without clicking, for tests of what comes after. */
export const makeTable = (page: Page, seats: SeatWish[], more: Record<string, unknown> = {}): Promise<NewTable> =>
  post(page, '/api/tables', {
    game: 'carpe-diem', options: {}, seats, pace: { kind: 'untimed' },
    hold: true, listed: false, start: true, ...more,
  });

/** A golden game (tests/golden) to be played on from its first moves, so that what is asked next
 *  does not hang on luck; `moves` below zero leaves so many out. All seats belong to this page, unless it is said
 *  otherwise. */
export async function makeGolden(page: Page, name: string, moves: number, people?: SeatWish[]): Promise<NewTable> {
  const record = JSON.parse(readFileSync(new URL(`../../tests/golden/${name}.json`, import.meta.url), 'utf8'));
  const { game, rules, seats, options, deal, actions } = record;
  return post(page, '/api/import', {
    record: { game, rules, seats, options, deal, actions: actions.slice(0, moves) },
    seats: people ?? Array.from({ length: seats }, () => ({ kind: 'me' })),
  });
}

/** Plays decisions of own seats over the socket, as fast as it goes: to the end, or so many. */
export async function hurry(page: Page, id: string, decisions = Infinity): Promise<void> {
  await page.evaluate(
    ([id, decisions]) =>
      new Promise<void>((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/ws/${id}`);
        let left = decisions ?? Infinity;
        let answered = -1;
        const done = () => {
          socket.close();
          resolve();
        };
        socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', since: 0 }));
        socket.onerror = () => reject(new Error('socket'));
        socket.onmessage = ({ data }) => {
          const state = JSON.parse(data);
          if (state.type !== 'state' || state.seq <= answered) return;
          if (state.table.state === 'over') return done();
          const own = state.held && state.table.seats[state.held.seat].mine;
          if (own) socket.send(JSON.stringify({ type: 'end_turn', seq: state.seq }));
          else if (state.legal.length > 0) {
            if (left-- <= 0) return done();
            // A little variety, the same every time.
            const choice = state.legal[(state.seq * 7) % state.legal.length];
            socket.send(JSON.stringify({ type: 'act', seq: state.seq, action: choice.text }));
          } else return;
          answered = state.seq;
        };
      }),
    [id, Number.isFinite(decisions) ? decisions : null] as const,
  );
}

export async function openTable(page: Page, id: string): Promise<void> {
  await page.goto(`/#/table/${id}`);
  await expect(page.locator(`[data-table="${id}"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
}

/** The table's own state as the page shows it, to wait for the next question. */
export const result = (page: Page) => page.getByRole('region', { name: /Result|Ergebnis/ });
export const endTurn = (page: Page) => page.locator('[data-end-turn]');
export const undo = (page: Page) => page.getByRole('button', { name: /^(Undo|Rückgängig)$/ });
export const question = (page: Page) => page.getByRole('region', { name: /What is asked|Was gefragt ist/ });

/** No violation on this screen, in light and in dark. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
    const found = await page.evaluate(
      async ([source, theme]) => {
        if (!('axe' in window)) (0, eval)(source);
        // In the dark only colours can differ.
        const rules = theme === 'dark' ? { runOnly: ['color-contrast'] } : {};
        const results = await (window as any).axe.run(document, { resultTypes: ['violations'], ...rules });
        // Pieces on the board are pictures with a name; what is printed on them is no label that
        // somebody would speak. Buttons and links are held to their words.
        const printed = (target: string) => {
          const copy = document.querySelector(target)?.cloneNode(true) as Element | undefined;
          copy?.querySelectorAll('svg, [aria-hidden="true"]').forEach((part) => part.remove());
          return !copy?.matches('button, a') || copy.textContent?.trim() === '';
        };
        return results.violations
          .map((each: any) => ({
            rule: each.id,
            where: each.nodes
              .filter((node: any) => each.id !== 'label-content-name-mismatch' || !printed(node.target[0]))
              .slice(0, 3)
              .map((node: any) => `${node.target.join(' ')}: ${node.failureSummary}`),
          }))
          .filter((each: any) => each.where.length > 0);
      },
      [axe.source, theme] as const,
    );
    expect(found, theme).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'));
}

/** Nothing sticks out at the right. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}
