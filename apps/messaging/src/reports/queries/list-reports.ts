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
const urgent = 'child-safety';
const isLess = `(r.status <> 'open' OR r.kind <> '${urgent}')`;
const isFlag = (text: string) => text === 'true' || text === 'false';
/** The first part of the order, as in SQL. */
const lessOf = ({ kind, status }: ReportRow) => String(status !== 'open' || kind !== urgent);

@Injectable()
export class ListReports {
  constructor(private readonly db: Db) {}

  /** Returns reports: open ones about a child first, then the longest-waiting; answered ones most recently reported first. */
  @Handles('messaging.list-reports', { by: ['operator:trust'] })
  async run({ status, about, cursor, limit = defaultLimit }: Asks['messaging.list-reports']['in']): Promise<Page<ReportRecord>> {
    const [afterLess, afterTime, afterId] = cursor === undefined ? [null, null, null] : decodeCursor(cursor, isFlag, isInstant, isUuid);
    const [direction, beyond] = status === 'open' ? ['ASC', '>'] : ['DESC', '<'];
    const rows = await this.db.sql<ReportRow>(
      `reports-${status}`,
      `SELECT ${reportColumns} FROM reports r
       WHERE r.status = $1 AND ($6::text[] IS NULL OR r.about = ANY ($6)) AND ($2::timestamptz IS NULL OR (${isLess}, r.reported_at, r.id) ${beyond} ($5::boolean, $2::timestamptz, $3::uuid))
       ORDER BY ${isLess} ${direction}, r.reported_at ${direction}, r.id ${direction} LIMIT $4`,
      [status, afterTime, afterId, limit + 1, afterLess, about ?? null],
    );
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      items: shown.map(reportRecord),
      nextCursor: rows.length > limit && last ? encodeCursor([lessOf(last), toInstant(last.reportedAt.getTime()), last.id]) : null,
    };
  }
}
