// A teacher's hours while they are edited.
import type { Availability, BreakPeriod, HoursWindow, RecurringSlot } from '@somo/contracts/availability';
import { overlappingWindows } from '@somo/contracts/rules/availability';
import { newKey } from '../../lib/key';

export type Hours = Pick<Availability, 'recurringSlots' | 'specificDates' | 'breakPeriods'>;

export const hoursOf = ({ recurringSlots, specificDates, breakPeriods }: Hours): Hours => ({ recurringSlots, specificDates, breakPeriods });

/** The same hours, in whatever order their fields come. */
export const isSame = (a: Hours, b: Hours): boolean => inOrder(hoursOf(a)) === inOrder(hoursOf(b));

const inOrder = (hours: Hours): string =>
  JSON.stringify(hours, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => one.localeCompare(other)))
      : value,
  );

const byTime = (a: HoursWindow, b: HoursWindow) => a.startTime.localeCompare(b.startTime);
const byStart = (a: BreakPeriod, b: BreakPeriod) => a.startDate.localeCompare(b.startDate);

export const weeklyOn = ({ recurringSlots }: Hours, day: number): RecurringSlot[] =>
  recurringSlots.filter((slot) => slot.day === day).sort(byTime);

export const onDate = ({ specificDates }: Hours, date: string) => specificDates.find((one) => one.date === date)?.timeSlots ?? [];

/** Returns which of the others of the same day a window overlaps. */
export const overlapWith = (window: HoursWindow, others: readonly HoursWindow[]): HoursWindow | undefined =>
  others.find((one) => overlappingWindows([one, window]));

export function addWeekly(hours: Hours, day: number, window: HoursWindow): Hours {
  return { ...hours, recurringSlots: [...hours.recurringSlots, { id: newKey(), day, ...window, isRecurring: true }] };
}

export function removeWeekly(hours: Hours, id: string): Hours {
  return { ...hours, recurringSlots: hours.recurringSlots.filter((slot) => slot.id !== id) };
}

export function addOnDate(hours: Hours, date: string, window: HoursWindow): Hours {
  const timeSlots = [...onDate(hours, date), { id: newKey(), ...window }].sort(byTime);
  const others = hours.specificDates.filter((one) => one.date !== date);
  return { ...hours, specificDates: [...others, { date, timeSlots }].sort((a, b) => a.date.localeCompare(b.date)) };
}

export function removeOnDate(hours: Hours, id: string): Hours {
  const left = hours.specificDates.map(({ date, timeSlots }) => ({ date, timeSlots: timeSlots.filter((slot) => slot.id !== id) }));
  return { ...hours, specificDates: left.filter(({ timeSlots }) => timeSlots.length > 0) };
}

export function addBreak(hours: Hours, period: Omit<BreakPeriod, 'id'>): Hours {
  const periods = [...hours.breakPeriods, { id: newKey(), ...period }];
  return { ...hours, breakPeriods: periods.sort(byStart) };
}

export function removeBreak(hours: Hours, id: string): Hours {
  return { ...hours, breakPeriods: hours.breakPeriods.filter((period) => period.id !== id) };
}

/** Gives other days the windows of one day, in place of their own. */
export function copyDay(hours: Hours, from: number, to: readonly number[]): Hours {
  const windows = weeklyOn(hours, from);
  const kept = hours.recurringSlots.filter(({ day }) => !to.includes(day));
  const copies = to.flatMap((day) =>
    windows.map(({ startTime, endTime }) => ({ id: newKey(), day, startTime, endTime, isRecurring: true as const })),
  );
  return { ...hours, recurringSlots: [...kept, ...copies] };
}

function carriedOver<T extends { id: string }>(before: readonly T[], after: readonly T[], onto: readonly T[]): T[] {
  const has = (list: readonly T[], { id }: T) => list.some((one) => one.id === id);
  return [...onto.filter((one) => !has(before, one) || has(after, one)), ...after.filter((one) => !has(before, one))];
}

/** Applies to other hours what was added and removed from one version to the next. */
export function rebase(before: Hours, after: Hours, onto: Hours): Hours {
  const dates = [...new Set([...onto.specificDates, ...after.specificDates].map(({ date }) => date))].sort();
  const slotsOn = (date: string) => carriedOver(onDate(before, date), onDate(after, date), onDate(onto, date)).sort(byTime);
  return {
    recurringSlots: carriedOver(before.recurringSlots, after.recurringSlots, onto.recurringSlots),
    specificDates: dates.map((date) => ({ date, timeSlots: slotsOn(date) })).filter(({ timeSlots }) => timeSlots.length > 0),
    breakPeriods: carriedOver(before.breakPeriods, after.breakPeriods, onto.breakPeriods).sort(byStart),
  };
}
