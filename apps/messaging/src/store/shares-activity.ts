import type { Db } from '@somo/platform/db';

/** Returns whether others may know that a person is online, and how far they have read. */
export async function sharesActivity(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.sql('activity-hidden', 'SELECT 1 FROM privacy WHERE user_id = $1 AND NOT share_activity', [userId]);
  return row === undefined;
}
