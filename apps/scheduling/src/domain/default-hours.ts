// The hours of a new teacher who has not said when they teach: Monday to Friday, five lessons a day.
import type { NewHours } from '@somo/contracts/routes/availability';
import { defaultWindows } from '@somo/contracts/rules/availability';
import { defaultBufferMinutes, defaultDailyMaximum } from '@somo/contracts/rules/booking';

export const defaultHours: NewHours = {
  recurringSlots: [1, 2, 3, 4, 5].flatMap((day) => defaultWindows.map((window) => ({ day, ...window }))),
  specificDates: [],
  breakPeriods: [],
};

export const defaultTerms = { bufferMinutes: defaultBufferMinutes, dailyMaximum: defaultDailyMaximum };
