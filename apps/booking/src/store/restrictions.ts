import type { RefusalCode } from '@somo/contracts/refusals';
import type { Db } from '@somo/platform/db';

type RestrictedRefusal = Extract<RefusalCode, 'account-restricted' | 'not-taking-new-students'>;

/** Returns why two people who are new to each other cannot begin, as the student may read it; null if neither is restricted, or they know each other. */
export async function restrictedOfNewTwo(db: Db, studentId: string, teacherId: string): Promise<RestrictedRefusal | null> {
  const [row] = await db.sql<{ code: RestrictedRefusal | null }>('restricted-of-two', 'SELECT restricted_of_new_two($1, $2) AS code', [
    studentId,
    teacherId,
  ]);
  return row?.code ?? null;
}
