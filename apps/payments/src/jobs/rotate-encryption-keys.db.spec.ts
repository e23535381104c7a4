import { Module } from '@nestjs/common';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { startService, type World } from '@somo/testing/start-service';
import { PaymentsConfig } from '../payments.config.js';
import { payments, PaymentsModule } from '../payments.module.js';
import { isEncryptedWithFirstKey, readEncryptionKeys, encrypt, decrypt } from '@somo/platform/identity/encryption';
import { RotateEncryptionKeys } from './rotate-encryption-keys.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const key = (name: string) => `${name}=${Buffer.alloc(32, name).toString('base64')}`;
const [old, turned] = [key('a'), `${key('b')},${key('a')}`];
const to = { method: 'mobile_money', mobileNumber: '+254712345678' };
const setting = { PAYOUT_KEYS: turned };

describe('accounts after key rotation', () => {
  let world: World;
  let start: () => Promise<void>;

  @Module({ imports: [PaymentsModule] })
  class Service {
    constructor(db: Db, transaction: Transaction, clock: Clock) {
      const config = Object.assign(new PaymentsConfig(), setting);
      start = () => new RotateEncryptionKeys(db, transaction, config, clock).onApplicationBootstrap();
    }
  }

  beforeAll(async () => {
    Object.assign(process.env, setting);
    world = await startService({ ...payments, module: Service }, { now });
  });
  afterEach(async () => {
    await world.db.run('spec-forget', 'DELETE FROM payout_methods');
  });
  afterAll(async () => {
    delete process.env['PAYOUT_KEYS'];
    await world.close();
  });

  const saved = async (keys: string) => {
    const teacherId = newId();
    const sealed = encrypt(readEncryptionKeys(keys), teacherId, to);
    await world.db.run('spec-method', `INSERT INTO payout_methods VALUES ($1, $2, '{}', 1, now())`, [teacherId, sealed]);
    return { teacherId, sealed };
  };
  const hasNewKey = async (teacherId: string) => {
    const [row] = await world.db.sql<{ sealed: string }>('spec-has', 'SELECT sealed FROM payout_methods WHERE teacher_id = $1', [
      teacherId,
    ]);
    return isEncryptedWithFirstKey(readEncryptionKeys(turned), row?.sealed ?? '');
  };
  const open = () =>
    world.db.sql<{ error: string | null; inMs: number }>(
      'spec-open',
      `SELECT error, (extract(epoch FROM due_at - $1::timestamptz) * 1000)::integer AS "inMs" FROM due_work
       WHERE job = 'rotate-encryption-keys' AND done_at IS NULL AND cancelled_at IS NULL ORDER BY due_at`,
      [new Date(world.clock.now())],
    );

  it('PAY-03 are re-encrypted with the new key where still needed, so that the old key can be removed', async () => {
    const { teacherId, sealed } = await saved(old);
    const payoutId = newId();
    await world.db.run(
      'spec-payout',
      `INSERT INTO payouts (id, teacher_id, period, amount_cents, status, provider, sealed, masked, method_version, version, created_at, changed_at)
       VALUES ($1, $2, '2030-01-04', 2125, 'sent', 'sandbox-payouts', $3, '{}', 1, 1, now(), now())`,
      [payoutId, teacherId, sealed],
    );
    await world.runDue();
    const rows = await world.db.sql<{ sealed: string }>(
      'spec-sealed',
      'SELECT sealed FROM payout_methods WHERE teacher_id = $1 UNION ALL SELECT sealed FROM payouts WHERE id = $2',
      [teacherId, payoutId],
    );
    expect(rows.map((row) => isEncryptedWithFirstKey(readEncryptionKeys(turned), row.sealed))).toEqual([true, true]);
    expect(rows.map((row) => decrypt(readEncryptionKeys(key('b')), teacherId, row.sealed))).toEqual([to, to]);
    expect(
      await world.db.sql('spec-work', `SELECT data FROM due_work WHERE job = 'rotate-encryption-keys' AND done_at IS NOT NULL`),
    ).toEqual([{ data: { keys: 'b.a' } }]);
  });

  it('PAY-03 are re-encrypted even if a payout encrypted with the old key is being claimed at the same moment', async () => {
    const payoutId = newId();
    const { teacherId } = await saved(old);
    await start();
    const claimed = world.db.run('spec-claimed', claimSlowly, [payoutId, teacherId]);
    await new Promise((wait) => setTimeout(wait, 200));
    await world.runDue();
    await claimed;
    const rows = await world.db.sql<{ sealed: string }>('spec-claimed-sealed', 'SELECT sealed FROM payouts WHERE id = $1', [payoutId]);
    expect(rows.map((row) => decrypt(readEncryptionKeys(key('b')), teacherId, row.sealed))).toEqual([to]);
  });

  it('PAY-03 are re-encrypted after every start, because a process that was not yet restarted saves with the old key', async () => {
    await start();
    await world.runDue();
    const { teacherId } = await saved(old);
    await world.runDue();
    expect(await hasNewKey(teacherId)).toBe(false);
    await start();
    await world.runDue();
    expect(await hasNewKey(teacherId)).toBe(true);
  });

  it('PAY-03 are re-encrypted when the processes that a start has replaced are gone', async () => {
    await start();
    await world.runDue();
    const { teacherId } = await saved(old);
    world.clock.advance(10 * 60_000);
    await world.runDue();
    expect(await hasNewKey(teacherId)).toBe(true);
  });

  it('PAY-03 that no key decrypts keep no other from being re-encrypted, and the job fails with their number until they are gone', async () => {
    const lost = [await saved(key('c')), await saved(key('c'))];
    const { teacherId } = await saved(old);
    await start();
    await world.runDue();
    expect(await hasNewKey(teacherId)).toBe(true);
    const [failed, later] = await open();
    expect(failed?.error).toContain('2 payout accounts cannot be decrypted');
    expect(later?.error).toBeNull();
    for (const one of lost) await world.db.run('spec-lost', 'DELETE FROM payout_methods WHERE teacher_id = $1', [one.teacherId]);
    world.clock.advance(failed?.inMs ?? 0);
    await world.runDue();
    expect(await open()).toHaveLength(1);
  });

  it('PAY-03 are looked through once however often a process is started meanwhile', async () => {
    for (const _ of [1, 2, 3]) await start();
    expect(await open()).toEqual([
      { error: null, inMs: 0 },
      { error: null, inMs: 10 * 60_000 },
    ]);
    expect(await world.runDue()).toBe(1);
  });
});

// A single statement is its own transaction: it locks the method, having read it long before its payout becomes visible.
const claimSlowly = `
  INSERT INTO payouts (id, teacher_id, period, amount_cents, status, provider, sealed, masked, method_version, version, created_at, changed_at)
  SELECT $1, $2, '2030-01-04', 2125, 'claimed', 'sandbox-payouts', method.sealed, '{}', 1, 1, now(), now()
  FROM (SELECT sealed FROM payout_methods WHERE teacher_id = $2 FOR SHARE) AS method, LATERAL (SELECT pg_sleep(0.6), method.sealed) AS pause`;
