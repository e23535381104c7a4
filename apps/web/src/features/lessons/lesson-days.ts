// What the calendar of lessons shows on each day.
import type { Lesson } from '@somo/contracts/lessons';
import { dayOf } from '../../lib/format';
import type { LessonLook } from '../../ui/month-calendar-day';

const order: LessonLook[] = ['cancelled', 'past', 'upcoming'];

/** Returns the days with lessons in a time zone; a day with several looks like the most important one. */
export function lessonDays(lessons: Lesson[], zone: string): Map<string, LessonLook> {
  const days = new Map<string, LessonLook>();
  for (const { startsAt, displayStatus } of lessons) {
    const day = dayOf(startsAt, zone);
    const look = displayStatus === 'completed' ? 'past' : displayStatus;
    if (order.indexOf(look) > order.indexOf(days.get(day) ?? 'cancelled') || !days.has(day)) days.set(day, look);
  }
  return days;
}
