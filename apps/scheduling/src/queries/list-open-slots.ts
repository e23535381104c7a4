import { Injectable } from '@nestjs/common';
import { byDay } from '@somo/calendar/by-day';
import { dayNumber } from '@somo/calendar/days';
import { startOfDay } from '@somo/calendar/wall-clock';
import type { OpenSlotsAnswer, OpenSlotsQuestion } from '@somo/contracts/asks/scheduling';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { slotRangeDays } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import { zoneOrRefusal } from '@somo/contracts/zones';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { pausedUntil, slotsVersion, type KnownOffer } from '../domain/slots-version.js';
import { toSlot } from '../domain/to-slot.js';
import { HoursOfTeacher } from '../hours/hours-of-teacher.js';
import { OfferVersions } from '../store/offer-versions.js';
import { openStartsOf } from '../store/open-starts-of.js';
import type { Hours } from '../store/teaching-hours.js';

@Injectable()
export class ListOpenSlots {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly hours: HoursOfTeacher,
    private readonly versions: OfferVersions,
  ) {}

  @Handles('scheduling.list-open-slots', { by: ['public'], refuses: ['teacher-not-found', 'range-too-long'] })
  async run({ teacherId, from, to, timeZone: asked, version }: OpenSlotsQuestion, caller: Caller): Promise<OpenSlotsAnswer> {
    const timeZone = zoneOrRefusal(asked);
    const first = dayNumber(from);
    const last = dayNumber(to);
    if (last < first) throw refuse('invalid-input', { errors: { to: ['to must not be before from'] } });
    if (last - first >= slotRangeDays) throw refuse('range-too-long');
    const isHidden = ({ shared }: KnownOffer) => !shared && caller.kind === 'visitor';
    // An empty list, for visitors or while bookings are paused, has another version than the list of times that it stands for.
    const versionOf = (offer: KnownOffer, now: number) => {
      const paused = pausedUntil(offer, now);
      return (paused ? `paused-${paused}-` : isHidden(offer) ? 'members-' : '') + slotsVersion(offer, now);
    };
    // An unchanged list, the usual case, costs only this lookup.
    const offer = version === undefined ? undefined : await this.versions.of(teacherId);
    if (offer?.suspended) throw refuse('teacher-not-found');
    if (offer && version === versionOf(offer, this.clock.now())) return null;
    // The version is read before the busy times: a list may be newer than its version, never older.
    const hours = await this.hours.of(teacherId);
    if (hours.suspended) throw refuse('teacher-not-found');
    const now = this.clock.now();
    const none = { ...headOf(hours, timeZone), days: [], version: versionOf(hours, now) };
    const paused = pausedUntil(hours, now);
    if (paused) return { ...none, pausedUntil: paused };
    if (isHidden(hours)) return { ...none, membersOnly: true };
    const span = { now, from: startOfDay(timeZone, first), to: startOfDay(timeZone, last + 1) };
    const [open] = await openStartsOf(this.db, [{ teacherId, hours }], span);
    const { starts, nextDate } = open!;
    return {
      ...none,
      days: byDay(timeZone, starts).map((day) => ({ date: day.date, slots: day.starts.map((at) => toSlot(hours.timeZone, at)) })),
      ...(nextDate === undefined ? {} : { nextDateAt: toInstant(nextDate) }),
    };
  }
}

const headOf = ({ timeZone: teacherTimeZone, instantBooking }: Hours, timeZone: string) => ({ timeZone, teacherTimeZone, instantBooking });
