// Runs the benches one after another. Quote ratios of one run; absolute times depend on the machine.
// `npm run bench -- bookings` runs one of them, `npm run bench -- retention --rows=10000000` with an option of its own,
// `npm run bench -- bookings distributed` in one topology only.
import { spawn } from 'node:child_process';
import { basename, resolve } from 'node:path';
import { requireTestPackages } from './stages/install.mjs';
import { fail, Problem } from './stages/problem.mjs';

const root = resolve(import.meta.dirname, '..');
const both = ['embedded', 'distributed'];
const benches = [
  ['Start-up', 'apps/all-in-one/bench/start-up.mjs', ['embedded']],
  ['Open slots of 14 days with 20 busy times', 'libs/calendar/bench/slots.mjs', ['embedded']],
  ['Bookings', 'apps/all-in-one/bench/bookings.mjs', both],
  ['What a lesson leaves behind', 'apps/all-in-one/bench/rows.mjs', ['embedded']],
  ['Refusals', 'apps/all-in-one/bench/refusals.mjs', both],
  ['Open slots over HTTP', 'apps/all-in-one/bench/slots-http.mjs', both],
  ['From a booking to the notification', 'apps/all-in-one/bench/bell.mjs', both],
  ['From a message to the other page', 'apps/all-in-one/bench/live.mjs', both],
  ['A conversation of 100,000 messages', 'apps/all-in-one/bench/history.mjs', ['embedded']],
  ['An outbox of 5,000 events', 'apps/all-in-one/bench/relay.mjs', both],
  ['Twice the instances', 'apps/all-in-one/bench/instances.mjs', ['distributed']],
  ['A teacher with 100,000 payments', 'apps/all-in-one/bench/earnings.mjs', ['embedded']],
  ['A first visit on a phone', 'apps/all-in-one/bench/web.mjs', ['embedded']],
  ["A student's day in data", 'tools/data/day.mjs', ['embedded']],
  ['A phone with a sixth of a processor', 'tools/data/memory.mjs', ['embedded']],
  ['Retention', 'apps/all-in-one/bench/retention.mjs', ['embedded']],
  ['Growth', 'apps/all-in-one/bench/growth.mjs', ['embedded']],
];
const nameOf = ([, file]) => basename(file, '.mjs');
const [named, options] = [false, true].map((isOption) => process.argv.slice(2).filter((word) => word.startsWith('--') === isOption));
const [wanted, only] = named;
if (wanted === undefined && options.length > 0) {
  console.error(`Say which bench ${options.join(' ')} is for: npm run bench -- <name> ${options.join(' ')}`);
  process.exit(1);
}
/** The code of an end by each signal. */
const codes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** Runs a bench to its end, also when a signal ends it: it stops what it has started. Returns its exit code. */
function run(file, topology) {
  const bench = spawn(process.execPath, [resolve(root, file), topology, ...options], { cwd: root, detached: true, stdio: 'inherit' });
  let code;
  for (const [signal, itsCode] of Object.entries(codes))
    process.on(signal, () => {
      code = itsCode;
      bench.kill(signal);
    });
  return new Promise((done, failed) => bench.once('error', failed).once('exit', (own) => done(code ?? own ?? 1)));
}

async function runAll() {
  const chosen = benches.filter((bench) => (!wanted || nameOf(bench) === wanted) && (!only || bench[2].includes(only)));
  if (chosen.length === 0) {
    const known = benches.map((bench) => `${nameOf(bench)} (${bench[2].join(', ')})`);
    throw new Problem(`There is no bench named ${[wanted, only].filter(Boolean).join(' ')}. Choose one of: ${known.join('; ')}.`);
  }
  requireTestPackages();
  for (const [title, file, topologies] of chosen) {
    for (const topology of topologies) {
      if (only && only !== topology) continue;
      console.log(`\n${title}${topologies === both ? `, ${topology}` : ''}`);
      const code = await run(file, topology);
      if (code !== 0) process.exit(code);
    }
  }
}

runAll().catch(fail);
