// Which other times a teacher can still add to a proposal.
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';

export type NotProposable = 'sameTime' | 'overlaps';

/** Returns why a time cannot be proposed beside the chosen ones; null if it can. */
export function notProposable(startsAt: Instant, lesson: Pick<Lesson, 'startsAt'>, chosen: readonly Instant[]): NotProposable | null {
  const at = fromInstant(startsAt);
  if (at === fromInstant(lesson.startsAt)) return 'sameTime';
  return chosen.some((time) => Math.abs(fromInstant(time) - at) < lessonMinutes * minuteMs) ? 'overlaps' : null;
}
