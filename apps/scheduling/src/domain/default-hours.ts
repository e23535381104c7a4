// A new teacher's default hours: Monday to Friday, five lessons a day.
import type { NewHours } from '@somo/contracts/routes/availability';
import { defaultBufferMinutes, defaultDailyMaximum } from '@somo/contracts/rules/booking';

const windows = [
  ['09:00', '10:00'],
  ['10:30', '11:30'],
  ['13:00', '14:00'],
  ['14:30', '15:30'],
  ['16:00', '17:00'],
] as const;

export const defaultHours: NewHours = {
  recurringSlots: [1, 2, 3, 4, 5].flatMap((day) => windows.map(([startTime, endTime]) => ({ day, startTime, endTime }))),
  specificDates: [],
  breakPeriods: [],
};

export const defaultTerms = { bufferMinutes: defaultBufferMinutes, dailyMaximum: defaultDailyMaximum };
