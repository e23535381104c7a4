import { Injectable } from '@nestjs/common';
import { byDay } from '@somo/calendar/by-day';
import { dayNumber } from '@somo/calendar/days';
import { startOfDay } from '@somo/calendar/wall-clock';
import type { OpenSlotsAnswer, OpenSlotsQuestion } from '@somo/contracts/asks/scheduling';
import { refuse } from '@somo/contracts/refusals';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { slotsVersion } from '../domain/slots-version.js';
import { toSlot } from '../domain/to-slot.js';
import { HoursOfTeacher } from '../store/hours-of-teacher.js';
import { OfferVersions } from '../store/offer-versions.js';
import { openStartsOf } from '../store/open-starts-of.js';

@Injectable()
export class ListOpenSlots {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly hours: HoursOfTeacher,
    private readonly versions: OfferVersions,
  ) {}

  @Handles('scheduling.list-open-slots', { by: ['public'], refuses: ['teacher-not-found', 'range-too-long'] })
  async run({ teacherId, from, to, timeZone, version }: OpenSlotsQuestion): Promise<OpenSlotsAnswer> {
    const first = dayNumber(from);
    const last = dayNumber(to);
    if (last < first) throw refuse('invalid-input', { errors: { to: ['to must not be before from'] } });
    if (last - first >= slotRangeDays) throw refuse('range-too-long');
    if (version !== undefined && version === (await this.versionOf(teacherId))) return null;
    // The version is read before the busy times: a list may be newer than its version, never older.
    const hours = await this.hours.of(teacherId);
    const span = { now: this.clock.now(), from: startOfDay(timeZone, first), to: startOfDay(timeZone, last + 1) };
    const starts = await openStartsOf(this.db, teacherId, hours, span);
    return {
      timeZone,
      teacherTimeZone: hours.timeZone,
      instantBooking: hours.instantBooking,
      days: byDay(timeZone, starts).map((day) => ({ date: day.date, slots: day.starts.map((at) => toSlot(hours.timeZone, at)) })),
      version: slotsVersion(hours, span.now),
    };
  }

  /** Returns the current version, so that an unchanged list, the usual case, costs only this lookup. */
  private async versionOf(teacherId: string): Promise<string | undefined> {
    const offer = await this.versions.of(teacherId);
    return offer && slotsVersion(offer, this.clock.now());
  }
}
