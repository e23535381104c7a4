// Who may enter the classroom of a lesson, and when.
import type { LessonRecord } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { joinClosesMinutes, joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant, type Instant } from '@somo/contracts/time';
import { minuteMs } from '@somo/calendar/days';

type Times = Pick<LessonRecord, 'startsAt' | 'endsAt'>;

export const opensAt = ({ startsAt }: Times): Instant => toInstant(fromInstant(startsAt) - joinOpensMinutes * minuteMs);
export const closesAt = ({ endsAt }: Pick<Times, 'endsAt'>): Instant => toInstant(fromInstant(endsAt) + joinClosesMinutes * minuteMs);

/** Refuses an entry that is not allowed now. The caller is known to be one of the lesson's two people. */
export function checkEntry(lesson: LessonRecord, now: number): void {
  if (lesson.status === 'cancelled' || lesson.status === 'rescheduled') throw refuse('lesson-cancelled');
  if (now >= fromInstant(closesAt(lesson))) throw refuse('classroom-closed');
  if (lesson.paidAt === null) throw refuse('lesson-not-paid');
  if (now < fromInstant(opensAt(lesson))) throw refuse('classroom-not-open', { opensAt: opensAt(lesson) });
}
