import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import { leaveToOwner } from './leave-to-owner.js';
import { admit, type ProvenPerson } from '../domain/proven-person.js';
import { UserSchema, type UserRow } from './user.schema.js';

/**
 * Returns the account of a person whom a provider vouches for: the linked one, whatever their address is by now; or the one that has their
 * address, linked from now on; or a new one. Refuses as `admit` does.
 */
export async function userOfIdentity(tx: Tx, person: ProvenPerson, now: number): Promise<UserRow> {
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
async function addUser(tx: Tx, { email }: ProvenPerson, now: number): Promise<UserRow> {
  const at = new Date(now);
  const user: UserRow = {
    ...{ id: newId(), email, passwordHash: null, role: null, timeZone: 'UTC', language: 'en' },
    ...{ termsAgreedAt: at, emailConfirmedAt: at, suspendedAt: null, suspendedReason: null, createdAt: at },
  };
  await tx.db.of(UserSchema).insert(user);
  tx.emit('user.registered', { userId: user.id, registeredAt: toInstant(now) });
  return user;
}

/** Returns the names that a provider gave for a person; undefined if they did not come from one. */
export async function namesOfIdentity(db: Db, userId: string): Promise<{ firstName: string; lastName: string } | undefined> {
  const [names] = await db.sql<{ firstName: string; lastName: string }>(
    'identity-names',
    'SELECT first_name AS "firstName", last_name AS "lastName" FROM identities WHERE user_id = $1 ORDER BY created_at LIMIT 1',
    [userId],
  );
  return names;
}
