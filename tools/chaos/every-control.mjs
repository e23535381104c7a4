import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { controls } from './controls.mjs';

const program = fileURLToPath(new URL('prove.mjs', import.meta.url));
const limitMs = 120_000;
const students = 14;
const teachers = 6;

/** Runs every negative control: each time the checker must find the damage, within two minutes in total per control. */
export function tryEveryControl(seed) {
  const rows = Object.entries(controls).map(([name, { breaks }]) => {
    const from = performance.now();
    const args = ['--without', name, '--seed', seed, '--seconds', '12', '--students', String(students), '--teachers', String(teachers)];
    const { status, stdout } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
    console.log(stdout);
    const [, violations = 'none'] = /faults, (\d+) violations/.exec(stdout) ?? [];
    return { name, breaks, violations, found: status === 0, ms: performance.now() - from };
  });
  console.log('| without | must break | violations | run time |\n|---|---|---|---|');
  for (const { name, breaks, violations, found, ms } of rows)
    console.log(`| ${name} | ${breaks}${found ? '' : ': NOT FOUND'} | ${violations} | ${(ms / 1000).toFixed(0)} s |`);
  return rows.every(({ found, ms }) => found && ms < limitMs);
}
