// Where the button of an email leads.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Instant } from '@somo/contracts/time';
import { actionOf } from './action-of.js';
import { isAboutRequest, type EmailedContent, type RequestNews } from './content.js';
import { isOpenings } from './openings-text.js';
import type { Reader } from './reader.js';
import { isSeries, type SeriesContent } from './series-content.js';
import { isCalendar } from './calendar-text.js';
import { isVerification } from './verification-text.js';

interface About {
  lessonId: string;
  lesson?: LessonRecord | undefined;
}

interface Target {
  kind:
    | 'earnings'
    | 'payoutSettings'
    | 'lesson'
    | 'lessons'
    | 'join'
    | 'pay'
    | 'request'
    | 'requests'
    | 'answer'
    | 'choose'
    | 'rate'
    | 'verification'
    | 'calendars'
    | 'book';
  /** Where the button leads, and what the plain text names. */
  url: string;
}

/**
 * Returns where an email leads: a reminder into the classroom, a new lesson to its payment, proposed times to their choice, others to the lesson,
 * those about payouts to the earnings, or to the settings if the payout method has changed or was refused.
 */
export function targetOf(content: EmailedContent, reader: Reader, publicUrl: string, { lessonId, lesson }: About): Target {
  const to = (kind: Target['kind'], path: string): Target => ({ kind, url: publicUrl + path });
  if (content.type === 'payout')
    return ['refused', 'method-changed'].includes(content.params.news)
      ? to('payoutSettings', '/teacher/settings?tab=payment')
      : to('earnings', '/teacher/earnings');
  if (isVerification(content)) return to('verification', '/teacher/profile#verification');
  if (isCalendar(content)) return to('calendars', '/teacher/schedule?tab=calendars');
  if (isOpenings(content)) return to('book', `/student/book-lesson/${content.params.teacherId}`);
  if (isAboutRequest(content)) return to(...requestPlace(content.params, reader));
  const unpaid = isSeries(content) ? unpaidIn(content, reader) : undefined;
  if (unpaid) return to('pay', `/student/lessons/${unpaid}/pay`);
  if (isNew(content) && owes(reader, lesson)) return to('pay', `/student/lessons/${lesson?.id ?? lessonId}/pay`);
  if (content.type === 'lesson_reminder') return to('join', `/classroom/${lessonId}`);
  if (isSeries(content)) return to('lessons', `/${content.params.studentId === reader.userId ? 'student' : 'teacher'}/lessons`);
  if (content.type === 'review' && content.params.news === 'asked') return to('rate', `/lessons/${lessonId}?rate=1`);
  return to(actionOf(content, reader.userId) === 'choose-time' ? 'choose' : 'lesson', `/lessons/${lessonId}`);
}

/** Returns the lesson whose page asks for all that the student has yet to pay for, of lessons that were booked together. */
function unpaidIn({ params: { studentId, series } }: SeriesContent, { userId }: Reader): string | undefined {
  return studentId === userId ? series.unpaid?.[0]?.bookingId : undefined;
}

/** Returns whether the email is about a lesson that was just booked. */
export function isNew({ type }: EmailedContent): boolean {
  return type === 'booking_confirmation' || type === 'request_accepted';
}

/** Whether the reader is the student and has yet to pay. */
export function owes({ userId }: Reader, lesson: LessonRecord | undefined): lesson is LessonRecord & { payBy: Instant } {
  return lesson !== undefined && lesson.studentId === userId && lesson.payBy !== null;
}

/** A teacher answers requests on a page of their own; a student's are among the lessons. */
function requestPlace({ step, studentId }: RequestNews, { userId }: Reader): [kind: Target['kind'], path: string] {
  if (studentId === userId) return [step === 'proposed' ? 'choose' : 'request', '/student/lessons'];
  return [step === 'created' ? 'answer' : 'requests', '/teacher/booking-requests'];
}
