// Which lessons each tab shows, and what cancelling one means for the money.
import { hourMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { moveHours, reportHours } from '@somo/contracts/rules/booking';
import { fromInstant, type Instant } from '@somo/contracts/time';
import { dayOf } from '../../lib/format';

export type Side = 'student' | 'teacher';

export const counterpartOf = (lesson: Lesson, side: Side) => (side === 'student' ? lesson.teacher : lesson.student);

/**
 * Returns the lessons of a tab, in its order. A lesson stays under Upcoming until its day is over; a student also finds it under Past as
 * soon as it has ended, a teacher only after that day.
 */
export function forTab(lessons: Lesson[], tab: 'upcoming' | 'past', side: Side, now: number, zone: string): Lesson[] {
  const today = dayOf(now, zone);
  const isUpcoming = ({ displayStatus, endsAt }: Lesson) =>
    displayStatus !== 'cancelled' && (fromInstant(endsAt) > now || dayOf(endsAt, zone) === today);
  const belongs = (lesson: Lesson) => (tab === 'upcoming' ? isUpcoming(lesson) : side === 'student' || !isUpcoming(lesson));
  const shown = lessons.filter(belongs);
  return tab === 'upcoming'
    ? shown.sort((a, b) => fromInstant(a.startsAt) - fromInstant(b.startsAt))
    : shown.sort((a, b) => fromInstant(b.startsAt) - fromInstant(a.startsAt));
}

/** Returns the lessons that have not ended yet, soonest first, as a dashboard shows them. */
export function upcomingLessons(lessons: Lesson[], now: number): Lesson[] {
  return lessons
    .filter((lesson) => lesson.displayStatus === 'upcoming' && fromInstant(lesson.endsAt) > now)
    .sort((a, b) => fromInstant(a.startsAt) - fromInstant(b.startsAt));
}

/** Returns 'now' while a lesson is on, or else when the next one starts; undefined if there is none. */
export function nextStart(lessons: Lesson[], now: number): Instant | 'now' | undefined {
  const coming = upcomingLessons(lessons, now);
  return coming.some((lesson) => hasStarted(lesson, now)) ? 'now' : coming.find(({ startsAt }) => fromInstant(startsAt) > now)?.startsAt;
}

/** Returns true once the lesson, if it was not cancelled, has started. */
export function hasStarted(lesson: Lesson, now: number): boolean {
  return lesson.displayStatus !== 'cancelled' && fromInstant(lesson.startsAt) <= now;
}

export function isCancellable(lesson: Lesson, now: number): boolean {
  return lesson.displayStatus === 'upcoming' && fromInstant(lesson.startsAt) > now;
}

/** Returns true if this side can move the lesson now, or for a teacher, propose to. */
export function isMovable(lesson: Lesson, side: Side, now: number): boolean {
  const until = fromInstant(lesson.startsAt) - (side === 'student' ? moveHours * hourMs : 0);
  return lesson.status === 'confirmed' && now <= until && now < fromInstant(lesson.startsAt);
}

/** Returns the lessons at which to offer the same teacher again: the latest completed one with each whose name is still known. */
export function bookableAgain(lessons: Lesson[]): Set<string> {
  const latest = new Map<string, Lesson>();
  for (const lesson of lessons) {
    const known = latest.get(lesson.teacher.id);
    const isLater = !known || fromInstant(known.startsAt) < fromInstant(lesson.startsAt);
    if (lesson.displayStatus === 'completed' && lesson.teacher.fullName && isLater) latest.set(lesson.teacher.id, lesson);
  }
  return new Set([...latest.values()].map(({ id }) => id));
}

/** Returns true if the student still has to pay for the lesson, and can. */
export function isPayable({ displayStatus, paidAt, payBy }: Lesson, side: Side, now: number): boolean {
  return side === 'student' && displayStatus === 'upcoming' && paidAt === null && payBy !== null && now < fromInstant(payBy);
}

const tookPlaceOrWill = ({ status }: Lesson): boolean => status === 'confirmed' || status === 'completed';

/** Returns true once a lesson has started, if notes can be written about it. */
export const isNotable = (lesson: Lesson, now: number): boolean => tookPlaceOrWill(lesson) && fromInstant(lesson.startsAt) <= now;

/** Returns true if this reader can report a problem now. */
export function isReportable(lesson: Lesson, now: number): boolean {
  const until = fromInstant(lesson.endsAt) + reportHours * hourMs;
  return isNotable(lesson, now) && now <= until && lesson.myProblem?.status !== 'open';
}

export type CancelOutcome =
  | 'cancelUnpaid'
  | 'cancelFree'
  | 'cancelFreeRest'
  | 'cancelLate'
  | 'cancelByTeacher'
  | 'cancelByTeacherRest'
  | 'cancelByTeacherUnpaid'
  | 'cancelRefunded';

/** Returns what happens to the money if this side cancels now. `leftCents`: what of it has not been refunded yet. */
export function cancelOutcome(lesson: Lesson, side: Side, { now, leftCents }: { now: number; leftCents: number }): CancelOutcome {
  if (lesson.paidAt === null) return side === 'teacher' ? 'cancelByTeacherUnpaid' : 'cancelUnpaid';
  if (leftCents === 0) return 'cancelRefunded';
  const isWhole = leftCents === lesson.price.amountCents;
  if (side === 'teacher') return isWhole ? 'cancelByTeacher' : 'cancelByTeacherRest';
  if (now > fromInstant(lesson.freeCancelUntil)) return 'cancelLate';
  return isWhole ? 'cancelFree' : 'cancelFreeRest';
}
