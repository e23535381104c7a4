// Where a lesson stands, and the one thing that its reader does next.
import { minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { isRateable } from '../../../lib/rateable';
import { isNotable, isPayable, type Side } from '../lesson-rules';

/** `overdue`: the time to pay is over. `open`: it can be entered. `ended`: it has just ended. */
export type LessonStage = 'unpaid' | 'overdue' | 'ahead' | 'open' | 'ended' | 'completed' | 'cancelled';

/** `again`: books another lesson with the same teacher. */
export type LessonAct = 'pay' | 'answer' | 'join' | 'rate' | 'notes' | 'again';

export function stageOf({ displayStatus, paidAt, payBy, startsAt, endsAt }: Lesson, now: number): LessonStage {
  if (displayStatus !== 'upcoming') return displayStatus;
  if (paidAt === null) return payBy !== null && now < fromInstant(payBy) ? 'unpaid' : 'overdue';
  if (now < fromInstant(startsAt) - joinOpensMinutes * minuteMs) return 'ahead';
  return now < fromInstant(endsAt) ? 'open' : 'ended';
}

/** Returns what this side does next; null where there is nothing but to wait. */
export function actOf(lesson: Lesson, side: Side, now: number): LessonAct | null {
  const again = side === 'student' && lesson.teacher.fullName ? 'again' : null;
  switch (stageOf(lesson, now)) {
    case 'unpaid':
      return isPayable(lesson, side, now) ? 'pay' : null;
    case 'overdue':
      return null;
    case 'ahead':
      return side === 'student' && lesson.proposal ? 'answer' : null;
    case 'open':
      return 'join';
    case 'ended':
    case 'completed':
      if (side === 'teacher') return isNotable(lesson, now) && !lesson.lessonNotes ? 'notes' : null;
      return isRateable(lesson) ? 'rate' : again;
    case 'cancelled':
      return again;
  }
}
