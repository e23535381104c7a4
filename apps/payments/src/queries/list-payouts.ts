import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import type { PayoutRecord } from '@somo/contracts/payouts';
import { isInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { payoutColumns, toPayout, type PayoutRow } from '../store/payout-rows.js';

const defaultLimit = 20;

/** Returns all payouts, newest first, for operators. */
@Injectable()
export class ListPayouts {
  constructor(private readonly db: Db) {}

  @Handles('payments.list-payouts', { by: ['admin'] })
  async run({ status, cursor, limit = defaultLimit }: Asks['payments.list-payouts']['in']): Promise<Page<PayoutRecord>> {
    const [beforeAt, beforeId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const rows = await this.db.sql<PayoutRow>('payouts-list', list, [status ?? null, beforeAt, beforeId, limit + 1]);
    const items = rows.slice(0, limit).map((row) => ({ ...toPayout(row), teacherId: row.teacher_id }));
    const last = items.at(-1);
    return { items, nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null };
  }
}

const list = `
  SELECT ${payoutColumns} FROM payouts WHERE ($1::text IS NULL OR status = $1) AND ($2::timestamptz IS NULL OR (created_at, id) < ($2::timestamptz, $3::uuid))
  ORDER BY created_at DESC, id DESC LIMIT $4`;
