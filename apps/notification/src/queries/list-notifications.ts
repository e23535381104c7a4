import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { categoryOf, notificationTypes, type NotificationCategory, type NotificationList } from '@somo/contracts/notifications';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { requestHours } from '@somo/contracts/rules/booking';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { isUUID } from 'class-validator';
import { NotificationSchema, type NotificationRow } from '../store/notification.schema.js';
import { contentOf, toNotification } from '../notifications/to-notification.js';
import { Readers } from './readers.js';

type Query = Asks['notification.list-notifications']['in'];
type Place = [createdAt: Date, id: string] | [null, null];

const usualLimit = 20;

@Injectable()
export class ListNotifications {
  constructor(
    private readonly db: Db,
    private readonly readers: Readers,
    private readonly clock: Clock,
  ) {}

  @Handles('notification.list-notifications', { by: ['any'], refuses: ['notification-not-found'] })
  async run(query: Query, caller: Caller): Promise<NotificationList> {
    const { userId } = userOf(caller);
    const limit = query.limit ?? usualLimit;
    const now = this.clock.now();
    const [rows, unreadCount] = await Promise.all([this.rows(userId, query, { limit: limit + 1, now }), this.unread(userId)]);
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const nextCursor = last ? encodeCursor([last.createdAt.getTime(), last.id]) : null;
    if (page.length === 0) return { items: [], nextCursor, unreadCount };
    // Without booking, the list says 'your lesson' as it does to everybody else.
    const [reader, learners] = await Promise.all([
      this.readers.me(userId, page.map(contentOf)),
      this.readers.learners(page).catch(withoutBooking),
    ]);
    return {
      items: page.map((row) => toNotification(row, { reader, learner: learners.get(row.relatedId), now })),
      nextCursor,
      unreadCount,
    };
  }

  private async rows(userId: string, query: Query, { limit, now }: { limit: number; now: number }): Promise<NotificationRow[]> {
    const [before, beforeId] = query.cursor === undefined ? [null, null] : placeOf(query.cursor);
    const [since, sinceId] = await this.placeAfter(userId, query.after);
    const types = query.type === undefined ? null : typesOf(query.type);
    return this.db.sql<NotificationRow>('notification-list', list, [
      userId,
      types,
      query.unread ?? null,
      before,
      beforeId,
      since,
      sinceId,
      limit,
      query.actionable ?? null,
      new Date(now),
    ]);
  }

  /** Returns the position of a notification, even a deleted one: the last one a page has seen may have been deleted since. */
  private async placeAfter(userId: string, after: string | undefined): Promise<Place> {
    if (after === undefined) return [null, null];
    const row = await this.db.of(NotificationSchema).findOneBy({ id: after, userId });
    if (!row) throw refuse('notification-not-found');
    return [row.createdAt, row.id];
  }

  private unread(userId: string): Promise<number> {
    return this.db.sql<{ n: number }>('notification-unread', unreadCount, [userId]).then(([row]) => row?.n ?? 0);
  }
}

function withoutBooking(error: unknown): Map<string, string> {
  if (error instanceof Refusal && error.kind === 'unavailable') return new Map();
  throw error;
}

const unreadCount = 'SELECT count(*)::int AS n FROM notifications WHERE user_id = $1 AND deleted_at IS NULL AND read_at IS NULL';

/** As `actionOf` and `asksUntil` say, for what `user_id` reads at $10. */
const isActionable = `CASE type
    WHEN 'review' THEN params->>'news' = 'asked'
    WHEN 'booking_rescheduled' THEN params->>'step' = 'proposed' AND params->>'studentId' = user_id::text
      AND $10 < (params->>'formerStartsAt')::timestamptz
      AND $10 < ANY (SELECT jsonb_array_elements_text(coalesce(params->'options', jsonb_build_array(params->'startsAt')))::timestamptz)
    WHEN 'booking_request' THEN params->>'step' = CASE params->>'studentId' WHEN user_id::text THEN 'proposed' ELSE 'created' END
      AND $10 < coalesce((params->>'expiresAt')::timestamptz, created_at + interval '${requestHours} hours')
    ELSE false END`;

/** Without the time to pay by once the lesson is paid or cancelled. */
const paramsNow = `CASE WHEN type = 'booking_confirmation' AND params ? 'payBy' AND EXISTS (
      SELECT FROM notifications later WHERE later.user_id = notifications.user_id AND later.related_id = notifications.related_id
        AND later.type IN ('payment', 'booking_cancelled'))
    THEN params - 'payBy' ELSE params END`;

const list = `
  SELECT id, user_id AS "userId", type, ${paramsNow} AS params, related_id AS "relatedId", related_entity_type AS "relatedEntityType", once, mail,
         read_at AS "readAt", deleted_at AS "deletedAt", created_at AS "createdAt"
  FROM notifications
  WHERE user_id = $1 AND deleted_at IS NULL
    AND ($2::text[] IS NULL OR type = ANY ($2))
    AND ($3::boolean IS NULL OR (read_at IS NULL) = $3)
    AND ($4::timestamptz IS NULL OR (created_at, id) < ($4, $5::uuid))
    AND ($6::timestamptz IS NULL OR (created_at, id) > ($6, $7::uuid))
    AND ($9::boolean IS NULL OR coalesce(${isActionable}, false) = $9)
  ORDER BY created_at DESC, id DESC
  LIMIT $8`;

function typesOf(category: NotificationCategory): string[] {
  return notificationTypes.filter((type) => categoryOf[type] === category);
}

function placeOf(cursor: string): Place {
  const [at, id] = decodeCursor(cursor);
  if (!at || !/^\d{1,15}$/.test(at) || !isUUID(id))
    throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer'] } });
  return [new Date(Number(at)), id as string];
}
