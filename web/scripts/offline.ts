// Writes service-worker.js beside the built page: service/worker.ts with the list of all files.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const name = 'service-worker.js';
const aside = /\.(gz|br|map)$|^service-worker\.js$/;

export function offline(source: string): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
      if (config.build.outDir.startsWith('/')) folder = config.build.outDir;
    },
    async closeBundle() {
      // Nothing was built: whoever failed says why.
      if (!existsSync(folder)) return;
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
        .filter((file) => !aside.test(file))
        .sort();
      const digest = createHash('sha256');
      for (const file of files) digest.update(file).update(readFileSync(join(folder, file)));
      const version = digest.digest('hex').slice(0, 12);
      const { code: script } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const values = `const FILES = ${JSON.stringify(files)};\nconst VERSION = '${version}';\n`;
      writeFileSync(join(folder, name), values + script);
    },
  };
}
