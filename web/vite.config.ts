import { svelte } from '@sveltejs/vite-plugin-svelte';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { engineModule } from './scripts/engine-module.ts';
import { facts } from './scripts/facts.ts';
import { gameWords } from './scripts/game-words.ts';
import { offline } from './scripts/offline.ts';
import { policy } from './scripts/policy.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['TRICLINIUM_SERVER'] ?? 'http://127.0.0.1:8080';

for (const script of ['components', 'module-types']) execFileSync(process.execPath, [here(`scripts/${script}.mjs`)], { stdio: 'inherit' });

export default defineConfig({
  plugins: [
    svelte(),
    facts(here('../locales'), here('src/games')),
    gameWords(here('../locales'), here('src/games')),
    engineModule(here('../build/wasm/triclinium.wasm')),
    policy(),
    offline(here('service/worker.ts')),
  ],
  resolve: {
    alias: { $lib: here('src/lib'), $i18n: here('src/i18n'), $locales: here('../locales') },
    conditions: process.env['VITEST'] ? ['browser'] : undefined,
  },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
  server: {
    fs: { allow: [here('.'), here('../locales'), here('../protocol'), here('../build/wasm')] },
    proxy: { '/api': { target: server }, '/ws': { target: server, ws: true } },
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
