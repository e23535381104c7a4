// Opening and closing whole hours of the week, as in the grid.
import { minutesOf, timeOf } from '@somo/calendar/days';
import type { HoursWindow, RecurringSlot } from '@somo/contracts/availability';
import { lessonMinutes } from '@somo/contracts/rules/booking';
import { newKey } from '../../lib/key';
import { weeklyOn, type Hours } from './hours';
import { weekdays } from './weekly-list';

/** An hour of the week; day 0 is Sunday. */
export interface Cell {
  day: number;
  hour: number;
}

interface Span {
  from: number;
  to: number;
}

const spanOf = ({ startTime, endTime }: HoursWindow): Span => ({ from: minutesOf(startTime), to: minutesOf(endTime) });
const windowOf = ({ from, to }: Span): HoursWindow => ({ startTime: timeOf(from), endTime: to === 24 * 60 ? '24:00' : timeOf(to) });
const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;

/** Returns whether any part of the hour is open. */
export const isOpen = (hours: Hours, { day, hour }: Cell): boolean =>
  weeklyOn(hours, day).some((slot) => overlaps(spanOf(slot), { from: hour * 60, to: (hour + 1) * 60 }));

/**
 * Opens or closes all hours of the rectangle between two cells, in a week as the page shows it. Open hours become one window with those they overlap; of a window that is
 * closed in part, what can still hold a lesson stays.
 */
export function paintHours(hours: Hours, opens: boolean, [one, other]: [Cell, Cell]): Hours {
  const ends = [weekdays().indexOf(one.day), weekdays().indexOf(other.day)];
  const days = weekdays().slice(Math.min(...ends), Math.max(...ends) + 1);
  const span = { from: Math.min(one.hour, other.hour) * 60, to: (Math.max(one.hour, other.hour) + 1) * 60 };
  const painted = hours.recurringSlots.filter(({ day }) => days.includes(day));
  const slots = days.flatMap((day) => {
    const before = painted.filter((slot) => slot.day === day);
    return opens ? opened(before, day, span) : before.flatMap((slot) => closed(slot, span));
  });
  return { ...hours, recurringSlots: [...hours.recurringSlots.filter((slot) => !painted.includes(slot)), ...slots] };
}

const slotOn = (day: number, span: Span): RecurringSlot => ({ id: newKey(), day, ...windowOf(span), isRecurring: true });

function opened(before: RecurringSlot[], day: number, span: Span): RecurringSlot[] {
  const joined = before.filter((slot) => overlaps(spanOf(slot), span));
  const from = Math.min(span.from, ...joined.map((slot) => spanOf(slot).from));
  const to = Math.max(span.to, ...joined.map((slot) => spanOf(slot).to));
  return [...before.filter((slot) => !joined.includes(slot)), slotOn(day, { from, to })];
}

function closed(slot: RecurringSlot, span: Span): RecurringSlot[] {
  const own = spanOf(slot);
  if (!overlaps(own, span)) return [slot];
  const rest = [
    { from: own.from, to: span.from },
    { from: span.to, to: own.to },
  ];
  return rest.filter(({ from, to }) => to - from >= lessonMinutes).map((part) => slotOn(slot.day, part));
}
