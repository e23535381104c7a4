import { findContainers } from '../jest/containers.mjs';
import { build } from './build.mjs';
import { checks } from './checks.mjs';
import { e2e } from './e2e.mjs';
import { install } from './install.mjs';
import { jest } from './jest.mjs';
import { stage } from './stage.mjs';
import { round, turn } from './turn.mjs';

const mostFiles = 10;

/**
 * Runs checks, specs and e2e tests in order, all of them even if one fails; the last line says how many passed and failed. `long` adds the long tests:
 * 'all' of them or, for a `landing`, the rotating group whose turn it is, without what `npm test` has already run.
 */
export async function runTier({ long, landing, projects }) {
  process.env.TZ = 'America/New_York';
  process.env.SOMO_TURN = String(turn());
  process.env.SOMO_ROUND = String(round());
  if (long !== 'all') console.log(`  turn         ${process.env.SOMO_TURN} of 0 to 3 (rotating tests: docs/testing.md)`);
  await findContainers();
  await install({ tests: true });
  await build();
  const parts = [];
  const all = [checks, () => jest({ long, landing }), () => e2e({ projects, long, landing })];
  await stage('all stages', async () => {
    for (const part of all) parts.push(await part());
  });
  printSlowest(parts.flatMap(({ files }) => files ?? []));
  const sum = (key) => parts.reduce((total, part) => total + (part[key] ?? 0), 0);
  const notRun = sum('notRun');
  const strict = Boolean(process.env.SOMO_NO_SKIP);
  if (notRun > 0) {
    const why = parts.find((part) => part.why)?.why ?? 'a required program is missing; npm run test:setup installs it';
    console.log(`\n${notRun} not run: ${why}${strict ? ' (SOMO_NO_SKIP: counted as failed)' : ''}`);
  }
  list(
    'Passed on retry',
    parts.flatMap((part) => part.flaky ?? []),
  );
  list(
    'Failed',
    parts.flatMap((part) => part.failures ?? []),
  );
  const failed = sum('failed') + (strict ? notRun : 0);
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** Where to start when the run must become cheaper. */
function printSlowest(files) {
  const first = files.filter(({ cpuSeconds }) => cpuSeconds > 0).sort((one, other) => other.cpuSeconds - one.cpuSeconds);
  list(
    'Most expensive files, in CPU seconds',
    first.slice(0, mostFiles).map(({ path, cpuSeconds }) => `${cpuSeconds.toFixed(1).padStart(6)}  ${path}`),
  );
}

function list(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
