import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Page } from '@somo/contracts/page';
import type { ReportRecord } from '@somo/contracts/reports';
import { isInstant, toInstant } from '@somo/contracts/time';
import { decodeCursor, encodeCursor } from '@somo/platform/cursor';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { reportColumns, reportRecord, type ReportRow } from '../store/reports.js';

const defaultLimit = 20;

@Injectable()
export class ListReports {
  constructor(private readonly db: Db) {}

  /** Returns reports: open ones longest-waiting first, answered ones most recently reported first. */
  @Handles('messaging.list-reports', { by: ['admin'] })
  async run({ status, cursor, limit = defaultLimit }: Asks['messaging.list-reports']['in']): Promise<Page<ReportRecord>> {
    const [afterTime, afterId] = cursor === undefined ? [null, null] : decodeCursor(cursor, isInstant, isUuid);
    const [direction, beyond] = status === 'open' ? ['ASC', '>'] : ['DESC', '<'];
    const rows = await this.db.sql<ReportRow>(
      `reports-${status}`,
      `SELECT ${reportColumns} FROM reports r
       WHERE r.status = $1 AND ($2::timestamptz IS NULL OR (r.reported_at, r.id) ${beyond} ($2::timestamptz, $3::uuid))
       ORDER BY r.reported_at ${direction}, r.id ${direction} LIMIT $4`,
      [status, afterTime, afterId, limit + 1],
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(reportRecord),
      nextCursor: rows.length > limit && last ? encodeCursor([toInstant(last.reportedAt.getTime()), last.id]) : null,
    };
  }
}
