import type { AuditQuery, AuditRecord, OperatorAttempt } from '../operators.js';
import type { Page } from '../page.js';
import type { PersonReportRecords } from '../person-history.js';
import type { OwnReport, OwnReviewReport, ReportAbout, ReportCase, ReportRecord, ReportStatus } from '../reports.js';
import type { AnswerReportBody, ReportConversationBody, ReportedFileQuery, ReportPersonBody } from '../routes/reports.js';
import type { MessageFile } from '../uploads.js';

export interface ReportAsks {
  /** Reports a person to the operators, with a copy of the latest messages, if there are any. */
  'messaging.report-person': { in: { userId: string } & ReportPersonBody; out: OwnReport };
  /** Reports a conversation, or one message in it, with a copy of the messages around it. */
  'messaging.report-conversation': { in: { userId: string } & ReportConversationBody; out: OwnReport };
  /** Reports a review to the operators, with a copy of it; its own student reports the reply. */
  'messaging.report-review': { in: { reviewId: string } & ReportPersonBody; out: OwnReviewReport };
  'messaging.list-reports': {
    in: { status: ReportStatus; about?: ReportAbout[]; cursor?: string; limit?: number };
    out: Page<ReportRecord>;
  };
  'messaging.get-report': { in: { reportId: string }; out: ReportCase };
  /** Returns the latest reports about and by a person, for operators. */
  'messaging.list-reports-of-person': { in: { userId: string }; out: PersonReportRecords };
  'messaging.answer-report': { in: { reportId: string } & AnswerReportBody; out: ReportRecord };
  /** Finds the file of a message in a report's copy; each time is audited. */
  'messaging.open-reported-file': { in: { reportId: string } & ReportedFileQuery; out: MessageFile & { key: string } };
  'messaging.list-audit': { in: AuditQuery; out: AuditRecord[] };
  'messaging.audit-invalid-input': { in: OperatorAttempt; out: null };
}
