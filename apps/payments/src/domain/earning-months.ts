// A teacher's earnings by month. Months begin at midnight in the teacher's time zone; instants are epoch milliseconds.
import { dayNumber } from '@somo/calendar/days';
import { startOfDay, wallTimeAt } from '@somo/calendar/wall-clock';
import type { EarningPeriod } from '@somo/contracts/earnings';

export interface Month {
  year: number;
  /** 1 to 12. */
  month: number;
}

export function monthAt(zone: string, at: number): Month {
  const { date } = wallTimeAt(zone, at);
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)) };
}

export function monthAfter({ year, month }: Month, months: number): Month {
  const count = year * 12 + (month - 1) + months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
}

export function startOfMonth(zone: string, { year, month }: Month): number {
  return startOfDay(zone, dayNumber(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`));
}

/** Returns a period's range; `until` is exclusive, and a null `from` means from the first record on. */
export function reachOf(period: EarningPeriod, zone: string, now: number): { from: number | null; until: number } {
  const current = monthAt(zone, now);
  const start = (months: number) => startOfMonth(zone, monthAfter(current, months));
  switch (period) {
    case 'this-month':
      return { from: start(0), until: start(1) };
    case 'last-month':
      return { from: start(-1), until: start(0) };
    case 'last-3-months':
      return { from: start(-2), until: start(1) };
    case 'all':
      return { from: null, until: start(1) };
  }
}

/** Returns all months from that of `from` to that of `now`, oldest first. */
export function monthsSince(zone: string, from: number, now: number): Month[] {
  const last = startOfMonth(zone, monthAt(zone, now));
  const months = [monthAt(zone, from)];
  for (let next = monthAfter(months[0] as Month, 1); startOfMonth(zone, next) <= last; next = monthAfter(next, 1)) months.push(next);
  return months;
}
