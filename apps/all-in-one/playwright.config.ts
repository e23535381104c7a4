import { defineConfig } from '@playwright/test';
import type { Topology } from './e2e/start-somo.js';
import { findChromium } from '../../scripts/find-chromium.mjs';

process.env['TZ'] = 'America/New_York';

const long = process.env['LONG_SPECS'];
/** Set when a landing adds to `npm test`: the long e2e tests, and of the rotating groups below the one whose turn it is. */
const landing = process.env['LANDING'];
const rotating = [
  'keyboard|wrong-clock|session-ends',
  'exactly-once|before-hydration|restart',
  'guards|payout|server-gone|languages',
  'zones|operator-money|walk',
];
/** What runs distributed in each turn, besides main-job: in another turn than the same tests embedded. */
const rotatingDistributed = ['operator-money.long', 'unpaid/money', 'classroom.long', 'teachers-time.long'];
const turn = Number(process.env['SOMO_TURN'] ?? 0);
const notThisTurn = rotating.filter((_, at) => at !== turn).join('|');
const distributed = ['main-job', 'node-24.long', rotatingDistributed[turn]].filter(Boolean).join('|');

/** All e2e tests of a topology share one product (e2e/somo.ts), or the one already running at SOMO_URL. Those in e2e/own have a product to themselves, because they kill it or move its clock. */
export default defineConfig<object, { topology: Topology }>({
  testDir: './e2e',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A test that passes on retry is counted and listed as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    {
      name: 'embedded',
      testMatch: landing ? '**/*.long.e2e.ts' : '**/*.e2e.ts',
      testIgnore: [...(long ? [] : ['**/*.long.e2e.ts']), ...(landing ? [new RegExp(`/(${notThisTurn})\\.long\\.e2e\\.ts$`)] : [])],
    },
    {
      name: 'distributed',
      testMatch: landing
        ? new RegExp(`/(${distributed})\\.e2e\\.ts$`)
        : /\/(main-job|money|teachers-time\.long|classroom\.long|payout\.long|operator-money\.long|node-24\.long)\.e2e\.ts$/,
      // It would start eighteen processes twice more to show what the same test shows in one process.
      ...(landing ? { grepInvert: /what is left of it goes out/ } : {}),
      use: { topology: 'distributed' },
    },
  ],
});
