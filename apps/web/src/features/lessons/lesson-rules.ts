// Which lessons a tab shows, and what cancelling one means for the money.
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { dayOf } from '../../lib/format';

export type Side = 'student' | 'teacher';

export const counterpartOf = (lesson: Lesson, side: Side) => (side === 'student' ? lesson.teacher : lesson.student);

/** A lesson of today stays under Upcoming until the day is over; a student finds it under Past as soon as it has ended, a teacher only then. */
export function forTab(lessons: Lesson[], tab: 'upcoming' | 'past', side: Side, now: number, zone: string): Lesson[] {
  const today = dayOf(now, zone);
  const isUpcoming = ({ displayStatus, endsAt }: Lesson) =>
    displayStatus !== 'cancelled' && (fromInstant(endsAt) > now || dayOf(endsAt, zone) === today);
  const belongs = (lesson: Lesson) => (tab === 'upcoming' ? isUpcoming(lesson) : side === 'student' || !isUpcoming(lesson));
  const order = tab === 'upcoming' ? 1 : -1;
  return lessons.filter(belongs).sort((a, b) => order * (fromInstant(a.startsAt) - fromInstant(b.startsAt)));
}

/** Lessons that have not ended yet, soonest first: what a dashboard shows. */
export function stillToCome(lessons: Lesson[], now: number): Lesson[] {
  return lessons
    .filter((lesson) => lesson.displayStatus === 'upcoming' && fromInstant(lesson.endsAt) > now)
    .sort((a, b) => fromInstant(a.startsAt) - fromInstant(b.startsAt));
}

export function isCancellable(lesson: Lesson, now: number): boolean {
  return lesson.displayStatus === 'upcoming' && fromInstant(lesson.startsAt) > now;
}

/** The student's turn: the lesson waits for its payment. */
export function isPayable(lesson: Lesson, side: Side): boolean {
  return side === 'student' && lesson.displayStatus === 'upcoming' && lesson.payBy !== null && lesson.paidAt === null;
}

export type CancelOutcome = 'cancelUnpaid' | 'cancelFree' | 'cancelLate' | 'cancelByTeacher' | 'cancelByTeacherUnpaid';

/** What happens to the money if this side cancels now. */
export function cancelOutcome(lesson: Lesson, side: Side, now: number): CancelOutcome {
  const paid = lesson.paidAt !== null;
  if (side === 'teacher') return paid ? 'cancelByTeacher' : 'cancelByTeacherUnpaid';
  if (!paid) return 'cancelUnpaid';
  return now <= fromInstant(lesson.freeCancelUntil) ? 'cancelFree' : 'cancelLate';
}
