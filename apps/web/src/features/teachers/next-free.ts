// Formats a teacher's next free time for the user: 'Today, 4:30 PM'.
import { dayNumber } from '@somo/calendar/days';
import type { Instant } from '@somo/contracts/time';
import { dayOf, shortDate, timeOf, weekdayOf } from '../../lib/format';

interface FreeTime {
  day: { word: 'today' | 'tomorrow' } | { text: string };
  time: string;
}

export function freeTime(at: Instant, now: number, zone: string): FreeTime {
  const time = timeOf(at, zone);
  const ahead = dayNumber(dayOf(at, zone)) - dayNumber(dayOf(now, zone));
  if (ahead === 0) return { day: { word: 'today' }, time };
  if (ahead === 1) return { day: { word: 'tomorrow' }, time };
  return { day: { text: ahead < 7 ? weekdayOf(at, zone) : shortDate(at, zone) }, time };
}
