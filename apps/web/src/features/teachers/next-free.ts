// Formats a teacher's next free time for the user: 'Today, 4:30 PM'.
import type { Instant } from '@somo/contracts/time';
import { addDays } from '../../lib/days';
import { dayOf, shortDate, timeOf, weekdayOf } from '../../lib/format';

interface FreeTime {
  day: { word: 'today' | 'tomorrow' } | { text: string };
  time: string;
}

export function freeTime(at: Instant, now: number, zone: string): FreeTime {
  const time = timeOf(at, zone);
  const today = dayOf(now, zone);
  const day = dayOf(at, zone);
  if (day === today) return { day: { word: 'today' }, time };
  if (day === addDays(today, 1)) return { day: { word: 'tomorrow' }, time };
  return { day: { text: day < addDays(today, 7) ? weekdayOf(at, zone) : shortDate(at, zone) }, time };
}
