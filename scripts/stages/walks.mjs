import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../find-chromium.mjs';
import { checkout } from './checkout.mjs';
import { tool } from './command.mjs';
import { stage } from './stage.mjs';

const config = ['-c', 'apps/all-in-one/playwright.config.ts'];

/** The walks through the product in a real browser: in one process, or (also) with every service in its own; the long ones only when asked, for a landing without those that ran in `npm test`. */
export async function walks({ projects, long, landing }) {
  const which = projects.map((project) => `--project=${project}`);
  if (!findChromium())
    return { passed: 0, failed: 0, notRun: await count(which), why: 'no Chromium was found; npm run test:setup installs one' };
  const folder = await mkdtemp(join(tmpdir(), 'somo-report-'));
  const [report, costs] = [join(folder, 'walks.json'), join(folder, 'costs.json')];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    WALK_REPORT: costs,
    ...(long ? { LONG_SPECS: long } : {}),
    ...(landing ? { LANDING: '1' } : {}),
  };
  const reporters = `${process.env.CI ? 'dot' : 'list'},json,${join(checkout, 'scripts/stages/walk-report.mjs')}`;
  let code;
  const read = async (path, otherwise) => JSON.parse(await readFile(path, 'utf8').catch(() => otherwise));
  let files = [];
  const seen = () => files.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0);
  const walk = async () => {
    const args = ['test', ...config, ...which, '--pass-with-no-tests', `--reporter=${reporters}`];
    ({ code } = await tool('@playwright/test/cli.js', args, { show: true, env }));
    files = await read(costs, '[]');
  };
  // Chromium does not wait for its own processes when it is closed; the reporter saw them while they ran.
  await stage('walks', walk, seen);
  const told = await read(report, 'null');
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
