import { Injectable } from '@nestjs/common';
import { byDay } from '@somo/calendar/by-day';
import { dayMs, dayNumber } from '@somo/calendar/days';
import { openStarts } from '@somo/calendar/open-starts';
import { startOfDay } from '@somo/calendar/wall-clock';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller, UserCaller } from '@somo/contracts/caller';
import type { OpenSlots } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { lessonTerms, slotRangeDays } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { agreedTime, anySlot, calendarHours } from '../domain/agreed-time.js';
import type { Booking } from '../domain/booking.js';
import { isFreeForBoth } from '../domain/free-for-both.js';
import { sideOf } from '../domain/participants.js';
import { checkReschedulable } from '../domain/rescheduling.js';
import { busyOfTwo } from '../store/busy-of-two.js';
import { readBooking } from '../store/lesson-rows.js';
import { Offers } from '../offers/offers.js';

/** A teacher or an operator may choose a time that is sooner or further ahead than students may book. */
const proposalTerms = { ...lessonTerms, noticeHours: 0, horizonDays: slotRangeDays };

@Injectable()
export class ListFreeTimes {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Lists times in the teacher's hours at which both people are free; never why another is not. Times are by day in `timeZone`. */
  @Handles('booking.list-free-times', {
    by: ['participant', 'admin'],
    refuses: ['lesson-not-found', 'lesson-not-movable', 'range-too-long', 'invalid-input', 'teacher-not-found'],
  })
  async run({ bookingId, from, to, timeZone: asked }: Asks['booking.list-free-times']['in'], caller: Caller): Promise<OpenSlots> {
    const timeZone = zoneOrRefusal(asked);
    const { booking, is } = viewOf(await readBooking(this.db, bookingId), userOf(caller));
    const now = this.clock.now();
    // The other person's free times are visible only while the lesson can move.
    checkReschedulable(booking, is, now);
    const [first, last] = [dayNumber(from), dayNumber(to)];
    if (last < first) throw refuse('invalid-input', { errors: { to: ['to must not be before from'] } });
    if (last - first >= slotRangeDays) throw refuse('range-too-long');
    const { hours } = await this.offers.of(booking.teacherId);
    const span = { from: startOfDay(timeZone, first), to: startOfDay(timeZone, last + 1) };
    const busy = await busyOfTwo(this.db, booking, { from: span.from - 2 * dayMs, to: span.to + 2 * dayMs });
    const terms = is === 'student' ? lessonTerms : proposalTerms;
    const open = openStarts({ hours: calendarHours(hours), terms, busy: busy.teacher, now, ...span });
    const isFree = (at: number) => at !== booking.startsAt && isFreeForBoth(busy, agreedTime(anySlot(hours, toInstant(at))));
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
}

function viewOf(booking: Booking | undefined, { role, userId }: UserCaller): { booking: Booking; is: 'student' | 'teacher' | 'operator' } {
  return booking && role === 'admin' ? { booking, is: 'operator' } : sideOf(booking, userId);
}
