import { everyGateway } from '@somo/contracts/live';
import type { Tx } from '@somo/platform/transaction';

/** Makes the search know whether a teacher's identity is checked, in the transaction that changes it. */
export async function refreshVerified(tx: Tx, teacherId: string, now: number): Promise<void> {
  await tx.db.run(
    'verified-refresh',
    `UPDATE profiles p SET is_verified = v.holds, version = version + 1
     FROM (SELECT EXISTS (SELECT FROM verification_cases
       WHERE teacher_id = $1 AND kind = 'identity' AND state = 'approved' AND expires_at > $2) AS holds) v
     WHERE p.user_id = $1 AND p.is_verified <> v.holds`,
    [teacherId, new Date(now)],
  );
  for (const receiver of [teacherId, everyGateway]) tx.live(receiver, 'profile.changed', { userId: teacherId });
}
