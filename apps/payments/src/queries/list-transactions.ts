import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { TransactionRecord } from '@somo/contracts/earnings';
import type { Page } from '@somo/contracts/page';
import type { ChargeStatus, PayoutStatus } from '@somo/contracts/payments';
import { isInstant, toInstant } from '@somo/contracts/time';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { displayOf, earningStatusOf } from '../domain/earning-status.js';
import { reachOf } from '../domain/earning-months.js';
import { sharesOf } from '../domain/shares.js';
import { startOf } from '../charges/lesson-payment.js';

interface Row {
  id: string;
  booking_id: string;
  student_id: string;
  subject: string;
  created_at: Date;
  ends_at: Date | null;
  amount_cents: number;
  refund_asked_cents: number;
  fee_bps: number;
  charge: ChargeStatus;
  payout: PayoutStatus;
  paid_at: Date | null;
  payout_date: string | null;
}

const defaultLimit = 20;

/** Returns a teacher's transactions in a period, the latest lesson first. */
@Injectable()
export class ListTransactions {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('payments.list-transactions', { by: ['teacher'] })
  async run(input: Asks['payments.list-transactions']['in'], caller: Caller): Promise<Page<TransactionRecord>> {
    const limit = input.limit ?? defaultLimit;
    const { from, until } = reachOf(input.period, zoneOrRefusal(input.timeZone), this.clock.now());
    const [beforeAt, beforeId] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, isInstant, isUuid);
    const { name, text } = input.cursor === undefined ? firstPage : nextPage;
    const rows = await this.db.sql<Row>(name, text, [
      userOf(caller).userId,
      from === null ? '-infinity' : new Date(from),
      new Date(until),
      beforeAt,
      beforeId,
      limit + 1,
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(toTransaction),
      nextCursor: rows.length > limit && last ? encodeCursor([toInstant(orderOf(last).getTime()), last.id]) : null,
    };
  }
}

/** Records older than the lesson's time are listed at the time of their booking. */
const orderOf = (row: Row) => row.ends_at ?? row.created_at;
const order = 'coalesce(p.ends_at, p.created_at)';

function toTransaction(row: Row): TransactionRecord {
  const status = earningStatusOf(row.charge, row.payout);
  // An unpaid lesson earns nothing.
  const grossCents = row.paid_at ? row.amount_cents : 0;
  return {
    id: row.id,
    lessonId: row.booking_id,
    studentId: row.student_id,
    subject: row.subject,
    createdAt: toInstant(row.created_at.getTime()),
    startsAt: startOf({ endsAt: row.ends_at }),
    grossCents,
    ...sharesOf({ amountCents: grossCents, refundedCents: row.refund_asked_cents, feeBps: row.fee_bps }),
    currency: 'USD',
    status,
    displayStatus: displayOf(status),
    payoutDate: row.payout_date,
  };
}

// Two statements: with one generic statement for both, PostgreSQL would eventually reread every earlier page to find the next.
const list = (before: string) => `
  SELECT p.id, p.booking_id, p.paid_at, p.student_id, p.subject, p.created_at, p.ends_at, p.amount_cents, p.refund_asked_cents, p.fee_bps, p.charge, p.payout,
    o.payout_date::text AS payout_date
  FROM payments p LEFT JOIN payouts o ON o.id = p.payout_id
  WHERE p.teacher_id = $1 AND p.earning <> 'hidden' AND p.created_at >= $2 AND p.created_at < $3 AND ${before}
  ORDER BY ${order} DESC, p.id DESC LIMIT $6`;
const firstPage = { name: 'transactions-first', text: list('$4::timestamptz IS NULL AND $5::uuid IS NULL') };
const nextPage = { name: 'transactions-next', text: list(`(${order}, p.id) < ($4::timestamptz, $5::uuid)`) };
