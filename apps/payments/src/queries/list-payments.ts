import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { Page } from '@somo/contracts/page';
import type { StudentPaymentRecord } from '@somo/contracts/payments';
import { isInstant, toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { In } from 'typeorm';
import { lessonPayment, startOf } from '../charges/lesson-payment.js';
import { PaymentSchema } from '../store/payment.schema.js';

const defaultLimit = 20;

/** Returns a student's paid and outstanding payments, newest first. */
@Injectable()
export class ListPayments {
  constructor(private readonly db: Db) {}

  @Handles('payments.list-payments', { by: ['student'] })
  async run(input: Asks['payments.list-payments']['in'], caller: Caller): Promise<Page<StudentPaymentRecord>> {
    const limit = input.limit ?? defaultLimit;
    const [beforeAt, beforeId] = input.cursor === undefined ? [null, null] : decodeCursor(input.cursor, isInstant, isUuid);
    const keys = await this.db.sql<{ id: string }>('payments-of-student', list, [userOf(caller).userId, beforeAt, beforeId, limit + 1]);
    const found = await this.db.of(PaymentSchema).find({ where: { id: In(keys.map(({ id }) => id)) } });
    const byId = new Map(found.map((payment) => [payment.id, payment]));
    const items = keys.slice(0, limit).flatMap(({ id }) => {
      const payment = byId.get(id);
      if (!payment) return [];
      const { bookingId: lessonId, teacherId, subject, createdAt } = payment;
      const times = { startsAt: startOf(payment), createdAt: toInstant(createdAt.getTime()) };
      return [{ id, lessonId, teacherId, subject, ...times, ...lessonPayment(payment) }];
    });
    const last = items.at(-1);
    return { items, nextCursor: keys.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null };
  }
}

const list = `
  SELECT id FROM payments WHERE student_id = $1 AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3::uuid))
  ORDER BY created_at DESC, id DESC LIMIT $4`;
