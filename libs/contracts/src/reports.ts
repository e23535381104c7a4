// What people report about each other, and what operators answer.
import type { Person } from './people.js';
import type { Instant } from './time.js';
import type { MessageFile } from './uploads.js';

export const reportKinds = ['spam', 'harassment', 'pay-outside', 'inappropriate', 'child-safety', 'other'] as const;
export const reportOutcomes = ['action-taken', 'nothing-found'] as const;

export type ReportKind = (typeof reportKinds)[number];
export type ReportOutcome = (typeof reportOutcomes)[number];
export type ReportStatus = 'open' | 'answered';
/** What is reported: a person, all that they wrote to the reporter, one message of theirs, or their review or reply. */
export type ReportAbout = 'person' | 'conversation' | 'message' | 'review';

interface ReportFacts {
  id: string;
  about: ReportAbout;
  /** The `seq` of the reported message; null unless it is about one. @asType integer */
  messageSeq: number | null;
  /** The reported review, or the one whose reply is reported. */
  reviewId: string | null;
  kind: ReportKind;
  status: ReportStatus;
  outcome: ReportOutcome | null;
  reportedAt: Instant;
  answeredAt: Instant | null;
}

/** A report as the person who made it sees it. */
export interface OwnReport extends ReportFacts {
  about: Exclude<ReportAbout, 'review'>;
  /** The reported person. */
  userId: string;
}

/** A report of a review: who wrote it is not told, because everybody sees only their first name. */
export interface OwnReviewReport extends ReportFacts {
  about: 'review';
}

/** A report as messaging returns it to an operator. */
export interface ReportRecord extends ReportFacts {
  /** The reported person. */
  userId: string;
  reporterId: string;
  text: string;
  /** The operator who answered, and why. */
  answeredBy: string | null;
  note: string | null;
  /** How many reports there are about this person, with this one. @asType integer */
  reportsOfPerson: number;
}

/** A message as it was when it was reported. */
export interface ReportedMessage {
  /** @asType integer */
  seq: number;
  senderId: string;
  text: string;
  /** Of the file that came with it. */
  fileName?: string;
  /** That file, which operators can open. */
  file?: MessageFile;
  sentAt: Instant;
}

/** A review as it was when it was reported. */
export interface ReportedReview {
  /** @asType integer */
  rating: number;
  text: string | null;
  reply: string | null;
}

/** A report with its copy of what the two had written, oldest first. */
export interface ReportCase extends ReportRecord {
  messages: ReportedMessage[];
  review: ReportedReview | null;
}

interface TwoPeople {
  reporter: Person;
  reported: Person;
}

/** A report in the operators' list: the gateway adds the two people. */
export interface PersonReport extends ReportRecord, TwoPeople {}

/** A report that an operator has opened. */
export interface PersonReportCase extends ReportCase, TwoPeople {}
