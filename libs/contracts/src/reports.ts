// What people report about each other, and what operators answer.
import type { Person } from './people.js';
import type { Instant } from './time.js';
import type { MessageFile } from './uploads.js';

export const reportKinds = ['spam', 'harassment', 'pay-outside', 'inappropriate', 'child-safety', 'other'] as const;
export const reportOutcomes = ['action-taken', 'nothing-found'] as const;

export type ReportKind = (typeof reportKinds)[number];
export type ReportOutcome = (typeof reportOutcomes)[number];
export type ReportStatus = 'open' | 'answered';
/** What is reported: a person, all that they wrote to the reporter, or one message of theirs. */
export type ReportAbout = 'person' | 'conversation' | 'message';

/** A report as the person who made it sees it. */
export interface OwnReport {
  id: string;
  about: ReportAbout;
  /** The reported person. */
  userId: string;
  /** The `seq` of the reported message; null unless it is about one. @asType integer */
  messageSeq: number | null;
  kind: ReportKind;
  status: ReportStatus;
  outcome: ReportOutcome | null;
  reportedAt: Instant;
  answeredAt: Instant | null;
}

/** A report as messaging returns it to an operator. */
export interface ReportRecord extends OwnReport {
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

/** A report with its copy of what the two had written, oldest first. */
export interface ReportCase extends ReportRecord {
  messages: ReportedMessage[];
}

interface TwoPeople {
  reporter: Person;
  reported: Person;
}

/** A report in the operators' list: the gateway adds the two people. */
export interface PersonReport extends ReportRecord, TwoPeople {}

/** A report that an operator has opened. */
export interface PersonReportCase extends ReportCase, TwoPeople {}
