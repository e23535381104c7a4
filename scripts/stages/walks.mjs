import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.mjs';
import { tool } from './command.mjs';

const config = ['-c', 'apps/all-in-one/playwright.config.ts'];

/** The walks through the product in a real browser: in one process, or (also) with every service in its own; all looks of every screen only when asked; after `npm test` without those that ran there. */
export async function walks({ projects, long, afterTest }) {
  const which = projects.map((project) => `--project=${project}`);
  if (!findChromium())
    return { passed: 0, failed: 0, notRun: await count(which), why: 'no Chromium was found; npm run test:setup installs one' };
  const folder = await mkdtemp(join(tmpdir(), 'somo-report-'));
  const report = join(folder, 'walks.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(long ? { LONG_SPECS: '1' } : {}), ...(afterTest ? { AFTER_TEST: '1' } : {}) };
  const { code } = await tool(
    '@playwright/test/cli.js',
    ['test', ...config, ...which, '--pass-with-no-tests', `--reporter=${process.env.CI ? 'dot' : 'list'},json`],
    {
      show: true,
      env,
    },
  );
  const told = JSON.parse(await readFile(report, 'utf8').catch(() => 'null'));
  await rm(folder, { recursive: true, force: true });
  if (!told) return { passed: 0, failed: 1, notRun: 0 };
  const { expected, unexpected, flaky, skipped } = told.stats;
  const named = (status) => told.suites.flatMap((suite) => namesOf(suite, status));
  return {
    passed: expected + flaky,
    failed: unexpected || (code === 0 ? 0 : 1),
    notRun: skipped,
    lost: named('unexpected'),
    twice: named('flaky'),
  };
}

function namesOf({ suites = [], specs = [] }, status) {
  const here = specs.flatMap(({ file, title, tests }) =>
    tests.filter((test) => test.status === status).map(({ projectName }) => `${file}: ${title} (${projectName})`),
  );
  return [...here, ...suites.flatMap((suite) => namesOf(suite, status))];
}

async function count(which) {
  const { output } = await tool('@playwright/test/cli.js', ['test', ...config, ...which, '--list', '--pass-with-no-tests']);
  return Number(/Total: (\d+) test/.exec(output)?.[1] ?? 0);
}
