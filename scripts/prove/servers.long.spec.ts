import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findProgram } from '../find-program.mjs';

const canRunApart = findProgram('nats-server') && findProgram('redis-server');

describe.each([
  ['together', it],
  ['apart', canRunApart ? it : it.skip],
] as const)('with every server killed in turn, and then everything at once, the product (%s)', (topology, run) => {
  run(
    'repairs itself, answers 503 meanwhile, and loses nothing it has acknowledged',
    () => {
      const script = resolve('scripts/prove/servers.mjs');
      const { status, stdout } = spawnSync(process.execPath, [script, '--topology', topology, '--seconds', '2'], { encoding: 'utf8' });
      expect(stdout).toContain('0 of 19 promises broken');
      expect(status).toBe(0);
    },
    400_000,
  );
});
