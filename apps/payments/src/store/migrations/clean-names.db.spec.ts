import { newId } from '@somo/platform/ids';
import { migrateOver } from '@somo/testing/migrate-over';
import { payments } from '../../payments.module.js';

it('masked accounts get one-line plain names, while their number and addresses stay unchanged', async () => {
  const [forged, paypal] = [newId(), newId()];
  const shown = { method: 'bank_transfer', bankName: 'GCB\nwww.', accountHolder: '@\u2066', accountNumber: '•••• 7890', swift: 'GHCBGHAC' };
  const address = { method: 'paypal', email: 'k•••@example.com' };
  const { source, logged, close } = await migrateOver(payments, 'CleanNames1700000000033', async (before) => {
    for (const [teacherId, masked] of [[forged, shown] as const, [paypal, address] as const])
      await before.query(
        `INSERT INTO payout_methods (teacher_id, sealed, masked, version, changed_at) VALUES ($1, 'sealed', $2, 1, now())`,
        [teacherId, JSON.stringify(masked)],
      );
  });
  const rows = await source.query<{ id: string; masked: object; sealed: string }[]>(
    'SELECT teacher_id AS id, masked, sealed FROM payout_methods',
  );
  await close();
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: forged, sealed: 'sealed', masked: { method: 'bank_transfer', bankName: 'GCB', accountNumber: '•••• 7890', swift: 'GHCBGHAC' } },
      { id: paypal, sealed: 'sealed', masked: address },
    ]),
  );
  expect(logged).toEqual([{ table: 'payments.payout_methods', rows: 1 }]);
});
