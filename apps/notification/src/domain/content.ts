// The content of a notification or email, as facts: the text is rendered when it is read.
import type { BookingState, RescheduledBooking, ProposalState } from '@somo/contracts/events/booking';
import type { BusyClash } from '@somo/contracts/events/busy';
import type { FellOutside } from '@somo/contracts/events/hours';
import type { ProblemState } from '@somo/contracts/events/problem';
import type { PayoutMethodChanged, PayoutState } from '@somo/contracts/events/payout';
import type { ReminderKind } from '@somo/contracts/jobs';
import type { CancelledBy, LessonRecord } from '@somo/contracts/lessons';
import type { PayoutMethodName } from '@somo/contracts/payouts';
import type { Instant } from '@somo/contracts/time';
import type { MessageContent } from './message-text.js';
import { isOpenings, type OpeningsContent } from './openings-text.js';
import type { ReportContent } from './report-text.js';
import type { ReviewNews } from './review-text.js';
import type { Series } from './series.js';
import type { SignInContent } from './sign-in-text.js';
import { isExport, type ExportContent } from './export-text.js';
import type { StandingContent } from './standing-text.js';
import { isCalendar, type CalendarContent } from './calendar-text.js';
import { isVerification, type VerificationContent } from './verification-text.js';

interface Pair {
  studentId: string;
  teacherId: string;
}

export interface LessonFacts extends Pair {
  subject: string;
  startsAt: Instant;
}

interface Booked extends LessonFacts {
  lessons?: number;
  /** Until when the student has to pay; absent for the teacher, once it is paid, and in older rows. */
  payBy?: Instant;
}

/** A lesson rescheduled, or proposed to be rescheduled, from `formerStartsAt` to `startsAt`. */
export interface Moving extends LessonFacts, Reasoned {
  step: 'moved' | 'proposed' | 'declined' | 'withdrawn';
  formerStartsAt: Instant;
  /** How many times are proposed; `startsAt` is the first. */
  count?: number;
  /** All proposed times; absent in older rows. */
  options?: Instant[];
  /** An operator moved it. */
  byOperator?: boolean;
}

/** The reason in the words of the person; absent in older rows. */
interface Reasoned {
  reason?: string | null;
}

/** About a request for a lesson. */
export interface RequestNews extends LessonFacts, Reasoned {
  step: 'created' | 'proposed' | 'accepted' | 'rejected' | 'withdrawn' | 'expired' | 'time-taken';
  /** All times that the student asks for, if there are several. */
  wishes?: Instant[];
  /** Rejected because the teacher has accepted another request for this time. */
  timeTaken?: boolean;
  /** A time was taken, and the request stays open for others; absent in older rows, which stayed open in any case. */
  staysOpen?: boolean;
  /** Until when it can be answered; absent in older rows. */
  expiresAt?: Instant;
  /** Closed because an operator has suspended one of the two. */
  byOperator?: boolean;
  /** When both are free instead, or which times the teacher proposes. */
  alternatives?: Instant[];
}

/** A booked lesson that lies within a break of its teacher. */
interface BreakNews extends LessonFacts {
  news: 'on-break';
}

/** A booked lesson during which another calendar shows its teacher as busy. */
interface ClashNews extends LessonFacts {
  news: 'busy-elsewhere';
}

export interface ProblemNews extends Pair, Pick<ProblemState, 'kind' | 'reportedBy' | 'outcome' | 'refundCents'> {
  news: 'problem';
}

/** Files that the other person has added to a lesson, or a recording of it that can be played. */
type FileNews = Pair & ({ news: 'material' } | { news: 'recording' });

/** About a teacher's own payouts: no student is involved. */
export type PayoutNews =
  | { teacherId: string; news: 'sent' | 'done' | 'refused'; amountCents: number; payoutDate: string | null; reason: string | null }
  | { teacherId: string; news: 'method-changed'; method: PayoutMethodName };

type PayoutContent = { type: 'payout'; params: PayoutNews };

interface Reminder extends LessonFacts {
  kind: ReminderKind;
  /** From writing to the start; absent in older rows, which were written when their kind was due. */
  startsInMs?: number;
}

/** What was paid for a lesson, and what of it has been refunded in all. */
export interface RefundSums {
  paidCents: number;
  backCents: number;
}

/** For a refund, `amountCents` is its amount; older rows have the running total there, no `of` and no `agreementId`. */
export interface PaymentNews {
  outcome: 'paid' | 'expired' | 'refunded' | 'share-lowered';
  amountCents: number;
  of?: RefundSums;
  /** For a share that a refund has lowered: what is left of it. */
  shareCents?: number;
  agreementId?: string;
  /** The cancellation that caused a refund, if one email tells of both. */
  cancelled?: Cancelled;
}

export interface Cancelled extends LessonFacts, Reasoned {
  cancelledBy: CancelledBy;
  refundDue: boolean;
  /** Absent in older rows. */
  paid?: boolean;
  /** Absent if nothing had been refunded when it was cancelled. */
  refunded?: RefundSums;
  /** The refund, if one email tells of both; integer cents. */
  refundedNowCents?: number;
}

export type LessonContent =
  | { type: 'new_booking' | 'booking_confirmation'; params: Booked & { series?: Series } }
  | { type: 'booking_cancelled'; params: Cancelled & { series?: Series } }
  | { type: 'booking_rescheduled'; params: Moving }
  | { type: 'system'; params: ProblemNews | BreakNews | ClashNews | FileNews }
  | { type: 'lesson_reminder'; params: Reminder }
  | { type: 'review'; params: ReviewNews }
  | { type: 'payment'; params: Pair & PaymentNews & { series?: Series } };

