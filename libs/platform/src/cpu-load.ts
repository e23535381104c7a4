import { cpus } from 'node:os';

const measureMs = 200;
const idleBelow = 0.1;

let measuredAt = Number.NEGATIVE_INFINITY;
let busy = false;
let last = { idle: 0, all: 0 };

/**
 * Returns whether this machine's CPUs were almost never idle since the last measurement, which means that other processes need them too.
 */
export function isCpuSaturated(): boolean {
  const now = performance.now();
  if (now - measuredAt < measureMs) return busy;
  measuredAt = now;
  const seen = { idle: 0, all: 0 };
  for (const { times } of cpus()) {
    seen.idle += times.idle;
    for (const ms of Object.values(times)) seen.all += ms;
  }
  busy = seen.idle - last.idle < idleBelow * (seen.all - last.all);
  last = seen;
  return busy;
}
