import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';

process.env['TZ'] = 'America/New_York';
const port = process.env['SOMO_E2E_PORT'] ?? '3399';
const baseURL = `http://localhost:${port}`;

/** Walks in one process against a product of their own; `*.distributed.e2e.ts` bring up the services apart by themselves. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results',
  workers: 1,
  fullyParallel: false,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: 'list',
  use: {
    baseURL,
    browserName: 'chromium',
    timezoneId: 'America/New_York',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    { name: 'embedded', testMatch: '**/*.e2e.ts', testIgnore: '**/*.distributed.e2e.ts' },
    { name: 'distributed', testMatch: '**/*.distributed.e2e.ts' },
  ],
  webServer: {
    command: `${JSON.stringify(process.execPath)} scripts/e2e-server.mjs`,
    cwd: '../..',
    url: baseURL,
    env: { PORT: port, RATE_LIMITS: 'off' },
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
