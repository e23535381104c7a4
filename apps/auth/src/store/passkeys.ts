import type { PasskeyTransport } from '@somo/contracts/passkeys';
import type { Db } from '@somo/platform/db';

export interface PasskeyRow {
  id: string;
  userId: string;
  name: string;
  rpId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: PasskeyTransport[];
  createdAt: Date;
  lastUsedAt: Date | null;
  copiedAt: Date | null;
}

/** Returns a person's passkeys, the latest first. */
export const passkeysOf = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.sql<PasskeyRow>(
    'passkeys-of',
    `SELECT id, user_id AS "userId", name, rp_id AS "rpId", credential_id AS "credentialId", public_key AS "publicKey",
       counter::float8 AS counter, transports, created_at AS "createdAt", last_used_at AS "lastUsedAt", copied_at AS "copiedAt"
     FROM passkeys WHERE user_id = $1 ORDER BY created_at DESC, id`,
    [userId],
  );

/** Returns the passkey that a device names, for this host. */
export async function findPasskey(db: Db, credentialId: Buffer, rpId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.sql<PasskeyRow>(
    'passkey-find',
    `SELECT id, user_id AS "userId", name, rp_id AS "rpId", credential_id AS "credentialId", public_key AS "publicKey",
       counter::float8 AS counter, transports, created_at AS "createdAt", last_used_at AS "lastUsedAt", copied_at AS "copiedAt"
     FROM passkeys WHERE credential_id = $1 AND rp_id = $2`,
    [credentialId, rpId],
  );
  return row;
}

export async function hasPasskey(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.sql('passkey-has', 'SELECT FROM passkeys WHERE id = $2 AND user_id = $1', [userId, id])).length > 0;
}

/** Returns whether a person has a passkey for this host; false where there is none that passkeys can be for. */
export async function hasPasskeyFor(db: Db, userId: string, rpId: string | undefined): Promise<boolean> {
  return (await db.sql('passkey-any', 'SELECT FROM passkeys WHERE user_id = $1 AND rp_id = $2 LIMIT 1', [userId, rpId ?? null])).length > 0;
}

/** Adds a passkey; returns false if any account has it already. */
export async function addPasskey(db: Db, row: Omit<PasskeyRow, 'lastUsedAt' | 'copiedAt'>): Promise<boolean> {
  const added = await db.run(
    'passkey-add',
    `INSERT INTO passkeys (id, user_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT (credential_id) DO NOTHING`,
    [row.id, row.userId, row.credentialId, row.publicKey, row.counter, row.transports, row.rpId, row.name, row.createdAt],
  );
  return added > 0;
}

/** Locks a passkey that has just signed, and returns its counter; undefined if it was removed meanwhile. */
export async function lockCounter(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db.sql<{ counter: number }>(
    'passkey-lock',
    'SELECT counter::float8 AS counter FROM passkeys WHERE id = $1 FOR UPDATE',
    [id],
  );
  return row?.counter;
}

export async function notePasskeyUse(db: Db, id: string, counter: number, now: number): Promise<void> {
  await db.run('passkey-used', 'UPDATE passkeys SET counter = $2, last_used_at = $3 WHERE id = $1', [id, counter, new Date(now)]);
}

/** Notes that a copy of a passkey may exist; returns whether that is news. Its counter stays. */
export async function notePasskeyCopied(db: Db, id: string, now: number): Promise<boolean> {
  return (
    (await db.run('passkey-copied', 'UPDATE passkeys SET copied_at = $2 WHERE id = $1 AND copied_at IS NULL', [id, new Date(now)])) > 0
  );
}

export async function renamePasskey(db: Db, userId: string, id: string, name: string): Promise<boolean> {
  return (await db.run('passkey-rename', 'UPDATE passkeys SET name = $3 WHERE id = $2 AND user_id = $1', [userId, id, name])) > 0;
}

export async function removePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  return (await db.run('passkey-remove', 'DELETE FROM passkeys WHERE id = $2 AND user_id = $1', [userId, id])) > 0;
}

/** Removes all of a person's passkeys; returns whether there were any. */
export async function removePasskeys(db: Db, userId: string): Promise<boolean> {
  return (await db.run('passkeys-remove', 'DELETE FROM passkeys WHERE user_id = $1', [userId])) > 0;
}
