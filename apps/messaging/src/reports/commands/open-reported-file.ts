import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { ReportedFileQuery } from '@somo/contracts/routes/reports';
import { messageFileKey } from '@somo/contracts/rules/uploads';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { reportedFiles } from '../store/reported-files.js';
import { findReport } from '../store/reports.js';

@Injectable()
export class OpenReportedFile {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Of what people send each other, operators see what is in the copy of a report. Each time is audited. */
  @Handles('messaging.open-reported-file', {
    by: ['operator:trust'],
    input: ReportedFileQuery,
    refuses: ['report-not-found', 'file-not-found', 'account-suspended'],
  })
  run({ reportId, seq }: Asks['messaging.open-reported-file']['in'], caller: Caller): Promise<Asks['messaging.open-reported-file']['out']> {
    const operatorId = userOf(caller).userId;
    const attempt = { operatorId, action: 'open-reported-file', thingId: reportId, details: { seq } };
    return auditRefusal(this.transaction, this.clock, attempt, () =>
      this.transaction.run(async ({ db }) => {
        await checkNotSuspended(db, operatorId);
        const report = await findReport(db, reportId);
        if (!report) throw refuse('report-not-found');
        const file = (await reportedFiles(db, reportId)).get(seq);
        if (!file) throw refuse('file-not-found');
        await addAudit(db, { ...attempt, details: { seq, fileId: file.id, note: file.name } }, this.clock.now());
        return { ...file, key: messageFileKey(file.id, 'whole') };
      }),
    );
  }
}
