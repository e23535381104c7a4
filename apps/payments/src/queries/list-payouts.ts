import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { DuePayouts, PayoutLesson, PayoutPage } from '@somo/contracts/payouts';
import { isInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { startOf } from '../charges/lesson-payment.js';
import { payoutColumns, toPayout, type PayoutRow } from '../store/payout-rows.js';

const defaultLimit = 20;

/** Returns all payouts, newest first, for operators, and with the first page what is due. */
@Injectable()
export class ListPayouts {
  constructor(private readonly db: Db) {}

  @Handles('payments.list-payouts', { by: ['operator:money'] })
  async run({ status, cursor, limit = defaultLimit }: Asks['payments.list-payouts']['in']): Promise<PayoutPage> {
    const [beforeAt, beforeId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const [rows, [owed]] = await Promise.all([
      this.db.sql<PayoutRow & Lessons>('payouts-list', list, [status ?? null, beforeAt, beforeId, limit + 1]),
      cursor === undefined ? this.db.sql<DuePayouts>('payouts-due', due, []) : [],
    ]);
    const items = rows.slice(0, limit).map((row) => ({
      ...toPayout(row),
      teacherId: row.teacher_id,
      lessons: (row.lessons ?? []).map(({ endsAtMs, ...lesson }) => ({
        ...lesson,
        startsAt: startOf({ endsAt: endsAtMs === null ? null : new Date(endsAtMs) }),
      })),
      lessonCount: row.lesson_count,
    }));
    const last = items.at(-1);
    const nextCursor = rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null;
    return { items, nextCursor, ...(owed ? { due: owed } : {}) };
  }
}

interface Lessons {
  lessons: (Omit<PayoutLesson, 'startsAt'> & { endsAtMs: number | null })[] | null;
  lesson_count: number;
}

const mostLessons = 20;

const due = `
  SELECT count(DISTINCT teacher_id)::int AS teachers, coalesce(sum(net_cents), 0)::float8 AS "amountCents" FROM payments
  WHERE payout = 'due' AND payout_id IS NULL AND charge IN ('captured', 'part_refunded')
    AND teacher_id IN (SELECT teacher_id FROM payout_methods)`;

const list = `
  SELECT ${payoutColumns}, paid.lessons, (SELECT count(*)::int FROM payout_items i WHERE i.payout_id = payouts.id) AS lesson_count
  FROM payouts LEFT JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('lessonId', item.booking_id, 'subject', item.subject, 'netCents', item.net,
      'endsAtMs', extract(epoch FROM item.ends_at) * 1000)) AS lessons
    FROM (SELECT p.booking_id, p.subject, p.ends_at, i.net_cents AS net FROM payout_items i JOIN payments p ON p.id = i.payment_id
          WHERE i.payout_id = payouts.id ORDER BY p.ends_at, p.id LIMIT ${mostLessons}) AS item
  ) AS paid ON true
  WHERE ($1::text IS NULL OR status = $1) AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3::uuid))
  ORDER BY created_at DESC, id DESC LIMIT $4`;
