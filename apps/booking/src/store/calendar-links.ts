import type { Db } from '@somo/platform/db';

/** How a person's link stands. */
export interface LinkRow {
  /** How often it was replaced. */
  replaced: number;
  hideCancelled: boolean;
}

const columns = 'replaced, hide_cancelled AS "hideCancelled"';

export async function readLink(db: Db, userId: string): Promise<LinkRow> {
  const [row] = await db.sql<LinkRow>('calendar-link', `SELECT ${columns} FROM calendar_links WHERE user_id = $1`, [userId]);
  return row ?? { replaced: 0, hideCancelled: false };
}

export async function replaceLink(db: Db, userId: string): Promise<LinkRow> {
  const [row] = await db.sql<LinkRow>(
    'calendar-link-replace',
    `INSERT INTO calendar_links (user_id, replaced) VALUES ($1, 1)
     ON CONFLICT (user_id) DO UPDATE SET replaced = calendar_links.replaced + 1 RETURNING ${columns}`,
    [userId],
  );
  return row!;
}

export async function hideCancelled(db: Db, userId: string, hidden: boolean): Promise<LinkRow> {
  const [row] = await db.sql<LinkRow>(
    'calendar-link-hide',
    `INSERT INTO calendar_links (user_id, hide_cancelled) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET hide_cancelled = excluded.hide_cancelled RETURNING ${columns}`,
    [userId, hidden],
  );
  return row!;
}
