// Booking a lesson again at its weekday and time of day, by the teacher's clock.
import { dayMs, dayNumber, hourMs, minutesOf } from '@somo/calendar/days';
import { instantOn, wallTimeAt } from '@somo/calendar/wall-clock';
import { noticeHours } from '@somo/contracts/rules/booking';
import { fromInstant, isInstant, toInstant, type Instant } from '@somo/contracts/time';

const weekDays = 7;

/** Returns the time that an address asks for again. */
export function againIn(search: string): Instant | null {
  const at = new URLSearchParams(search).get('again');
  return isInstant(at) ? at : null;
}

/** Returns the first time on the same weekday, at the same time by the clock of the zone, that may still be booked. */
export function nextAgain(at: Instant, zone: string, now: number): Instant {
  const { date, time } = wallTimeAt(zone, fromInstant(at));
  const earliest = now + noticeHours * hourMs;
  const weeksPast = Math.floor((earliest - fromInstant(at)) / (weekDays * dayMs));
  for (let week = Math.max(1, weeksPast); ; week += 1) {
    const next = instantOn(zone, dayNumber(date) + week * weekDays, minutesOf(time));
    // Where the clocks skip it, the week after has it.
    if (next !== undefined && next >= earliest) return toInstant(next);
  }
}