/** An accepted request is a lesson, and is about that. */
export type AcceptedContent = { type: 'request_accepted'; params: RequestNews };
export type OpenRequestContent = { type: 'booking_request' | 'request_rejected'; params: RequestNews };
/** A request's news have the type of what is new to the reader: a request, or the answer to one. */
export type RequestContent = AcceptedContent | OpenRequestContent;

/** What notifications are emailed about, besides messages, whose email names no lesson. */
export type EmailedContent = LessonContent | PayoutContent | RequestContent | OwnContent;
/** What is about the reader alone, and is emailed. */
type OwnContent = VerificationContent | CalendarContent | OpeningsContent;
export type Content = EmailedContent | SignInContent | StandingContent | ExportContent | MessageContent | ReportContent;

export function isOwn(content: Content): content is OwnContent {
  return isVerification(content) || isCalendar(content) || isOpenings(content);
}

export function isSignIn(content: Content): content is SignInContent {
  return content.type === 'system' && content.params.news === 'new-sign-in';
}

export function isReportAnswer(content: Content): content is ReportContent {
  return content.type === 'system' && content.params.news === 'report-answered';
}

export function isStanding(content: Content): content is StandingContent {
  return content.type === 'system' && content.params.news === 'standing';
}

export function isMessage(content: Content): content is MessageContent {
  return content.type === 'message';
}

/** Returns the ids of the users the text may name. */
export function peopleIn(content: Content): string[] {
  if (isReportAnswer(content)) return content.params.reportedId === undefined ? [] : [content.params.reportedId];
  if (isOpenings(content)) return [content.params.teacherId];
  if (isSignIn(content) || isStanding(content) || isExport(content) || isOwn(content)) return [];
  if (isMessage(content)) return [content.params.senderId];
  return content.type === 'payout' ? [content.params.teacherId] : [content.params.studentId, content.params.teacherId];
}

export function lessonFacts({ studentId, teacherId, subject, startsAt }: BookingState | LessonRecord): LessonFacts {
  return { studentId, teacherId, subject, startsAt };
}

export function movedContent({ replaces, movedBy, ...booking }: RescheduledBooking): Content {
  const by = movedBy === 'operator' ? { byOperator: true } : {};
  return {
    type: 'booking_rescheduled',
    params: { ...lessonFacts(booking), step: 'moved', formerStartsAt: replaces.startsAt, reason: booking.reason ?? null, ...by },
  };
}

export function proposalContent(step: 'proposed' | 'declined' | 'withdrawn', proposal: ProposalState): Content {
  const { studentId, teacherId, subject, startsAt, lessonStartsAt, options = [], reason = null } = proposal;
  const about = { studentId, teacherId, subject, startsAt, formerStartsAt: lessonStartsAt };
  const times = options.length > 0 ? options.map((option) => option.startsAt) : [startsAt];
  return { type: 'booking_rescheduled', params: { ...about, step, count: times.length, options: times, reason } };
}

export function breakContent({ studentId, teacherId, subject, startsAt }: FellOutside & { studentId: string }): Content {
  return { type: 'system', params: { news: 'on-break', studentId, teacherId, subject: subject ?? '', startsAt } };
}

export function clashContent({ studentId, teacherId, subject, startsAt }: BusyClash & { studentId: string }): Content {
  return { type: 'system', params: { news: 'busy-elsewhere', studentId, teacherId, subject: subject ?? '', startsAt } };
}

export function problemContent({ studentId, teacherId, kind, reportedBy, outcome, refundCents }: ProblemState): Content {
  return { type: 'system', params: { studentId, teacherId, news: 'problem', kind, reportedBy, outcome, refundCents } };
}

export function fileContent(news: FileNews['news'], { studentId, teacherId }: Pair): Content {
  return { type: 'system', params: { news, studentId, teacherId } };
}

/** Returns the content; undefined for a payout that is only claimed, because nothing has been sent yet. */
export function payoutContent({ teacherId, status, amountCents, payoutDate, reason }: PayoutState): PayoutContent | undefined {
  return status === 'claimed' ? undefined : { type: 'payout', params: { teacherId, news: status, amountCents, payoutDate, reason } };
}

export function methodContent({ teacherId, method }: PayoutMethodChanged): PayoutContent {
  return { type: 'payout', params: { teacherId, news: 'method-changed', method } };
}

/** Whether it depends on a lesson if the content is still accurate; money and requests don't. */
export function isAboutLesson(content: Content): content is Exclude<LessonContent, { type: 'payment' }> | AcceptedContent {
  const isAboutReader = isSignIn(content) || isStanding(content) || isExport(content) || isReportAnswer(content) || isOwn(content);
  return !['payment', 'payout', 'message'].includes(content.type) && !isAboutRequest(content) && !isAboutReader;
}

export function isAboutRequest(content: Content): content is OpenRequestContent {
  return content.type === 'booking_request' || content.type === 'request_rejected';
}

export function isRequestNews(content: Content): content is RequestContent {
  return content.type === 'request_accepted' || isAboutRequest(content);
}

/** Whether the reader gets a receipt: the student who paid, for refunds too. */
export function hasReceipt(content: Content, readerId: string): boolean {
  if (content.type === 'booking_cancelled') return content.params.refundedNowCents !== undefined && content.params.studentId === readerId;
  return content.type === 'payment' && content.params.outcome !== 'expired' && content.params.studentId === readerId;
}

/** Returns the cancellation and its refund in cents, if one email tells the student of both, whichever came first. */
export function refundedCancellation({ type, params }: EmailedContent): { cancelled: Cancelled; amountCents: number } | undefined {
  if (type === 'booking_cancelled')
    return params.refundedNowCents === undefined ? undefined : { cancelled: params, amountCents: params.refundedNowCents };
  return type === 'payment' && params.cancelled ? { cancelled: params.cancelled, amountCents: params.amountCents } : undefined;
}
