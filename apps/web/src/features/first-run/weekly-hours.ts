import type { HoursWindow } from '@somo/contracts/availability';

/** Weekdays in a row that begin and end alike; 0 is Sunday. */
export interface WeeklyHours {
  firstDay: number;
  lastDay: number;
  startTime: string;
  endTime: string;
}

/** Returns when the days of a week begin and end, Monday first, days in a row that are alike as one. */
export function weeklyHours(slots: readonly (HoursWindow & { day: number })[]): WeeklyHours[] {
  const found: WeeklyHours[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const ofDay = slots.filter((slot) => slot.day === day);
    if (ofDay.length === 0) continue;
    const startTime = ofDay.map((slot) => slot.startTime).sort()[0]!;
    const endTime = ofDay
      .map((slot) => slot.endTime)
      .sort()
      .at(-1)!;
    const last = found.at(-1);
    if (last && (last.lastDay + 1) % 7 === day && last.startTime === startTime && last.endTime === endTime) last.lastDay = day;
    else found.push({ firstDay: day, lastDay: day, startTime, endTime });
  }
  return found;
}
