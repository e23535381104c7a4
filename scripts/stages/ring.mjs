import { build } from './build.mjs';
import { checks } from './checks.mjs';
import { install } from './install.mjs';
import { jest } from './jest.mjs';
import { stage } from './stage.mjs';
import { turn } from './turn.mjs';
import { walks } from './walks.mjs';

const most = 10;

/**
 * Checks, specs and walks one after another, all of them even when one fails; the last line says how many passed and failed. `long` takes the long ones
 * too, 'all' of them or, for a `landing`, those whose turn it is and without what `npm test` has run.
 */
export async function ring({ long, landing, projects }) {
  process.env.TZ = 'America/New_York';
  process.env.SOMO_TURN = String(turn());
  if (long !== 'all') console.log(`  turn         ${process.env.SOMO_TURN} of 0 to 3 (what is looked at by turns: docs/testing.md)`);
  await install();
  await build();
  const parts = [];
  const all = [checks, () => jest({ long, landing }), () => walks({ projects, long, landing })];
  await stage('all of them', async () => {
    for (const part of all) parts.push(await part());
  });
  costliest(parts.flatMap(({ files }) => files ?? []));
  const sum = (key) => parts.reduce((total, part) => total + (part[key] ?? 0), 0);
  const notRun = sum('notRun');
  const strict = Boolean(process.env.SOMO_NO_SKIP);
  if (notRun > 0) {
    const why = parts.find((part) => part.why)?.why ?? 'a program they need is missing; npm run test:setup installs it';
    console.log(`\n${notRun} not run: ${why}${strict ? ' (SOMO_NO_SKIP: counted as failed)' : ''}`);
  }
  list(
    'Passed only at the second try',
    parts.flatMap((part) => part.twice ?? []),
  );
  list(
    'Failed',
    parts.flatMap((part) => part.lost ?? []),
  );
  const failed = sum('failed') + (strict ? notRun : 0);
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** What one would look at first, were all of it to become cheaper. */
function costliest(files) {
  const first = files.filter(({ cpuSeconds }) => cpuSeconds > 0).sort((one, other) => other.cpuSeconds - one.cpuSeconds);
  list(
    'The files that cost most, in CPU-seconds',
    first.slice(0, most).map(({ path, cpuSeconds }) => `${cpuSeconds.toFixed(1).padStart(6)}  ${path}`),
  );
}

function list(title, names) {
  if (names.length > 0) console.log(`\n${title}:\n${names.map((name) => `  ${name}`).join('\n')}`);
}
