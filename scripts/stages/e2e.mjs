import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.mjs';
import { checkout } from './checkout.mjs';
import { tool } from './command.mjs';
import { stage } from './stage.mjs';

const config = ['-c', 'apps/all-in-one/playwright.config.ts'];

/** Runs the e2e tests in a real browser: embedded, distributed, or both. Long tests run only on request; a landing leaves out what `npm test` has already run. */
export async function e2e({ projects, long, landing }) {
  const which = projects.map((project) => `--project=${project}`);
  if (!findChromium())
    return { passed: 0, failed: 0, notRun: await count(which), why: 'Chromium was not found; npm run test:setup installs it' };
  const folder = await mkdtemp(join(tmpdir(), 'somo-report-'));
  const [report, costs] = [join(folder, 'e2e.json'), join(folder, 'costs.json')];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    E2E_REPORT: costs,
    ...(long ? { LONG_SPECS: long } : {}),
    ...(landing ? { LANDING: '1' } : {}),
  };
  const reporters = `${process.env.CI ? 'dot' : 'list'},json,${join(checkout, 'scripts/stages/e2e-report.mjs')}`;
  let code;
  const read = async (path, otherwise) => JSON.parse(await readFile(path, 'utf8').catch(() => otherwise));
  let files = [];
  const measured = () => files.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const run = async () => {
    const args = ['test', ...config, ...which, '--pass-with-no-tests', `--reporter=${reporters}`];
    ({ code } = await tool('@playwright/test/cli.js', args, { show: true, env }));
    files = await read(costs, '[]');
  };
  // Chromium does not wait for its own processes when it closes; the reporter counted them while they ran.
  await stage('e2e', run, measured);
  const result = await read(report, 'null');
  await rm(folder, { recursive: true, force: true });
  if (!result) return { passed: 0, failed: 1, notRun: 0 };
  const { expected, unexpected, flaky, skipped } = result.stats;
  const named = (status) => result.suites.flatMap((suite) => namesOf(suite, status));
  return {
    passed: expected + flaky,
    failed: unexpected || (code === 0 ? 0 : 1),
    notRun: skipped,
    failures: named('unexpected'),
    flaky: named('flaky'),
    files,
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
