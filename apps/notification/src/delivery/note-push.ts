import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';
import type { Noted } from './note-deliveries.js';

/** Stores what became of the push of a notification. A later outcome replaces the one that waited. */
export async function notePush(db: Db, { notificationId, userId, kind, outcome, until }: Noted, now: number): Promise<void> {
  await db.run(
    'push-note',
    `INSERT INTO deliveries (id, user_id, notification_id, channel, kind, outcome, until, decided_at)
     VALUES ($1, $2, $3, 'push', $4, $5, $6, $7)
     ON CONFLICT ON CONSTRAINT deliveries_once DO UPDATE SET outcome = excluded.outcome, until = excluded.until, decided_at = excluded.decided_at`,
    [newId(), userId, notificationId, kind, outcome, until === undefined ? null : new Date(until), new Date(now)],
  );
}
