// Where the button of an email leads.
import type { LessonRecord } from '@somo/contracts/lessons';
import type { Instant } from '@somo/contracts/time';
import { isAboutRequest, type EmailedContent, type LessonContent, type RequestContent, type RequestNews } from './content.js';
import type { Reader } from './reader.js';
import { isSeries, type SeriesContent } from './series-content.js';
import { isVerification } from './verification-text.js';

interface About {
  lessonId: string;
  lesson?: LessonRecord | undefined;
}

interface Target {
  kind: 'earnings' | 'lesson' | 'lessons' | 'join' | 'pay' | 'request' | 'requests' | 'answer' | 'choose' | 'rate' | 'verification';
  /** Where the button leads, and what the plain text names. */
  url: string;
  page: string;
}

/** Returns where an email leads: a reminder into the classroom, a new lesson to its payment, others to the lesson, those about payouts to the earnings. */
export function targetOf(content: EmailedContent, reader: Reader, publicUrl: string, { lessonId, lesson }: About): Target {
  const same = (kind: Target['kind'], url: string): Target => ({ kind, url, page: url });
  if (content.type === 'payout') return same('earnings', `${publicUrl}/teacher/earnings`);
  if (isVerification(content)) return same('verification', `${publicUrl}/teacher/profile#verification`);
  if (isAboutRequest(content)) return requestTarget(content.params, reader, publicUrl);
  const unpaid = isSeries(content) ? unpaidIn(content, reader) : undefined;
  if (unpaid) return same('pay', `${publicUrl}/student/lessons/${unpaid}/pay`);
  if (isNew(content) && owes(reader, lesson)) return same('pay', `${publicUrl}/student/lessons/${lesson?.id ?? lessonId}/pay`);
  if (content.type === 'lesson_reminder') return same('join', `${publicUrl}/classroom/${lessonId}`);
  const page = lessonsUrl(content, reader, publicUrl);
  if (content.type === 'review' && content.params.news === 'asked') return same('rate', `${page}?lesson=${lessonId}&rate=1`);
  if (isSeries(content)) return same('lessons', page);
  return { kind: 'lesson', url: `${page}?lesson=${lessonId}`, page };
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
function requestTarget({ step, studentId }: RequestNews, { userId }: Reader, publicUrl: string): Target {
  const [kind, page] =
    studentId === userId
      ? ([step === 'proposed' ? 'choose' : 'request', '/student/lessons'] as const)
      : ([step === 'created' ? 'answer' : 'requests', '/teacher/booking-requests'] as const);
  return { kind, url: `${publicUrl}${page}`, page: `${publicUrl}${page}` };
}

function lessonsUrl(content: LessonContent | RequestContent, { userId }: Reader, publicUrl: string): string {
  return `${publicUrl}/${content.params.studentId === userId ? 'student' : 'teacher'}/lessons`;
}
