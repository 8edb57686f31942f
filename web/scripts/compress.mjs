// Puts a .gz and a .br beside every file of the built page that gets smaller by it: the server sends
// them as they are.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = new URL('../dist/', import.meta.url).pathname;
const packed = /\.(gz|br|woff2?|png|jpg|webp|mp3|ogg)$/;

for (const name of readdirSync(dist, { recursive: true, withFileTypes: true })) {
  if (!name.isFile() || packed.test(name.name)) continue;
  const path = join(name.parentPath, name.name);
  const bytes = readFileSync(path);
  for (const [ending, small] of [['gz', gzipSync(bytes, { level: 9 })], ['br', brotliCompressSync(bytes)]]) {
    if (small.length < bytes.length * 0.9) writeFileSync(`${path}.${ending}`, small);
  }
}
