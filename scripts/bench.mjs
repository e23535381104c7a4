// Runs the benches by hand, one after the other. Quote ratios of one run; absolute times belong to the machine they were taken on.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const benches = [
  ['Start-up', 'apps/all-in-one/bench/start-up.mjs'],
  ['Open slots of 14 days with 20 busy times', 'libs/calendar/bench/slots.mjs'],
  ['Bookings', 'apps/all-in-one/bench/bookings.mjs'],
];
const wanted = process.argv[2];

for (const [title, file] of benches) {
  if (wanted && !file.includes(wanted)) continue;
  console.log(`\n${title}`);
  const { status } = spawnSync(process.execPath, [resolve(root, file)], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
