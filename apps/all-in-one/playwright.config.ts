import { defineConfig } from '@playwright/test';
import type { Topology } from './e2e/start-somo.js';
import { findChromium } from '../../scripts/find-chromium.mjs';

process.env['TZ'] = 'America/New_York';

const long = process.env['LONG_SPECS'];
/** What `npm test` has just walked is not walked again; of the screens it saw one look. */
const afterTest = process.env['AFTER_TEST'];

/** Each file walks through a product of its own (e2e/somo.ts), or through the one that already runs at SOMO_URL. */
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
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    {
      name: 'embedded',
      testMatch: afterTest ? /(\.long|\/screens)\.e2e\.ts$/ : '**/*.e2e.ts',
      testIgnore: long ? [] : ['**/*.long.e2e.ts'],
    },
    { name: 'distributed', testMatch: /\/(main-job|money|payout\.long)\.e2e\.ts$/, use: { topology: 'apart' } },
  ],
});
