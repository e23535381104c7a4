// What a reading of a calendar elsewhere means for it: when the next one is due, and what becomes of its busy times while it fails.
import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import type { Range } from '@somo/calendar/ranges';
import type { CalendarState } from '@somo/contracts/external-calendars';
import { busyDays, keepBusyHours, readEveryMinutes, tellAfterHours } from '@somo/contracts/rules/external-calendars';

const maxPauseMs = hourMs;
const maxPauseDroppedMs = 6 * hourMs;

interface Known {
  readAt: Date | null;
  failingSince: Date | null;
  dropped: boolean;
}

/** Returns the days from which busy times are taken, in epoch milliseconds: whole days in UTC, so that the list changes once a day at most. */
export function busyWindow(now: number): Range & { day: number } {
  const day = Math.floor(now / dayMs);
  return { day, from: day * dayMs, to: (day + 1 + busyDays) * dayMs };
}

/** Returns when the next reading is due. `chance`, from 0 to 1, spreads readings over time. */
export function nextReading(now: number, { failures, dropped, chance }: { failures: number; dropped: boolean; chance: number }): number {
  const usual = readEveryMinutes * minuteMs;
  const pause = Math.min(usual * 2 ** Math.max(0, failures - 1), dropped ? maxPauseDroppedMs : maxPauseMs);
  return Math.round(now + pause * (0.9 + 0.2 * chance));
}

/** Returns what is to happen to a calendar that fails. */
export function failedFor(failingSince: number, now: number): { isTold: boolean; isDropped: boolean } {
  const ms = now - failingSince;
  return { isTold: ms >= tellAfterHours * hourMs, isDropped: ms >= keepBusyHours * hourMs };
}

export const keptUntil = (failingSince: number): number => failingSince + keepBusyHours * hourMs;

export function stateOf({ readAt, failingSince, dropped }: Known): CalendarState {
  if (dropped) return 'dropped';
  if (failingSince) return 'failing';
  return readAt ? 'read' : 'reading';
}
