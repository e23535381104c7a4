// When a teacher says they teach: weekly rules and single dates on their own wall clock, and whole days off.
export interface Window {
  startTime: string;
  endTime: string;
}

export interface TeachingHours {
  timeZone: string;
  recurringSlots: readonly (Window & { day: number })[];
  specificDates: readonly { date: string; timeSlots: readonly Window[] }[];
  /** Both days belong to the break. */
  breakPeriods: readonly { startDate: string; endDate: string }[];
  bufferMinutes: number;
  dailyMaximum: number;
}

/** What holds for every lesson of the marketplace. */
export interface LessonTerms {
  lessonMinutes: number;
  noticeHours: number;
  /** How many days ahead weekly rules can be booked; single dates have no such limit. */
  horizonDays: number;
}
