import { createServer, type AddressInfo } from 'node:net';
import { backupsElsewhere, type BackupState } from '@somo/contracts/backups';
import { toInstant } from '@somo/contracts/time';
import { FixedClock } from '@somo/testing/fixed-clock';
import { TooSlow } from '@somo/platform/operating/system-checks';
import { silentLog } from '@somo/testing/silent-log';
import { GatewayConfig } from '../../gateway.config.js';
import { GatewayChecks } from './gateway-checks.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;

describe('PERM-05 what the gateway finds out for operators', () => {
  const checks = (PUBLIC_URL = '', backups?: () => Promise<BackupState>) =>
    new GatewayChecks({ clock: new FixedClock(now), config: Object.assign(new GatewayConfig(), { PUBLIC_URL }), log: silentLog, backups });
  const made = (hoursAgo: number): BackupState => ({
    ...{ ...backupsElsewhere, made: 'daily', place: '/backups' },
    latest: { madeAt: toInstant(now - hoursAgo * hour), bytes: 1, encrypted: true },
  });

  it.each<[string, BackupState, string]>([
    ['made yesterday', made(30), 'works'],
    ['older than two days', made(49), 'fails'],
    ['of which the last failed', { ...made(30), problem: 'The disk is full.' }, 'low'],
    ['older than two days, since when all failed', { ...made(49), problem: 'The disk is full.' }, 'fails'],
    ['of which the first failed', { ...made(0), latest: null, problem: 'The disk is full.' }, 'fails'],
    ['not made yet', { ...made(0), latest: null }, 'off'],
    ['of a PostgreSQL of their own', backupsElsewhere, 'unknown'],
  ])('judges backups %s', async (_, backups, finding) => {
    const found = await checks('', () => Promise.resolve(backups)).readBackups();
    expect(found).toMatchObject({ backups, check: { name: 'backups', finding } });
  });

  it('says why backups cannot be read', async () => {
    const own = checks('', () => Promise.reject(new Error('Access Denied')));
    expect(await own.readBackups()).toMatchObject({ backups: { problem: 'Access Denied' }, check: { finding: 'fails' } });
    const slow = checks('', () => Promise.reject(new TooSlow('no answer within 8 seconds')));
    expect(await slow.readBackups()).toMatchObject({ check: { finding: 'unknown', detail: 'no answer within 8 seconds' } });
    expect(await checks().readBackups()).toMatchObject({ backups: backupsElsewhere });
  });

  it('tries its own address only if it is https, and does not know whether others reach one that it does not', async () => {
    expect(await checks('http://somo.example').checkAddress()).toMatchObject({ finding: 'off', detail: 'http://somo.example' });
    const closed = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => closed.once('listening', done));
    const url = `https://127.0.0.1:${(closed.address() as AddressInfo).port}`;
    await new Promise((done) => closed.close(done));
    expect(await checks(url).checkAddress()).toMatchObject({
      finding: 'unknown',
      detail: expect.stringMatching(/^https:.*: .*ECONNREFUSED/),
    });
    expect(await checks(url).readCertificates()).toMatchObject([{ use: 'address', expiresAt: null }]);
  });
});
