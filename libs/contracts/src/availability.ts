interface Hours {
  /** 'HH:MM' */
  startTime: string;
  endTime: string;
}

/** When a teacher teaches, by the clock of their own time zone. */
export interface Availability {
  version: number;
  timeZone: string;
  /** Every week; `day` 0 is Sunday. */
  recurringSlots: readonly (Hours & { day: number })[];
  specificDates: readonly { date: string; timeSlots: readonly Hours[] }[];
  /** Both dates are part of the break. */
  breakPeriods: readonly { startDate: string; endDate: string }[];
}
