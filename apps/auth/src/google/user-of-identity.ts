import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import { revokeSessions } from '../credentials/end-sessions.js';
import { admit, type ProvenPerson } from '../domain/proven-person.js';
import { removePasskeys } from '../store/passkeys.js';
import { removeTwoStep } from '../store/two-step.js';
import { UserSchema, type UserRow } from '../store/user.schema.js';

/**
 * Returns the account of a person identified by a provider: the linked one, whatever their address is by now; or the one that has their
 * address, linked from now on; or a new one. Refuses as `admit` does.
 */
export async function userOfIdentity(tx: Tx, person: ProvenPerson & { language?: string }, now: number): Promise<UserRow> {
  const { db } = tx;
  // Two first sign-ins at once meet here, so that the second finds what the first has made.
  await db.sql('identity-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`identity:${person.email.toLowerCase()}`]);
  const [linked] = await db.sql<{ userId: string }>(
    'identity-find',
    'SELECT user_id AS "userId" FROM identities WHERE issuer = $1 AND subject = $2',
    [person.issuer, person.subject],
  );
  const known = linked && (await db.of(UserSchema).findOneBy({ id: linked.userId }));
  if (known) return known;
  const holder = await db.of(UserSchema).findOneBy({ email: person.email });
  const account = holder && { isConfirmed: holder.emailConfirmedAt !== null, isOfAnother: await isKnownAt(db, person.issuer, holder.id) };
  const isLink = admit(person, account ?? undefined) === 'link';
  const user = isLink && holder ? await leaveToOwner(tx, holder, now) : await addUser(tx, person, now);
  await db.run(
    'identity-add',
    'INSERT INTO identities (issuer, subject, user_id, first_name, last_name, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [person.issuer, person.subject, user.id, person.firstName, person.lastName, new Date(now)],
  );
  return user;
}

async function isKnownAt(db: Db, issuer: string, userId: string): Promise<boolean> {
  const known = await db.sql('identity-at', 'SELECT FROM identities WHERE issuer = $1 AND user_id = $2', [issuer, userId]);
  return known.length > 0;
}

/** Adds an account without a password; the provider has confirmed its address. */
async function addUser(tx: Tx, { email, language = 'en' }: ProvenPerson & { language?: string }, now: number): Promise<UserRow> {
  const at = new Date(now);
  const user: UserRow = {
    ...{ id: newId(), email, passwordHash: null, role: null, operatorRoles: [], timeZone: 'UTC', language },
    ...{ termsAgreedAt: at, emailConfirmedAt: at, suspendedAt: null, suspendedReason: null, eraseAt: null, createdAt: at },
  };
  await tx.db.of(UserSchema).insert(user);
  tx.emit('user.registered', { userId: user.id, registeredAt: toInstant(now) });
  return user;
}

/**
 * Leaves an account to the owner of its address, who signs in with Google for the first time, and returns it: its sessions end, and the
 * password, passkeys and second step go, since a person without proof of the address may have set them. The owner is emailed.
 */
async function leaveToOwner(tx: Tx, account: UserRow, now: number): Promise<UserRow> {
  const userId = account.id;
  // A sign-in that is under way ends before this, and its session with the others, or waits for the commit.
  await tx.db.sql('lock-user-alone', 'SELECT FROM users WHERE id = $1 FOR UPDATE', [userId]);
  const removed = await tx.db.run(
    'remove-unproven-password',
    'UPDATE users SET password_hash = NULL WHERE id = $1 AND password_hash IS NOT NULL AND NOT password_proven',
    [userId],
  );
  await revokeSessions(tx, userId, null, now);
  const early = await tx.db.sql(
    'early-two-step',
    'SELECT FROM two_step s JOIN users u ON u.id = s.user_id WHERE u.id = $1 AND (s.confirmed_at IS NULL OR s.confirmed_at < u.email_confirmed_at)',
    [userId],
  );
  if (early.length > 0) await removeTwoStep(tx.db, userId);
  if (await removePasskeys(tx.db, userId)) tx.emit('user.passkey-changed', { userId, change: 'reset', changedAt: toInstant(now) });
  tx.emit('user.google-linked', { userId, passwordRemoved: removed > 0, linkedAt: toInstant(now) });
  return removed > 0 ? { ...account, passwordHash: null } : account;
}
