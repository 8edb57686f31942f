// The page on a plain web space: a folder made by tools/build-site, handed out by a bare file server.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const web = join(import.meta.dirname, '..');
const types: Record<string, string> = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json', '.wasm': 'application/wasm', '.png': 'image/png',
};

export class Site {
  private constructor(
    readonly folder: string,
    private readonly server: HttpServer,
  ) {}

  static async open(): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'triclinium-site-'));
    execFileSync(join(web, '../tools/build-site'), [folder]);
    // Below a path of its own, as on most web spaces.
    const server = createServer((request, response) => {
      const path = normalize(new URL(request.url ?? '/', 'http://x').pathname);
      const file = join(folder, path.replace(/^\/games\//, '/').replace(/\/$/, '/index.html'));
      if (!path.startsWith('/games/') || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404).end('nothing here');
        return;
      }
      response.writeHead(200, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
      response.end(readFileSync(file));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Site(folder, server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/games/`;
  }

  /** The same page as another version. */
  renew(): void {
    const worker = join(this.folder, 'service-worker.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/VERSION = '\w+'/, "VERSION = 'another'"));
  }

  /** Nobody answers from now on. */
  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  remove(): void {
    this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
