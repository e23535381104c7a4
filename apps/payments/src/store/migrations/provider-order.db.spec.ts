import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { payments } from '../../payments.module.js';

it('PAY-01 payments keep the order of their last report, and every new read comes after it', async () => {
  const [bySecond, byProvider] = [newId(), newId()];
  const { source, close } = await migrateOver(payments, 'ProviderOrder1700000000052', async (before) => {
    for (const [id, sequence] of [[bySecond, 1_894_003_200] as const, [byProvider, 2] as const])
      await before.query(
        `INSERT INTO payments (id, agreement_id, booking_id, booking_version, booking_cancelled, refund_due, fee_bps, provider, student_id, teacher_id,
           amount_cents, fee_cents, charge, pay_by, version, created_at, changed_at, provider_sequence)
         VALUES ($1, $1, $1, 1, false, false, 1500, 'stripe', $1, $1, 2500, 375, 'open', now(), 1, now(), now(), $2)`,
        [id, sequence],
      );
  });
  const rows = await source.query<object[]>('SELECT id, provider_order AS order FROM payments ORDER BY provider_order');
  const later = await source.query<object[]>(
    `SELECT id FROM payments, (SELECT nextval('provider_reads') AS read) AS next WHERE read > provider_order`,
  );
  await close();
  expect(rows).toEqual([
    { id: byProvider, order: 2 },
    { id: bySecond, order: 1_894_003_200 },
  ]);
  expect(later).toHaveLength(2);
});
