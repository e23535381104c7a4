// Splits one teaching day into lessons.
import { dateOf, minuteMs, minutesOf, weekdayOf } from './days.js';
import type { Range } from './ranges.js';
import type { TeachingHours, Window } from './teaching-hours.js';
import { firstInstantFrom, instantOn } from './wall-clock.js';

interface DayStarts {
  recurring: number[];
  specific: number[];
}

/**
 * Returns the instants at which lessons may start on a day of the teacher's calendar, by the rule that offers them; none during a break.
 */
export function lessonStarts(hours: TeachingHours, day: number, lessonMinutes: number): DayStarts {
  const { recurring, specific } = windowsOn(hours, day);
  const cut = (window: Window) => cutWindow(hours, day, window, lessonMinutes);
  return { recurring: recurring.flatMap(cut), specific: specific.flatMap(cut) };
}

/** Returns the windows of a day as instants, in no order; none during a break. */
export function windowRanges(hours: TeachingHours, day: number): Range[] {
  const { recurring, specific } = windowsOn(hours, day);
  const at = (time: string) => firstInstantFrom(hours.timeZone, day, minutesOf(time));
  return [...recurring, ...specific].map(({ startTime, endTime }) => ({ from: at(startTime), to: at(endTime) }));
}

function windowsOn({ recurringSlots, specificDates, breakPeriods }: TeachingHours, day: number): Record<keyof DayStarts, Window[]> {
  const date = dateOf(day);
  if (isDayOff(breakPeriods, date)) return { recurring: [], specific: [] };
  const weekday = weekdayOf(day);
  return {
    recurring: recurringSlots.filter((slot) => slot.day === weekday),
    specific: specificDates.filter((specific) => specific.date === date).flatMap(({ timeSlots }) => timeSlots),
  };
}

export const isDayOff = (breaks: TeachingHours['breakPeriods'], date: string): boolean =>
  breaks.some((period) => period.startDate <= date && date <= period.endDate);

// The window is split by wall-clock time, so that 09:00 stays 09:00 on every day. A lesson lasts its real minutes, which is why the next
// start and the end of the window are compared as instants.
function cutWindow(hours: TeachingHours, day: number, window: Window, lessonMinutes: number): number[] {
  const endMinutes = minutesOf(window.endTime);
  const endsAt = firstInstantFrom(hours.timeZone, day, endMinutes);
  const starts: number[] = [];
  let freeAt = -Infinity;
  for (let minutes = minutesOf(window.startTime); minutes + lessonMinutes <= endMinutes; minutes += lessonMinutes + hours.bufferMinutes) {
    const at = instantOn(hours.timeZone, day, minutes);
    if (at === undefined || at < freeAt || at + lessonMinutes * minuteMs > endsAt) continue;
    starts.push(at);
    freeAt = at + (lessonMinutes + hours.bufferMinutes) * minuteMs;
  }
  return starts;
}
