import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findProgram } from '../find-program.mjs';

const run = findProgram('nats-server') && findProgram('redis-server') ? it : it.skip;

function prove(...options: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('scripts/prove/prove.mjs'), ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, said: stdout + stderr };
}

describe('what was promised', () => {
  run(
    'holds for a minute of bookings and cancellations while processes and servers are killed and emptied',
    () => {
      const { status, said } = prove('--seconds', '60');
      expect(said).toContain(' faults, 0 violations.');
      expect(status).toBe(0);
    },
    600_000,
  );

  run(
    'would be seen to break without the outbox',
    () => {
      const { status, said } = prove('--seconds', '15', '--without', 'outbox', '--only', 'F6');
      expect(said).toContain('the checker finds violations');
      expect(status).toBe(0);
    },
    600_000,
  );
});
