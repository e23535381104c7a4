import { Injectable } from '@nestjs/common';
import type {
  NotificationDelivery,
  DeliveryOutcome,
  NotificationDeliveryPage,
  NotificationKind,
} from '@somo/contracts/notification-settings';
import { refuse } from '@somo/contracts/refusals';
import type { PageQuery } from '@somo/contracts/routes/paging';
import { toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { isUUID } from 'class-validator';
import { render } from '../domain/render.js';
import { contentOf } from '../notifications/to-notification.js';
import { Readers } from '../queries/readers.js';
import type { NotificationRow } from '../store/notification.schema.js';

interface DeliveryRow extends Pick<NotificationRow, 'type' | 'params'> {
  id: string;
  channel: NotificationDelivery['channel'];
  kind: NotificationKind;
  outcome: DeliveryOutcome;
  until: Date | null;
  decidedAt: Date;
}

const usualLimit = 20;

/** Reads what was emailed and pushed to a person, and what was not. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly db: Db,
    private readonly readers: Readers,
  ) {}

  /** Returns a page of them, the latest first, in the language of the caller. */
  async of(userId: string, { cursor, limit = usualLimit }: PageQuery): Promise<NotificationDeliveryPage> {
    const [before, beforeId] = cursor === undefined ? [null, null] : placeOf(cursor);
    const rows = await this.db.sql<DeliveryRow>(
      'deliveries-list',
      `SELECT d.id, d.channel, d.kind, d.outcome, d.until, d.decided_at AS "decidedAt", n.type, n.params
       FROM deliveries d JOIN notifications n ON n.id = d.notification_id
       WHERE d.user_id = $1 AND ($2::timestamptz IS NULL OR (d.decided_at, d.id) < ($2, $3::uuid))
       ORDER BY d.decided_at DESC, d.id DESC LIMIT $4`,
      [userId, before, beforeId, limit + 1],
    );
    const page = rows.slice(0, limit);
    const last = rows.length > limit ? page.at(-1) : undefined;
    const nextCursor = last ? encodeCursor([last.decidedAt.getTime(), last.id]) : null;
    if (page.length === 0) return { items: [], nextCursor };
    const reader = { ...(await this.readers.me(userId, page.map(contentOf))), userId };
    return { items: page.map((row) => toDelivery(row, render(contentOf(row), reader).title)), nextCursor };
  }
}

function toDelivery({ id, channel, kind, outcome, until, decidedAt }: DeliveryRow, title: string): NotificationDelivery {
  return { id, channel, kind, title, outcome, until: until && toInstant(until.getTime()), at: toInstant(decidedAt.getTime()) };
}

function placeOf(cursor: string): [Date, string] {
  const [at, id] = decodeCursor(cursor);
  if (!at || !/^\d{1,15}$/.test(at) || !isUUID(id))
    throw refuse('invalid-input', { errors: { cursor: ['cursor must be the nextCursor of an earlier answer'] } });
  return [new Date(Number(at)), id as string];
}
