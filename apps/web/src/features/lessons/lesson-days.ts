// What the calendar of lessons shows on each day.
import type { Lesson } from '@somo/contracts/lessons';
import { dayOf } from '../../lib/format';
import type { LessonDayVariant } from '../../ui/month-calendar-day';

const order: LessonDayVariant[] = ['cancelled', 'past', 'upcoming'];

/** Returns the days with lessons in a time zone; a day with several lessons has the most important variant. */
export function lessonDays(lessons: Lesson[], zone: string): Map<string, LessonDayVariant> {
  const days = new Map<string, LessonDayVariant>();
  for (const { startsAt, displayStatus } of lessons) {
    const day = dayOf(startsAt, zone);
    const variant = displayStatus === 'completed' ? 'past' : displayStatus;
    if (order.indexOf(variant) > order.indexOf(days.get(day) ?? 'cancelled') || !days.has(day)) days.set(day, variant);
  }
  return days;
}
