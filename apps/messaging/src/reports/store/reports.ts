import type {
  OwnReport,
  OwnReviewReport,
  ReportAbout,
  ReportedMessage,
  ReportedReview,
  ReportKind,
  ReportOutcome,
  ReportRecord,
  ReportStatus,
} from '@somo/contracts/reports';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

interface ReportedFacts {
  id: string;
  reporterId: string;
  userId: string;
  about: ReportAbout;
  messageSeq: number | null;
  reviewId: string | null;
  kind: ReportKind;
  text: string;
}

interface NewReport extends ReportedFacts {
  messages: ReportedMessage[];
  review: ReportedReview | null;
  now: number;
}

/** A row as the driver returns it. */
export interface ReportRow extends ReportedFacts {
  status: ReportStatus;
  outcome: ReportOutcome | null;
  note: string | null;
  answeredBy: string | null;
  reportedAt: Date;
  answeredAt: Date | null;
  reportsOfPerson: number;
}

export const reportColumns = `r.id, r.reporter_id AS "reporterId", r.reported_id AS "userId", r.about, r.message_seq AS "messageSeq", r.review_id AS "reviewId", r.kind, r.text,
  r.status, r.outcome, r.note, r.answered_by AS "answeredBy", r.reported_at AS "reportedAt", r.answered_at AS "answeredAt",
  (SELECT count(*)::int FROM reports o WHERE o.reported_id = r.reported_id) AS "reportsOfPerson"`;

/** Stores a report; undefined if its reporter has an open one about the same. */
export async function storeReport(db: Db, report: NewReport): Promise<ReportRow | undefined> {
  const { id, reporterId, userId, about, messageSeq, reviewId, kind, text, messages, review, now } = report;
  const [row] = await db.sql<ReportRow>(
    'report-store',
    `INSERT INTO reports AS r (id, reporter_id, reported_id, about, message_seq, kind, text, messages, reported_at, review_id, review)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING ${reportColumns}`,
    [
      ...[id, reporterId, userId, about, messageSeq, kind, text, JSON.stringify(messages), new Date(now)],
      ...[reviewId, review && JSON.stringify(review)],
    ],
  );
  return row;
}

type Copied = Pick<NewReport, 'messages' | 'review'>;

/** Returns a report with its copy of what was written; undefined if there is none. */
export async function findReport(db: Db, id: string): Promise<(ReportRow & Copied) | undefined> {
  const [row] = await db.sql<ReportRow & Copied>(
    'report-find',
    `SELECT ${reportColumns}, r.messages, r.review FROM reports r WHERE r.id = $1`,
    [id],
  );
  return row;
}

/** Returns what a person has reported last about another one, besides reviews, whose authors are not told: an open report, or one that was answered after `since`. */
export async function latestReport(db: Db, reporterId: string, userId: string, since: number): Promise<OwnReport | undefined> {
  const [row] = await db.sql<ReportRow>(
    'report-latest',
    `SELECT ${reportColumns} FROM reports r WHERE r.reporter_id = $1 AND r.reported_id = $2 AND r.about <> 'review' AND (r.status = 'open' OR r.answered_at > $3)
     ORDER BY r.reported_at DESC, r.id DESC LIMIT 1`,
    [reporterId, userId, new Date(since)],
  );
  return row && ownReport(row);
}

/** Of anything but a review. */
export function ownReport(row: ReportRow): OwnReport {
  return { ...factsOf(row), about: row.about as OwnReport['about'], userId: row.userId };
}

export function ownReviewReport(row: ReportRow): OwnReviewReport {
  return { ...factsOf(row), about: 'review' };
}

export function reportRecord(row: ReportRow): ReportRecord {
  const { about, userId, reporterId, text, answeredBy, note, reportsOfPerson } = row;
  return { ...factsOf(row), about, userId, reporterId, text, answeredBy, note, reportsOfPerson };
}

function factsOf(row: ReportRow) {
  const { id, messageSeq, reviewId, kind, status, outcome } = row;
  const reportedAt = toInstant(row.reportedAt.getTime());
  const answeredAt = row.answeredAt === null ? null : toInstant(row.answeredAt.getTime());
  return { id, messageSeq, reviewId, kind, status, outcome, reportedAt, answeredAt };
}
