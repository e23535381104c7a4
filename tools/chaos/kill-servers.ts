import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Kills every server in turn, and then everything at once, under load; what became of it. */
export function killServers(topology: 'together' | 'apart'): void {
  const script = resolve('tools/chaos/servers.mjs');
  const { status, stdout } = spawnSync(process.execPath, [script, '--topology', topology, '--seconds', '2'], { encoding: 'utf8' });
  expect(stdout).toContain('0 of 19 promises broken');
  expect(status).toBe(0);
}
