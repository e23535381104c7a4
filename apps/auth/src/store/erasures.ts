import type { Role } from '@somo/contracts/caller';
import type { ServiceName } from '@somo/contracts/services';
import type { Db } from '@somo/platform/db';

interface Closed {
  version: number;
  role: Role | null;
}

interface Erasure extends Closed {
  begunAt: Date | null;
  erasedAt: Date | null;
}

/** Marks an account as being closed; returns undefined if it is already, or suspended. */
export async function markClosing(db: Db, userId: string, eraseAt: Date): Promise<Closed | undefined> {
  const [closed] = await db.sql<Closed>(
    'closing-mark',
    `UPDATE users SET erase_at = $2, standing_version = standing_version + 1
     WHERE id = $1 AND erase_at IS NULL AND suspended_at IS NULL AND role IS DISTINCT FROM 'admin' RETURNING standing_version AS version, role`,
    [userId, eraseAt],
  );
  if (!closed) return undefined;
  await db.run('erasure-add', 'INSERT INTO erasures (user_id, version, role, erase_at) VALUES ($1, $2, $3, $4)', [
    userId,
    closed.version,
    closed.role,
    eraseAt,
  ]);
  return closed;
}

/** Opens an account again that was being closed; returns undefined if it was not, or if its erasure has begun. */
export async function unmarkClosing(db: Db, userId: string): Promise<(Closed & { closingVersion: number }) | undefined> {
  const [erasure] = await db.sql<{ version: number }>(
    'erasure-drop',
    'DELETE FROM erasures WHERE user_id = $1 AND begun_at IS NULL RETURNING version',
    [userId],
  );
  if (!erasure) return undefined;
  const [kept] = await db.sql<Closed>(
    'closing-unmark',
    'UPDATE users SET erase_at = NULL, standing_version = standing_version + 1 WHERE id = $1 RETURNING standing_version AS version, role',
    [userId],
  );
  return kept && { ...kept, closingVersion: erasure.version };
}

export async function readErasure(db: Db, userId: string): Promise<Erasure | undefined> {
  const [erasure] = await db.sql<Erasure>(
    'erasure-read',
    'SELECT version, role, begun_at AS "begunAt", erased_at AS "erasedAt" FROM erasures WHERE user_id = $1',
    [userId],
  );
  return erasure;
}

/** From here on the account cannot be kept; returns false if it has been kept meanwhile. */
export async function beginErasure(db: Db, userId: string, version: number, now: number): Promise<boolean> {
  const begun = await db.run(
    'erasure-begin',
    'UPDATE erasures SET begun_at = coalesce(begun_at, $3) WHERE user_id = $1 AND version = $2 AND erased_at IS NULL',
    [userId, version, new Date(now)],
  );
  return begun > 0;
}

/** Returns every address that an account has had, unless it is somebody else's now. */
export async function emailsOf(db: Db, userId: string): Promise<string[]> {
  const [user] = await db.sql<{ emails: string[] }>(
    'erasure-emails',
    `SELECT ARRAY(
       SELECT users.email::text UNION SELECT lower(old_email::text) FROM email_changes WHERE user_id = $1
         AND NOT EXISTS (SELECT FROM users others WHERE others.email = old_email AND others.id <> $1)) AS emails
     FROM users WHERE id = $1`,
    [userId],
  );
  if (!user) throw new Error(`There is no account ${userId} to erase.`);
  return user.emails;
}

/** Returns which services have erased what they had. */
export async function ticksOf(db: Db, userId: string): Promise<ServiceName[]> {
  const ticks = await db.sql<{ service: ServiceName }>('erasure-ticks', 'SELECT service FROM erasure_ticks WHERE user_id = $1', [userId]);
  return ticks.map(({ service }) => service);
}

export async function addTick(db: Db, userId: string, service: ServiceName, now: number): Promise<void> {
  await db.run(
    'erasure-tick',
    'INSERT INTO erasure_ticks (user_id, service, ticked_at) VALUES ($1, $2, $3) ON CONFLICT (user_id, service) DO NOTHING',
    [userId, service, new Date(now)],
  );
}

export async function markErased(db: Db, userId: string, now: number): Promise<void> {
  await db.run('erasure-done', 'UPDATE erasures SET erased_at = $2 WHERE user_id = $1', [userId, new Date(now)]);
}
