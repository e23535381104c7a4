import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Kills every server in turn, then everything at once, under load, and expects full recovery. */
export function killServers(topology: 'embedded' | 'distributed'): void {
  const script = resolve('tools/chaos/servers.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, '--topology', topology, '--seconds', '2'], { encoding: 'utf8' });
  expect(stdout).toContain('0 of 19 invariants violated');
  expect(status).toBe(0);
}
