import { cpuOf } from './cpu.mjs';

const seconds = (amount) => `${amount.toFixed(1)} s`.padStart(8);

/** Prints a line per stage: wall time, and the CPU time of the stage and everything it started, or `measured()` where that is more. */
export async function stage(name, work, measured = () => 0) {
  const from = performance.now();
  const before = cpuOf();
  const note = await work();
  const cost = before === undefined ? '' : ` ${seconds(Math.max(cpuOf() - before, measured()))} of CPU`;
  console.log(`  ${name.padEnd(12)} ${seconds((performance.now() - from) / 1000)}${cost}${note ? `  (${note})` : ''}`);
}
