import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ReportCase } from '@somo/contracts/reports';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { reportedFiles } from '../store/reported-files.js';
import { findReport, reportRecord } from '../store/reports.js';

@Injectable()
export class GetReport {
  constructor(private readonly db: Db) {}

  @Handles('messaging.get-report', { by: ['operator:trust'], refuses: ['report-not-found'] })
  async run({ reportId }: Asks['messaging.get-report']['in']): Promise<ReportCase> {
    const row = await findReport(this.db, reportId);
    if (!row) throw refuse('report-not-found');
    const files = await reportedFiles(this.db, reportId);
    const messages = row.messages.map((message) => {
      const file = files.get(message.seq);
      return file ? { ...message, file } : message;
    });
    return { ...reportRecord(row), messages, review: row.review };
  }
}
