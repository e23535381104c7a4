import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import { isInstant, toInstant } from '@somo/contracts/time';
import type { VerificationRecord } from '@somo/contracts/verification';
import { Clock } from '@somo/platform/clock';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { caseColumns, toRecord, type CaseRow } from '../store/case-rows.js';

const defaultLimit = 20;

/** Those that wait, the longest first; those that are decided, the newest first. */
const queues = {
  pending: { where: `state = 'pending'`, at: 'submitted_at', direction: 'ASC', beyond: '>', of: (row: CaseRow) => row.submittedAt },
  decided: {
    where: `state IN ('approved', 'refused')`,
    at: 'decided_at',
    direction: 'DESC',
    beyond: '<',
    of: (row: CaseRow) => row.decidedAt,
  },
} as const;

@Injectable()
export class ListVerification {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.list-verification', { by: ['operator:trust'] })
  async run({ status, cursor, limit = defaultLimit }: Asks['catalog.list-verification']['in']): Promise<Page<VerificationRecord>> {
    const [afterTime, afterId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const { where, at, direction, beyond, of } = queues[status];
    const rows = await this.db.sql<CaseRow>(
      `verification-${status}`,
      `SELECT ${caseColumns} FROM verification_cases
       WHERE ${where} AND ($1::timestamptz IS NULL OR (${at}, id) ${beyond} ($1::timestamptz, $2::uuid))
       ORDER BY ${at} ${direction}, id ${direction} LIMIT $3`,
      [afterTime, afterId, limit + 1],
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const since = last && of(last);
    return {
      items: shown.map((row) => toRecord(row, this.clock.now())),
      nextCursor: rows.length > limit && last && since ? encodeCursor([toInstant(since.getTime()), last.id]) : null,
    };
  }
}
