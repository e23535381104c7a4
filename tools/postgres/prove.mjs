// Runs the specs that need a database, and the main user journey in a browser, on every PostgreSQL that Somo supports. After `npm run build`:
//   npm run prove:postgres                        15 (Debian's), 16, 17 and 18 (npm's)
//   npm run prove:postgres -- --versions 15,16    some of them
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkout } from '../../scripts/stages/checkout.mjs';
import { command, tool } from '../../scripts/stages/command.mjs';
import { fail, Problem } from '../../scripts/stages/problem.mjs';
import { startServer, versions } from './servers.mjs';

const { values: options } = parseArgs({ options: { versions: { type: 'string', default: versions.join(',') } } });

async function prove() {
  const wanted = options.versions.split(',').map(Number);
  if (wanted.some((version) => !versions.includes(version))) throw new Problem(`--versions takes some of ${versions.join(', ')}.`);
  const folder = await mkdtemp(join(tmpdir(), 'somo-prove-'));
  const rows = [];
  for (const version of wanted) rows.push(await proveOn(version, folder));
  await rm(folder, { recursive: true, force: true });
  console.log('\n| PostgreSQL | specs | main journey |\n|---|---|---|');
  for (const { release, specs, journey } of rows) console.log(`| ${release} | ${inWords(specs)} | ${inWords(journey)} |`);
  const failed = rows.flatMap(({ specs, journey }) => [specs.failed, journey.failed]).reduce((sum, one) => sum + one, 0);
  console.log(`\n${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

async function proveOn(version, folder) {
  const server = await startServer(version);
  console.log(`\nPostgreSQL ${server.release}`);
  try {
    const specs = await timed(() => runSpecs(server.adminUrl, join(folder, `specs-${version}.json`)));
    const journey = await timed(() => runJourney(server.productUrl, join(folder, `journey-${version}.json`)));
    return { release: server.release, specs, journey };
  } finally {
    await server.close();
  }
}

async function runSpecs(url, report) {
  const args = ['scripts/jest/run.mjs', '--selectProjects', 'db', `--reporters=${join(checkout, 'scripts/jest/report.mjs')}`];
  const { code } = await command(process.execPath, args, { show: true, env: { TEST_DATABASE_URL: url, SPEC_REPORT: report } });
  const files = await read(report);
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum('passed'), failed: sum('failed') || Number(code !== 0), notRun: sum('notRun') };
}

async function runJourney(url, report) {
  const args = ['test', '-c', 'apps/all-in-one/playwright.config.ts', '--project=embedded', '--reporter=list,json', 'main-job'];
  const env = { DATABASE_URL: url, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { code } = await tool('@playwright/test/cli.js', args, { show: true, env });
  const { stats = {} } = await read(report);
  const { expected = 0, unexpected = 0, skipped = 0 } = stats;
  return { passed: expected, failed: unexpected || Number(code !== 0), notRun: skipped };
}

async function timed(work) {
  const from = performance.now();
  return { ...(await work()), seconds: Math.round((performance.now() - from) / 1000) };
}

const read = async (path) => JSON.parse(await readFile(path, 'utf8').catch(() => '[]'));

const inWords = ({ passed, failed, notRun, seconds }) => `${passed} passed, ${failed} failed, ${notRun} not run (${seconds} s)`;

prove().catch(fail);
