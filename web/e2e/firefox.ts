// Debian's Firefox by WebDriver BiDi: Playwright drives only a Firefox of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const firefoxPath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

type Answer = { id: number; result?: any; message?: string };

export class Firefox {
  private last = 0;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private context = '';

  private constructor(
    private readonly process: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.onmessage = ({ data }) => {
      const answer: Answer = JSON.parse(String(data));
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    };
  }

  static async start(): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'triclinium-firefox-'));
    const process = spawn(firefoxPath, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let heard = '';
      process.stderr!.on('data', (text) => {
        heard += text;
        const found = heard.match(/WebDriver BiDi listening on (ws:\/\/\S+)/);
        if (found) resolve(found[1]!);
      });
      process.once('exit', () => reject(new Error(`Firefox ended: ${heard}`)));
    });
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    const firefox = new Firefox(process, profile, socket);
    await firefox.send('session.new', { capabilities: {} });
    firefox.context = (await firefox.send('browsingContext.getTree', {})).contexts[0].context;
    await firefox.send('browsingContext.setViewport', { context: firefox.context, viewport: { width: 1280, height: 800 } });
    return firefox;
  }

  async open(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }

  /** Calls a function in the page, with text and numbers. */
  async call<Result>(work: (argument: any) => Promise<Result> | Result, argument: unknown = null): Promise<Result> {
    const answer = await this.send('script.evaluate', {
      expression: `(async () => JSON.stringify((await (${work})(${JSON.stringify(argument)})) ?? null))()`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'Firefox refused.');
    return JSON.parse(answer.result.value);
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.process.once('exit', resolve));
    await this.send('browser.close', {}).catch(() => this.process.kill());
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }

  private send(method: string, params: object): Promise<any> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (answer) => (answer.result ? resolve(answer.result) : reject(new Error(`${method}: ${answer.message}`))));
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}
