import { Injectable } from '@nestjs/common';
import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { WeeklyTimes } from '@somo/contracts/lessons';
import { lessonMinutes, noticeHours } from '@somo/contracts/rules/booking';
import { WeeklyTimesQuery } from '@somo/contracts/routes/lessons';
import { toInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { isPaused } from '../domain/booking.js';
import { inTheWay, isRegular, weeklyStarts } from '../domain/weekly.js';
import { Offers } from '../offers/offers.js';
import { busyOfTwo } from '../store/busy-of-two.js';
import { hadLesson } from '../store/had-lesson.js';

@Injectable()
export class ListWeeklyTimes {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Lists the dates of a weekly time, so that a student sees what would be booked before anything is; the claim has the last word. */
  @Handles('booking.list-weekly-times', { by: ['student'], input: WeeklyTimesQuery, refuses: ['teacher-not-found'] })
  async run({ teacherId, startsAt }: Asks['booking.list-weekly-times']['in'], caller: Caller): Promise<WeeklyTimes> {
    const now = this.clock.now();
    const { hours, terms } = await this.offers.of(teacherId);
    const teacherTimeZone = hours.timeZone;
    const pair = { teacherId, studentId: userOf(caller).userId, agreementId: newId() };
    const starts = weeklyStarts(hours, startsAt, now);
    const [first, last] = [starts[0], starts.at(-1)];
    const isOpen = terms.available && !isPaused(terms, now) && terms.hourlyRateCents !== null && hours.instantBooking;
    if (!isOpen || first === undefined || last === undefined || first < now + noticeHours * hourMs || !isRegular(hours, first))
      return { teacherTimeZone, dates: [] };
    if (!(await hadLesson(this.db, pair))) return { teacherTimeZone, dates: [] };
    const busy = await busyOfTwo(this.db, pair, { from: first - 2 * dayMs, to: last + 2 * dayMs });
    const dates = starts.map((at) => {
      const why = inTheWay(hours, at, busy);
      return { startsAt: toInstant(at), endsAt: toInstant(at + lessonMinutes * minuteMs), ...(why ? { why } : {}) };
    });
    return { teacherTimeZone, dates };
  }
}
