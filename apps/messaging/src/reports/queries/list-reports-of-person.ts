import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { PersonReportRecords } from '@somo/contracts/person-history';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { reportColumns, reportRecord, type ReportRow } from '../store/reports.js';

const most = 10;

@Injectable()
export class ListReportsOfPerson {
  constructor(private readonly db: Db) {}

  @Handles('messaging.list-reports-of-person', { by: ['operator:trust'] })
  async run({ userId }: Asks['messaging.list-reports-of-person']['in']): Promise<PersonReportRecords> {
    checkIds('userId', [userId], 1);
    const [counts] = await this.db.sql<Pick<PersonReportRecords, 'aboutCount' | 'byCount'>>(
      'person-report-counts',
      `SELECT (SELECT count(*)::int FROM reports WHERE reported_id = $1) AS "aboutCount",
         (SELECT count(*)::int FROM reports WHERE reporter_id = $1) AS "byCount"`,
      [userId],
    );
    const about = await this.db.sql<ReportRow>(
      'person-reports-about',
      `SELECT ${reportColumns} FROM reports r WHERE r.reported_id = $1 ORDER BY r.reported_at DESC, r.id DESC LIMIT ${most}`,
      [userId],
    );
    const by = await this.db.sql<ReportRow>(
      'person-reports-by',
      `SELECT ${reportColumns} FROM reports r WHERE r.reporter_id = $1 ORDER BY r.reported_at DESC, r.id DESC LIMIT ${most}`,
      [userId],
    );
    return { aboutCount: counts?.aboutCount ?? 0, byCount: counts?.byCount ?? 0, about: about.map(reportRecord), by: by.map(reportRecord) };
  }
}
