import { cpuOf } from './cpu.mjs';

const seconds = (amount) => `${amount.toFixed(1)} s`.padStart(8);

/** A line per stage: how long it took, and what it and all it started has cost, or more where somebody has `seen` more. */
export async function stage(name, work, seen = () => 0) {
  const from = performance.now();
  const before = cpuOf();
  const note = await work();
  const cost = before === undefined ? '' : ` ${seconds(Math.max(cpuOf() - before, seen()))} of CPU`;
  console.log(`  ${name.padEnd(12)} ${seconds((performance.now() - from) / 1000)}${cost}${note ? `  (${note})` : ''}`);
}
