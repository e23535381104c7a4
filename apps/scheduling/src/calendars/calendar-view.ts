import type { ExternalCalendar } from '@somo/contracts/external-calendars';
import { toInstant, type Instant } from '@somo/contracts/time';
import { stateOf } from '../domain/calendar-reading.js';
import type { CalendarRow } from '../store/calendar-rows.js';

const instant = (at: Date | null): Instant | null => at && toInstant(at.getTime());

/** Returns a calendar as its teacher sees it: without its address. */
export function toCalendar(row: CalendarRow, busyCount: number): ExternalCalendar {
  const { id, host, problem, skipped: skippedCount } = row;
  const times = { readAt: instant(row.readAt), failingSince: instant(row.failingSince) };
  return { id, host, state: stateOf(row), busyCount, problem, skippedCount, ...times };
}
