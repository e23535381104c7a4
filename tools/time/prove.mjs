// Compares the open times of random teachers in all zones with those that Temporal finds, on all cores.
//   npm run prove:time                       1,000,000 cases
//   npm run prove:time -- --cases 50000      fewer
//   npm run prove:time -- --seed 7           the same cases again
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

const { values: options } = parseArgs({
  options: { cases: { type: 'string', default: '1000000' }, seed: { type: 'string', default: String(Date.now() % 1_000_000) } },
});
const processes = availableParallelism();
const share = Math.ceil(Number(options.cases) / processes);
if (!Number.isSafeInteger(share) || share < 1) throw new Error('--cases takes a whole number of at least 1.');

const startedAt = Date.now();
const codes = await Promise.all(Array.from({ length: processes }, (_, index) => compare(Number(options.seed) + index)));
const isEqual = codes.every((code) => code === 0);
console.log(
  `${share * processes} cases in ${Math.round((Date.now() - startedAt) / 1000)} s: ${isEqual ? '0 differences.' : 'they differ.'}`,
);
process.exitCode = isEqual ? 0 : 1;

async function compare(seed) {
  const env = { ...process.env, CALENDAR_CASES: String(share), CALENDAR_SEED: String(seed) };
  const child = spawn(process.execPath, ['scripts/jest/run.mjs', 'libs/calendar/spec'], { stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  return code;
}
