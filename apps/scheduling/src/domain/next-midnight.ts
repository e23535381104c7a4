// When a teacher's horizon advances: the start of their next day.
import { dateOf } from '@somo/calendar/days';
import { dayAt, startOfDay } from '@somo/calendar/wall-clock';

export function nextMidnight(timeZone: string, now: number): { date: string; at: number } {
  const day = dayAt(timeZone, now) + 1;
  return { date: dateOf(day), at: startOfDay(timeZone, day) };
}
