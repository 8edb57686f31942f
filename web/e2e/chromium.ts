// A Chromium with a profile on disk that can be killed, as a crash or an empty battery would.
import { chromium, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { prefer } from './fixtures';

export class Chromium {
  private constructor(
    private readonly process: ChildProcess,
    private readonly browser: Browser,
  ) {}

  static async start(profile: string): Promise<Chromium> {
    const process_ = spawn(
      process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
    );
    const address = await new Promise<string>((resolve, reject) => {
      let heard = '';
      process_.stderr!.on('data', (text) => {
        heard += text;
        const found = heard.match(/DevTools listening on (ws:\/\/\S+)/);
        if (found) resolve(found[1]!);
      });
      process_.once('exit', () => reject(new Error(`Chromium ended: ${heard}`)));
    });
    return new Chromium(process_, await chromium.connectOverCDP(address));
  }

  async open(url: string): Promise<Page> {
    const page = await this.browser.contexts()[0]!.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await prefer(page, { language: 'en' });
    await page.goto(url);
    return page;
  }

  /** All of its processes at once, without a word. */
  async kill(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    process.kill(-this.process.pid!, 'SIGKILL');
    await ended;
  }
}
