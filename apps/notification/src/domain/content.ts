// What a bell row or mail says, as facts: the sentence is made when somebody reads it.
import type { BookingState } from '@somo/contracts/events/booking';
import type { PaymentState } from '@somo/contracts/events/payment';
import type { ReminderKind } from '@somo/contracts/jobs';
import type { CancelledBy, LessonRecord } from '@somo/contracts/lessons';
import type { Instant } from '@somo/contracts/time';

export interface Pair {
  studentId: string;
  teacherId: string;
}

export interface LessonFacts extends Pair {
  subject: string;
  startsAt: Instant;
}

export type Content =
  | { type: 'new_booking' | 'booking_confirmation'; params: LessonFacts }
  | { type: 'booking_cancelled'; params: LessonFacts & { cancelledBy: CancelledBy; refundDue: boolean } }
  | { type: 'lesson_reminder'; params: LessonFacts & { kind: ReminderKind } }
  | { type: 'payment'; params: Pair & { outcome: 'paid' | 'expired' | 'refunded'; amountCents: number } };

export function lessonFacts({ studentId, teacherId, subject, startsAt }: BookingState | LessonRecord): LessonFacts {
  return { studentId, teacherId, subject, startsAt };
}

export function paymentContent(outcome: 'paid' | 'expired' | 'refunded', payment: PaymentState): Content {
  const { studentId, teacherId, amountCents, refundedCents } = payment;
  return { type: 'payment', params: { studentId, teacherId, outcome, amountCents: outcome === 'refunded' ? refundedCents : amountCents } };
}

/** False when the lesson it speaks of was cancelled or moved since: nothing stale is sent. */
export function stillTrue(content: Content, lesson: Pick<LessonRecord, 'status' | 'startsAt'>): boolean {
  switch (content.type) {
    case 'new_booking':
    case 'booking_confirmation':
    case 'lesson_reminder':
      return lesson.status === 'confirmed' && lesson.startsAt === content.params.startsAt;
    case 'booking_cancelled':
    case 'payment':
      return true;
  }
}
