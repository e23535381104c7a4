import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findProgram } from '../../scripts/find-program.mjs';

const run = findProgram('nats-server') && findProgram('redis-server') ? it : it.skip;

describe('the two topologies', () => {
  run(
    'take over the same data from each other under traffic, and nothing is lost or done twice',
    () => {
      const { status, stdout } = spawnSync(process.execPath, [resolve('tools/chaos/move.mjs'), '--seconds', '6'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      expect(stdout).toContain('Two moves under traffic, 0 violations.');
      expect(status).toBe(0);
    },
    400_000,
  );
});
