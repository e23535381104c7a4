import type { Lesson } from './lessons.js';

/** A time of day by the clock of the teacher's time zone. */
export interface HoursWindow {
  /** 'HH:MM' */
  startTime: string;
  /** 'HH:MM', or '24:00'. */
  endTime: string;
}

export interface TimeSlot extends HoursWindow {
  id: string;
}

/** Hours of every week; `day` 0 is Sunday. */
export interface RecurringSlot extends TimeSlot {
  day: number;
  isRecurring: true;
}

export interface SpecificDate {
  date: string;
  timeSlots: readonly TimeSlot[];
}

export const breakTypes = ['break', 'leave'] as const;
export type BreakType = (typeof breakTypes)[number];

/** Days off; both dates are part of it. */
export interface BreakPeriod {
  id: string;
  startDate: string;
  endDate: string;
  type: BreakType;
  reason: string | null;
}

/** When a teacher teaches, by the clock of their own time zone. */
export interface Availability {
  /** @asType integer */
  version: number;
  timeZone: string;
  recurringSlots: readonly RecurringSlot[];
  specificDates: readonly SpecificDate[];
  breakPeriods: readonly BreakPeriod[];
}

/** Hours as they were saved, with the booked lessons that they no longer offer. Those lessons still take place. */
export interface SavedAvailability extends Availability {
  /** Up to 50, the earliest first; none while booking is unavailable, although there may be some. */
  outside: Lesson[];
}
