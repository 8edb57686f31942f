import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  // A bound for what hangs, not a measure: whole games take half a minute on an idle machine.
  timeout: 300_000,
  // A browser on a busy machine can lose a connection; whoever needs a second try is named at the end.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    // One click or download that never comes must not cost five minutes.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
