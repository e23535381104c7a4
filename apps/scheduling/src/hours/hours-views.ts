import type { Availability, HoursWindow } from '@somo/contracts/availability';
import type { HoursState } from '@somo/contracts/events/hours';
import type { TeachingSettings } from '@somo/contracts/teaching';
import type { Hours } from '../store/teaching-hours.js';

const window = ({ startTime, endTime }: HoursWindow): HoursWindow => ({ startTime, endTime });

/** Returns the hours as their owner edits them. */
export function availabilityOf({ version, timeZone, recurringSlots, specificDates, breakPeriods }: Hours): Availability {
  return { version, timeZone, recurringSlots, specificDates, breakPeriods };
}

export function settingsOf(hours: Omit<Hours, keyof Availability>): TeachingSettings {
  const { instantBooking, autoAccept, bufferMinutes, dailyMaximum, platform, meetingLink } = hours;
  return { instantBooking, autoAccept, bufferMinutes, maxDailyLessons: dailyMaximum, platform, meetingLink };
}

/** Returns the state that `hours.changed` carries: without ids, and without the reasons of breaks, which are private. */
export function hoursState(teacherId: string, hours: Hours): HoursState {
  return {
    ...{ teacherId, version: hours.offerVersion, timeZone: hours.timeZone },
    ...settingsOf(hours),
    recurringSlots: hours.recurringSlots.map((slot) => ({ day: slot.day, ...window(slot) })),
    specificDates: hours.specificDates.map(({ date, timeSlots }) => ({ date, timeSlots: timeSlots.map(window) })),
    breakPeriods: hours.breakPeriods.map(({ startDate, endDate }) => ({ startDate, endDate })),
  };
}
