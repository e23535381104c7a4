// When a teacher's horizon advances: the start of their next day.
import { dayAt, startOfDay } from '@somo/calendar/wall-clock';

export function nextMidnight(timeZone: string, now: number): number {
  return startOfDay(timeZone, dayAt(timeZone, now) + 1);
}
