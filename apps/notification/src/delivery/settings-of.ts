import { defaultNotificationSettings, type NotificationSettings } from '@somo/contracts/notification-settings';
import type { Db } from '@somo/platform/db';

/** Returns how each of these people wants to be told; only what differs from the defaults is stored. */
export async function settingsOf(db: Db, userIds: string[]): Promise<(userId: string) => NotificationSettings> {
  const rows = await db.sql<{ userId: string; chosen: Partial<NotificationSettings> }>(
    'notification-settings',
    'SELECT user_id AS "userId", jsonb_object_agg(name, value) AS chosen FROM notification_settings WHERE user_id = ANY ($1::uuid[]) GROUP BY user_id',
    [userIds],
  );
  const chosen = new Map(rows.map((row) => [row.userId, row.chosen]));
  return (userId) => ({ ...defaultNotificationSettings, ...chosen.get(userId) });
}

/** Stores what a person has chosen; a choice that is the default again leaves no row. */
export async function storeSettings(db: Db, userId: string, changes: Partial<NotificationSettings>): Promise<void> {
  const names = Object.keys(changes) as (keyof NotificationSettings)[];
  const isUsual = (name: keyof NotificationSettings) => JSON.stringify(changes[name]) === JSON.stringify(defaultNotificationSettings[name]);
  const differing = Object.fromEntries(names.filter((name) => !isUsual(name)).map((name) => [name, changes[name]]));
  await db.run('notification-settings-usual', 'DELETE FROM notification_settings WHERE user_id = $1 AND name = ANY ($2::text[])', [
    userId,
    names.filter(isUsual),
  ]);
  await db.run(
    'notification-settings-store',
    `INSERT INTO notification_settings (user_id, name, value) SELECT $1, key, value FROM jsonb_each($2::jsonb)
     ON CONFLICT ON CONSTRAINT notification_settings_once DO UPDATE SET value = excluded.value`,
    [userId, JSON.stringify(differing)],
  );
}
