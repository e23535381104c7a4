import { byDay } from '@somo/calendar/by-day';
import { dayMs, dayNumber } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import type { LessonTerms } from '@somo/calendar/teaching-hours';
import { startOfDay } from '@somo/calendar/wall-clock';
import type { HoursState } from '@somo/contracts/events/hours';
import type { OpenSlots } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { lessonTerms, slotRangeDays } from '@somo/contracts/rules/booking';
import type { FreeTimesQuery } from '@somo/contracts/routes/lessons';
import { toInstant } from '@somo/contracts/time';
import { zoneOrRefusal } from '@somo/contracts/zones';
import type { Db } from '@somo/platform/db';
import { agreedTime, anySlot, calendarHours } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { isFreeForBoth } from '../domain/free-for-both.js';
import { busyOfTwo } from '../store/busy-of-two.js';

/** Two people, or an operator for them, may agree on a time that is sooner or further ahead than students may book. */
export const agreedTerms: LessonTerms = { ...lessonTerms, noticeHours: 0, horizonDays: slotRangeDays };

interface Asked extends FreeTimesQuery {
  hours: HoursState;
  /** Their own agreement, which does not count as a lesson in the way. */
  pair: Pick<Booking, 'teacherId' | 'studentId' | 'agreementId'>;
  terms: LessonTerms;
  now: number;
  /** Left out, in epoch milliseconds. */
  except?: readonly number[];
}

/** Returns the times in the teacher's hours at which both people are free, the teacher elsewhere too, by day in the asked zone. Refuses 'invalid-input', 'range-too-long'. */
export async function freeTimes(db: Db, { from, to, hours, pair, terms, now, except = [], ...asked }: Asked): Promise<OpenSlots> {
  const timeZone = zoneOrRefusal(asked.timeZone);
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (last < first) throw refuse('invalid-input', { errors: { to: ['to must not be before from'] } });
  if (last - first >= slotRangeDays) throw refuse('range-too-long');
  const span = { from: startOfDay(timeZone, first), to: startOfDay(timeZone, last + 1) };
  const busy = await busyOfTwo(db, pair, { from: span.from - 2 * dayMs, to: span.to + 2 * dayMs });
  const open = openStarts({ hours: calendarHours(hours), terms, busy: busy.teacher, outside: busy.outside, now, ...span });
  const isFree = (at: number) => !except.includes(at) && isFreeForBoth(busy, agreedTime(anySlot(hours, toInstant(at))));
  return {
    timeZone,
    teacherTimeZone: hours.timeZone,
    days: byDay(timeZone, open.filter(isFree)).map(({ date, starts }) => ({
      date,
      slots: starts.map((at) => {
        const { startsAt, endsAt, teacherLocal } = anySlot(hours, toInstant(at));
        return { startsAt, endsAt, teacherLocal };
      }),
    })),
  };
}
