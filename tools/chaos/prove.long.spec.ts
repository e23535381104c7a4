import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findProgram } from '../../scripts/find-program.mjs';

const run = findProgram('nats-server') && findProgram('redis-server') ? it : it.skip;

function prove(...options: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('tools/chaos/prove.mjs'), ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, said: stdout + stderr };
}

// A landing injects ten fixed faults of different kinds; `npm run verify` injects random ones for a minute.
const full = process.env['LONG_SPECS'] === 'all';
const ten = ['--seed', '9736', '--faults', '10', '--seconds', '1', '--students', '6', '--teachers', '4'];
const length = full ? ['--seconds', '60'] : ten;

describe('the delivery promises', () => {
  run(
    'hold for bookings and cancellations while processes, servers, connections and messages fail',
    () => {
      const { status, said } = prove(...length);
      expect(said).toContain(' faults, 0 violations.');
      expect(status).toBe(0);
    },
    600_000,
  );
});
