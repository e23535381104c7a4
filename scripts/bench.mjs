// Runs the benches one after another. Quote ratios of one run; absolute times depend on the machine.
// `npm run bench -- bookings` runs one of them, `npm run bench -- bookings distributed` in one topology only.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const both = ['embedded', 'distributed'];
const benches = [
  ['Start-up', 'apps/all-in-one/bench/start-up.mjs', ['embedded']],
  ['Open slots of 14 days with 20 busy times', 'libs/calendar/bench/slots.mjs', ['embedded']],
  ['Bookings', 'apps/all-in-one/bench/bookings.mjs', both],
  ['Refusals', 'apps/all-in-one/bench/refusals.mjs', both],
  ['Open slots over HTTP', 'apps/all-in-one/bench/slots-http.mjs', both],
  ['From a booking to the notification', 'apps/all-in-one/bench/bell.mjs', both],
  ['From a message to the other page', 'apps/all-in-one/bench/live.mjs', both],
  ['An outbox of 5,000 events', 'apps/all-in-one/bench/relay.mjs', both],
  ['Twice the instances', 'apps/all-in-one/bench/instances.mjs', ['distributed']],
  ['A teacher with 100,000 payments', 'apps/all-in-one/bench/earnings.mjs', ['embedded']],
  ['A first visit on a phone', 'apps/all-in-one/bench/web.mjs', ['embedded']],
  ['Growth', 'apps/all-in-one/bench/growth.mjs', ['embedded']],
];
const [wanted, only] = process.argv.slice(2);

for (const [title, file, topologies] of benches) {
  if (wanted && !file.includes(`/${wanted}.mjs`)) continue;
  for (const topology of topologies) {
    if (only && only !== topology) continue;
    console.log(`\n${title}${topologies === both ? `, ${topology}` : ''}`);
    const { status } = spawnSync(process.execPath, [resolve(root, file), topology], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
  }
}
