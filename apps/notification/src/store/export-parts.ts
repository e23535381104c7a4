import type { ExportPart } from '@somo/contracts/exports';

/** What a copy of one's own data has from here: of each part the rows of a person (`$1`), up to a moment (`$2`). */
export const exportParts: Readonly<Record<ExportPart<'notification'>, string>> = {
  notifications: `
    SELECT id::text AS key, type, params, related_id AS "relatedId", related_entity_type AS "relatedEntityType", read_at AS
      "readAt", created_at AS "createdAt"
    FROM notifications
    WHERE user_id = $1 AND deleted_at IS NULL AND created_at <= $2`,
  'notification-settings': `
    SELECT name AS key, name, value
    FROM notification_settings
    WHERE user_id = $1`,
  deliveries: `
    SELECT id::text AS key, channel, kind, outcome, decided_at AS "decidedAt"
    FROM deliveries
    WHERE user_id = $1 AND decided_at <= $2`,
  'push-devices': `
    SELECT id::text AS key, id, created_at AS "createdAt"
    FROM push_devices
    WHERE user_id = $1 AND created_at <= $2`,
};
