import { defineConfig } from '@playwright/test';
import type { Topology } from './e2e/start-somo.js';
import { findChromium } from '../../scripts/find-chromium.mjs';

process.env['TZ'] = 'America/New_York';

const long = process.env['LONG_SPECS'];
/** What a landing adds to `npm test`: the long walks, of the ones below those whose turn it is. */
const landing = process.env['LANDING'];
const byTurns = ['keyboard|wrong-clock|session-ends', 'once|before-the-app|restart', 'guards|payout|server-gone', 'zones|operator-money'];
/** The same with the services apart, beside the main job: what one process has shown is shown there another time. */
const byTurnsApart = ['operator-money.long', 'unpaid/money', '', ''];
const turn = Number(process.env['SOMO_TURN'] ?? 0);
const others = byTurns.filter((_, at) => at !== turn).join('|');
const apart = ['main-job', 'node-24.long', byTurnsApart[turn]].filter(Boolean).join('|');

/** All walks of a topology share one product (e2e/somo.ts), or take the one that already runs at SOMO_URL; those in e2e/own kill theirs or move its clock. */
export default defineConfig<object, { topology: Topology }>({
  testDir: './e2e',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A walk that passes only the second time is counted and named as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    {
      name: 'embedded',
      testMatch: landing ? '**/*.long.e2e.ts' : '**/*.e2e.ts',
      testIgnore: [...(long ? [] : ['**/*.long.e2e.ts']), ...(landing ? [new RegExp(`/(${others})\\.long\\.e2e\\.ts$`)] : [])],
    },
    {
      name: 'distributed',
      testMatch: landing
        ? new RegExp(`/(${apart})\\.e2e\\.ts$`)
        : /\/(main-job|money|payout\.long|operator-money\.long|node-24\.long)\.e2e\.ts$/,
      // Two more starts of eighteen processes, for what the same walk shows in one process.
      ...(landing ? { grepInvert: /what is left of it goes out/ } : {}),
      use: { topology: 'apart' },
    },
  ],
});
