import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

// `npm run prove:booking` runs ten minutes in both topologies.
describe('a minute of random bookings, requests, proposals and cancellations by 64 clients', () => {
  it('BOOK-12 REQ-08 C01 leaves nothing that the audit finds', () => {
    const args = [resolve('tools/booking/prove.mjs'), '--seconds', '60', '--topology', 'embedded'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    expect(stdout).toContain('0 violations.');
    expect(status).toBe(0);
  }, 600_000);
});
