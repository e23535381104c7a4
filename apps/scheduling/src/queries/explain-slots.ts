import { Injectable } from '@nestjs/common';
import { byDay } from '@somo/calendar/by-day';
import { dayNumber } from '@somo/calendar/days';
import { explainStarts } from '@somo/calendar/explain-starts';
import { startOfDay } from '@somo/calendar/wall-clock';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { OpenSlots } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { lessonTerms, slotRangeDays } from '@somo/contracts/rules/booking';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { toSlot } from '../domain/to-slot.js';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { busyBetween } from '../store/open-starts-of.js';

@Injectable()
export class ExplainSlots {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly hours: HoursOfTeacher,
  ) {}

  /** Says of each start in a teacher's hours whether students see it, and why not; to the teacher and to operators only. */
  @Handles('scheduling.explain-slots', {
    by: ['teacher', 'operator:support'],
    refuses: ['not-allowed', 'teacher-not-found', 'range-too-long', 'invalid-input'],
  })
  async run({ teacherId, from, to, timeZone: asked }: Asks['scheduling.explain-slots']['in'], caller: Caller): Promise<OpenSlots> {
    const timeZone = zoneOrRefusal(asked);
    const { userId, role } = userOf(caller);
    if (role === 'teacher' && userId !== teacherId) throw refuse('not-allowed');
    const [first, last] = [dayNumber(from), dayNumber(to)];
    if (last < first) throw refuse('invalid-input', { errors: { to: ['to must not be before from'] } });
    if (last - first >= slotRangeDays) throw refuse('range-too-long');
    const hours = await this.hours.of(teacherId);
    const span = { now: this.clock.now(), from: startOfDay(timeZone, first), to: startOfDay(timeZone, last + 1) };
    const busyOf = await busyBetween(this.db, [teacherId], span);
    const starts = explainStarts({ hours, terms: lessonTerms, ...busyOf(teacherId), ...span });
    const ruleAt = new Map(starts.map(({ startsAt, why }) => [startsAt, why]));
    const days = byDay(timeZone, [...ruleAt.keys()]);
    return {
      timeZone,
      teacherTimeZone: hours.timeZone,
      days: days.map((day) => ({
        date: day.date,
        slots: day.starts.map((at) => ({ ...toSlot(hours.timeZone, at), why: ruleAt.get(at) ?? 'open' })),
      })),
    };
  }
}
