import { Injectable } from '@nestjs/common';
import { byDay } from '@somo/calendar/by-day';
import { dayNumber } from '@somo/calendar/days';
import { startOfDay } from '@somo/calendar/wall-clock';
import type { Asks } from '@somo/contracts/asks/map';
import type { OpenSlots } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { toSlot } from '../domain/to-slot.js';
import { openStartsOf } from '../store/open-starts-of.js';
import { hoursOf } from '../store/teaching-hours.js';

@Injectable()
export class ListOpenSlots {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('scheduling.list-open-slots', { by: ['public'] })
  async run({ teacherId, from, to, timeZone }: Asks['scheduling.list-open-slots']['in']): Promise<OpenSlots> {
    const first = dayNumber(from);
    const last = dayNumber(to);
    if (last < first) throw refuse('invalid-input', { errors: { to: ['to must not be before from'] } });
    if (last - first >= slotRangeDays) throw refuse('range-too-long');
    const hours = await hoursOf(this.db, teacherId);
    const span = { now: this.clock.now(), from: startOfDay(timeZone, first), to: startOfDay(timeZone, last + 1) };
    const starts = await openStartsOf(this.db, teacherId, hours, span);
    return {
      timeZone,
      teacherTimeZone: hours.timeZone,
      days: byDay(timeZone, starts).map((day) => ({ date: day.date, slots: day.starts.map((at) => toSlot(hours.timeZone, at)) })),
    };
  }
}
