import type { DeliveryOutcome, NotificationKind } from '@somo/contracts/notification-settings';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';

/** What became of one notification by one channel. */
export interface Noted {
  notificationId: string;
  userId: string;
  kind: NotificationKind;
  outcome: DeliveryOutcome;
  until?: number | undefined;
}

/** The state in which an outcome leaves the email of a notification. */
const stateOf = (outcome: DeliveryOutcome): 'sent' | 'skipped' | 'held' | 'planned' => {
  switch (outcome) {
    case 'sent':
    case 'sent-in-digest':
      return 'sent';
    case 'waiting-quiet':
      return 'planned';
    case 'waiting-digest':
      return 'held';
    case 'off-email':
    case 'off-kind':
    case 'seen':
    case 'outdated':
    case 'blocked':
    case 'stopped':
    case 'refused':
    case 'off-push':
    case 'no-device':
    case 'device-gone':
      return 'skipped';
  }
};

/** Stores what became of emails, for the people concerned and for operators. A later outcome replaces the one that waited. */
export async function noteDeliveries(db: Db, noted: Noted[], now: number): Promise<void> {
  if (noted.length === 0) return;
  const rows = noted.map(({ notificationId, userId, kind, outcome, until }) => ({
    ...{ id: newId(), notificationId, userId, kind, outcome },
    until: until === undefined ? null : new Date(until).toISOString(),
    state: stateOf(outcome),
  }));
  await db.run(
    'deliveries-note',
    // An array instead of a join: a plan made for any number of rows might scan all notifications.
    `WITH r AS MATERIALIZED (
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS r (id uuid, "notificationId" uuid, "userId" uuid, kind text, outcome text, until timestamptz, state text)
     ), told AS (
       UPDATE notifications SET mail = (SELECT state FROM r WHERE r."notificationId" = notifications.id)
       WHERE id = ANY (ARRAY(SELECT "notificationId" FROM r))
     )
     INSERT INTO deliveries (id, user_id, notification_id, kind, outcome, until, decided_at)
     SELECT id, "userId", "notificationId", kind, outcome, until, $2 FROM r
     ON CONFLICT ON CONSTRAINT deliveries_once DO UPDATE SET outcome = excluded.outcome, until = excluded.until, decided_at = excluded.decided_at`,
    [JSON.stringify(rows), new Date(now)],
  );
}
