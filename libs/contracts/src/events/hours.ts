import type { BreakPeriod, HoursWindow } from '../availability.js';
import type { TeachingSettings } from '../teaching.js';
import type { Instant } from '../time.js';

/** All of a teacher's hours and teaching settings; the state with the highest version is the current one. */
export interface HoursState extends TeachingSettings {
  teacherId: string;
  /** @asType integer */
  version: number;
  timeZone: string;
  recurringSlots: readonly (HoursWindow & {
    /** 0 is Sunday. @asType integer */
    day: number;
  })[];
  specificDates: readonly { date: string; timeSlots: readonly HoursWindow[] }[];
  breakPeriods: readonly Pick<BreakPeriod, 'startDate' | 'endDate'>[];
}

/** A booked lesson that lies within its teacher's break: it takes place unless one of the two cancels it. */
export interface FellOutside {
  bookingId: string;
  teacherId: string;
  /** null for a lesson booked in a version that did not pass it on. */
  studentId: string | null;
  subject: string | null;
  startsAt: Instant;
}
