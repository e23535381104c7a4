import { newId } from '@somo/platform/ids';
import { startService, type World } from '@somo/testing/start-service';
import { payments } from '../payments.module.js';
import { isEncryptedWithFirstKey, readEncryptionKeys, encrypt, decrypt } from '../store/payout/encryption.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const key = (name: string) => `${name}=${Buffer.alloc(32, name).toString('base64')}`;
const [old, turned] = [key('a'), `${key('b')},${key('a')}`];
const to = { method: 'mobile_money', mobileNumber: '+254712345678' };

describe('accounts after key rotation', () => {
  let world: World;
  beforeAll(async () => {
    process.env['PAYOUT_KEYS'] = turned;
    world = await startService(payments, { now });
  });
  afterAll(async () => {
    delete process.env['PAYOUT_KEYS'];
    await world.close();
  });

  it('PAY-03 are re-encrypted with the new key where still needed, so that the old key can be removed', async () => {
    const [teacherId, payoutId] = [newId(), newId()];
    const sealed = encrypt(readEncryptionKeys(old), teacherId, to);
    await world.db.run('spec-method', `INSERT INTO payout_methods VALUES ($1, $2, '{}', 1, now())`, [teacherId, sealed]);
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
      await world.db.sql('spec-work', `SELECT key FROM due_work WHERE job = 'rotate-encryption-keys' AND done_at IS NOT NULL`),
    ).toEqual([{ key: 'b.a' }]);
  });

  it('PAY-03 are re-encrypted even if a payout encrypted with the old key is being claimed at the same moment', async () => {
    const [teacherId, payoutId] = [newId(), newId()];
    const sealed = encrypt(readEncryptionKeys(old), teacherId, to);
    await world.db.run('spec-method', `INSERT INTO payout_methods VALUES ($1, $2, '{}', 1, now())`, [teacherId, sealed]);
    await world.db.run('spec-again', `UPDATE due_work SET done_at = NULL, claimed_until = NULL WHERE job = 'rotate-encryption-keys'`);
    const claimed = world.db.run('spec-claimed', claimSlowly, [payoutId, teacherId]);
    await new Promise((wait) => setTimeout(wait, 200));
    await world.runDue();
    await claimed;
    const rows = await world.db.sql<{ sealed: string }>('spec-claimed-sealed', 'SELECT sealed FROM payouts WHERE id = $1', [payoutId]);
    expect(rows.map((row) => decrypt(readEncryptionKeys(key('b')), teacherId, row.sealed))).toEqual([to]);
  });
});

// A single statement is its own transaction: it locks the method, having read it long before its payout becomes visible.
const claimSlowly = `
  INSERT INTO payouts (id, teacher_id, period, amount_cents, status, provider, sealed, masked, method_version, version, created_at, changed_at)
  SELECT $1, $2, '2030-01-04', 2125, 'claimed', 'sandbox-payouts', method.sealed, '{}', 1, 1, now(), now()
  FROM (SELECT sealed FROM payout_methods WHERE teacher_id = $2 FOR SHARE) AS method, LATERAL (SELECT pg_sleep(0.6), method.sealed) AS pause`;
