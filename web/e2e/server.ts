// The real server process on a free port of its own, with a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const candidates = [process.env['TRICLINIUM'], join(root, 'build/dev/triclinium'), join(root, 'build/triclinium')];

export function program(): string {
  const found = candidates.find((path) => path && existsSync(path));
  if (!found) throw new Error('Build the program first (cmake --preset dev && cmake --build --preset dev).');
  return found;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject()));
    });
  });
}

export class Server {
  private process: ChildProcess | null = null;

  private constructor(
    readonly data: string,
    readonly port: number,
    private readonly web: string,
  ) {}

  static async start(web = join(root, 'web/dist')): Promise<Server> {
    const server = new Server(mkdtempSync(join(tmpdir(), 'triclinium-e2e-')), await freePort(), web);
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts the process on the same port and data as before. */
  async run(): Promise<void> {
    const log = openSync(join(this.data, 'server.log'), 'a');
    this.process = spawn(
      program(),
      [
        'serve', '--data', this.data, '--host', '127.0.0.1', '--port', String(this.port),
        '--web', this.web, '--bot-delay', '0', '--limits', '0', '--quiet',
      ],
      { stdio: ['ignore', log, log] },
    );
    for (let i = 0; i < 200; ++i) {
      if (this.process.exitCode !== null) throw new Error(`The server ended at once; see ${this.data}/server.log`);
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('The server does not answer.');
  }

  private end(signal: NodeJS.Signals): Promise<void> {
    const running = this.process;
    if (!running || running.exitCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      running.once('exit', () => resolve());
      running.kill(signal);
    });
  }

  /** Pulls the plug: no chance to write anything more. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Everything is in its file afterwards. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}
