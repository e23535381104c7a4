import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ReportRecord } from '@somo/contracts/reports';
import { refuse } from '@somo/contracts/refusals';
import { AnswerReportBody } from '@somo/contracts/routes/reports';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { findReport, reportColumns, reportRecord, type ReportRow } from '../store/reports.js';

type Input = Asks['messaging.answer-report']['in'];

@Injectable()
export class AnswerReport {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** Of two operators at once the first answers. The reporter is told the outcome, and never the note. */
  @Handles('messaging.answer-report', {
    by: ['operator:trust'],
    input: AnswerReportBody,
    refuses: ['report-not-found', 'report-already-answered', 'account-suspended'],
  })
  async run({ reportId, outcome, note }: Input, caller: Caller): Promise<ReportRecord> {
    const operatorId = userOf(caller).userId;
    const answer = { outcome, note: note.trim() };
    const attempt = { operatorId, action: 'answer-report', thingId: reportId, details: answer };
    return auditRefusal(this.transaction, this.clock, attempt, () =>
      this.transaction.run(async (tx) => {
        await checkNotSuspended(tx.db, operatorId);
        const now = this.clock.now();
        const row = await storeAnswer(tx.db, { reportId, ...answer, operatorId, now });
        if (!row) throw refuse((await findReport(tx.db, reportId)) ? 'report-already-answered' : 'report-not-found');
        const { reporterId, userId: reportedId } = row;
        await addAudit(tx.db, { ...attempt, details: { ...answer, reporterId, reportedId, kind: row.kind } }, now);
        const review = row.about === 'review' ? ({ aboutReview: true } as const) : {};
        tx.emit('report.answered', { reportId, reporterId, reportedId, ...review, outcome, answeredAt: toInstant(now) });
        return reportRecord(row);
      }),
    );
  }
}

/** Returns the answered report; undefined if there is no open one with this id. */
async function storeAnswer(
  db: Db,
  { reportId, outcome, note, operatorId, now }: Input & { operatorId: string; now: number },
): Promise<ReportRow | undefined> {
  const [row] = await db.sql<ReportRow>(
    'report-answer',
    `UPDATE reports r SET status = 'answered', outcome = $2, note = $3, answered_by = $4, answered_at = $5
     WHERE r.id = $1 AND r.status = 'open' RETURNING ${reportColumns}`,
    [reportId, outcome, note, operatorId, new Date(now)],
  );
  return row;
}
