import type { Presence } from '@somo/contracts/live';
import type { Db } from '@somo/platform/db';
import { blockedBetween } from '../../contacts/store/reach.js';
import { presenceOf, type Connection } from '../domain/presence.js';

interface Row {
  user_id: string;
  presence: Connection['presence'] | null;
  seen_at: Date | null;
  shared: boolean;
  reachable: boolean;
}

export interface PersonPresence {
  userId: string;
  presence: Presence;
}

interface ContactPresence extends PersonPresence {
  /** Whether others may know it. */
  shared: boolean;
  /** Whether the two see each other at all: neither has blocked the other, and they know each other. */
  isReachable: boolean;
}

/** What is pushed about a person is pushed in order. */
export async function lockPresence(db: Db, userId: string): Promise<void> {
  await db.sql('presence-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`presence:${userId}`]);
}

/** Returns the presence as others see it. */
export const shown = ({ userId, presence, shared, isReachable }: ContactPresence): PersonPresence => ({
  userId,
  presence: shared && isReachable ? presence : 'offline',
});

/** Returns the true presence of a person's contacts. */
export async function contactsPresence(db: Db, userId: string, now: number): Promise<ContactPresence[]> {
  const rows = await db.sql<Row>(
    'presence-contacts',
    `SELECT c.other_id AS user_id, o.presence, o.seen_at, COALESCE(p.share_activity, true) AS shared,
       NOT c.is_new AND NOT ${blockedBetween('c.person_id', 'c.other_id')} AS reachable
     FROM contacts c LEFT JOIN connections o ON o.user_id = c.other_id LEFT JOIN privacy p ON p.user_id = c.other_id
     WHERE c.person_id = $1 ORDER BY c.other_id`,
    [userId],
  );
  const contacts = new Map<string, { open: Connection[]; shared: boolean; isReachable: boolean }>();
  for (const { user_id, presence, seen_at, shared, reachable } of rows) {
    const known = contacts.get(user_id)?.open ?? [];
    contacts.set(user_id, {
      open: presence && seen_at ? [...known, { presence, seenAtMs: seen_at.getTime() }] : known,
      shared,
      isReachable: reachable,
    });
  }
  return [...contacts].map(([id, { open, ...rest }]) => ({ userId: id, presence: presenceOf(open, now), ...rest }));
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
