import type { Presence } from '@somo/contracts/live';
import type { Db } from '@somo/platform/db';
import { presenceOf, type Connection } from '../domain/presence.js';

interface Row {
  user_id: string;
  presence: Connection['presence'] | null;
  seen_at: Date | null;
  shared: boolean;
}

export interface PersonPresence {
  userId: string;
  presence: Presence;
}

interface ContactPresence extends PersonPresence {
  /** Whether others may know it. */
  shared: boolean;
}

/** What is pushed about a person is pushed in order. */
export async function lockPresence(db: Db, userId: string): Promise<void> {
  await db.sql('presence-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`presence:${userId}`]);
}

/** Returns the presence as others see it. */
export const shown = ({ userId, presence, shared }: ContactPresence): PersonPresence => ({
  userId,
  presence: shared ? presence : 'offline',
});

/** Returns the true presence of a person's contacts. */
export async function contactsPresence(db: Db, userId: string, now: number): Promise<ContactPresence[]> {
  const rows = await db.sql<Row>(
    'presence-contacts',
    `SELECT c.other_id AS user_id, o.presence, o.seen_at, COALESCE(p.share_activity, true) AS shared
     FROM contacts c LEFT JOIN connections o ON o.user_id = c.other_id LEFT JOIN privacy p ON p.user_id = c.other_id
     WHERE c.person_id = $1 ORDER BY c.other_id`,
    [userId],
  );
  const contacts = new Map<string, { open: Connection[]; shared: boolean }>();
  for (const { user_id, presence, seen_at, shared } of rows) {
    const known = contacts.get(user_id)?.open ?? [];
    contacts.set(user_id, { open: presence && seen_at ? [...known, { presence, seenAtMs: seen_at.getTime() }] : known, shared });
  }
  return [...contacts].map(([id, { open, shared }]) => ({ userId: id, presence: presenceOf(open, now), shared }));
}

export async function personPresence(db: Db, userId: string, now: number): Promise<Presence> {
  const rows = await db.sql<{ presence: Connection['presence']; seen_at: Date }>(
    'presence-person',
    'SELECT presence, seen_at FROM connections WHERE user_id = $1',
    [userId],
  );
  return presenceOf(
    rows.map(({ presence, seen_at }) => ({ presence, seenAtMs: seen_at.getTime() })),
    now,
  );
}
