import type { Instant } from './time.js';

/** Why a calendar could not be read. */
export const calendarProblems = [
  'not-found',
  'not-permitted',
  'unreachable',
  'too-slow',
  'too-large',
  'web-page',
  'no-calendar',
  'too-complex',
  'redirected',
  'not-public',
  'address-lost',
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/**
 * 'reading': not read yet; 'read': its busy times are those of `readAt`; 'failing': it can't be read, and keeps its last busy times for a
 * while; 'dropped': it can't be read, and its last busy times count no longer.
 */
export type CalendarState = 'reading' | 'read' | 'failing' | 'dropped';

/** A calendar elsewhere in which a teacher is busy; its address is never answered. */
export interface ExternalCalendar {
  id: string;
  /** Of its address, such as calendar.google.com. */
  host: string;
  state: CalendarState;
  /** When it was last read successfully. */
  readAt: Instant | null;
  /** How many of its busy times are still to come, without the ignored ones. @asType integer */
  busyCount: number;
  /** Since when it can't be read. */
  failingSince: Instant | null;
  problem: CalendarProblem | null;
  /** Entries that were left out because they repeat more often than daily. @asType integer */
  skippedCount: number;
}

/** A teacher's calendars elsewhere, and what they come to. */
export interface ExternalCalendars {
  /** In the order in which they were added. */
  items: ExternalCalendar[];
  /** When the teacher is busy: one list without overlaps, without ignored times, in which a gap too short for a lesson is filled. */
  busy: { startsAt: Instant; endsAt: Instant }[];
}

/** One time at which a teacher is busy in a calendar elsewhere. What it is about is not stored. */
export interface BusyTime {
  /** The same as long as the entry stays in the calendar at its time. */
  id: string;
  calendarId: string;
  host: string;
  startsAt: Instant;
  endsAt: Instant;
  allDay: boolean;
  /** Students may book this time all the same. */
  ignored: boolean;
}
