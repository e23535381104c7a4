import type { Presence } from '@somo/contracts/live';
import type { Db } from '@somo/platform/db';
import { presenceOf, type Connection } from '../domain/presence.js';

interface Row {
  user_id: string;
  presence: Connection['presence'] | null;
  seen_at: Date | null;
}

export interface PersonPresence {
  userId: string;
  presence: Presence;
}

export async function contactsPresence(db: Db, userId: string, now: number): Promise<PersonPresence[]> {
  const rows = await db.sql<Row>(
    'presence-contacts',
    `SELECT c.other_id AS user_id, o.presence, o.seen_at FROM contacts c LEFT JOIN connections o ON o.user_id = c.other_id
     WHERE c.person_id = $1 ORDER BY c.other_id`,
    [userId],
  );
  const connections = new Map<string, Connection[]>();
  for (const { user_id, presence, seen_at } of rows) {
    const known = connections.get(user_id) ?? [];
    connections.set(user_id, presence && seen_at ? [...known, { presence, seenAtMs: seen_at.getTime() }] : known);
  }
  return [...connections].map(([id, open]) => ({ userId: id, presence: presenceOf(open, now) }));
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
