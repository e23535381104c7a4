import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findProgram } from '../../scripts/find-program.mjs';

const run = findProgram('nats-server') && findProgram('redis-server') ? it.each : it.skip.each;

// The two fastest; `npm run prove:delivery -- --controls` tries all five.
describe('the delivery promises', () => {
  run([['inbox'], ['constraints']])(
    'are seen to break without the %s',
    (what) => {
      const args = [resolve('tools/chaos/prove.mjs'), '--seconds', '12', '--without', what];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
      expect(stdout + stderr).toContain('the checker finds violations');
      expect(status).toBe(0);
    },
    600_000,
  );
});
