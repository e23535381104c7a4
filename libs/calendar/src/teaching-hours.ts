// When a teacher teaches: weekly rules and specific dates by their own wall clock, and whole days off.
export interface Window {
  startTime: string;
  endTime: string;
}

export interface TeachingHours {
  timeZone: string;
  recurringSlots: readonly (Window & { day: number })[];
  specificDates: readonly { date: string; timeSlots: readonly Window[] }[];
  /** Both dates are part of the break. */
  breakPeriods: readonly { startDate: string; endDate: string }[];
  bufferMinutes: number;
  dailyMaximum: number;
}

/** The terms of every lesson on the marketplace. */
export interface LessonTerms {
  lessonMinutes: number;
  noticeHours: number;
  /** How many days ahead weekly rules can be booked; specific dates have no such limit. */
  horizonDays: number;
}
