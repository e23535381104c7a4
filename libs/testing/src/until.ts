import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once `holds` returns true; throws after `timeoutMs`. */
export async function until(holds: () => boolean | Promise<boolean>, patienceMs = 10_000): Promise<void> {
  const end = performance.now() + patienceMs;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Still not so after ${patienceMs} ms: ${holds.toString()}`);
    await sleep(10);
  }
}
