// When a rule holds, found by looking at every day: slow, and without any of the code that reads calendars.
import { dayMs } from '@somo/calendar/days';
import { Temporal } from 'temporal-polyfill';

export interface BruteRule {
  freq: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  /** Such as MO or, of a month, 2MO and -1FR. */
  byday?: string[];
  count?: number;
  /** The last day by the clock of the rule. */
  until?: string;
}

export interface BruteEntry {
  zone: string;
  date: string;
  time: string;
  minutes: number;
  rule: BruteRule;
}

const names = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Returns the starts in epoch milliseconds, from the first on until a moment. */
export function bruteStarts({ zone, date, time, rule }: BruteEntry, to: number): number[] {
  const first = new Date(`${date}T00:00:00Z`);
  const found: number[] = [];
  const limit = rule.count ?? Infinity;
  for (let at = first.getTime(); found.length < limit && at < to + 2 * dayMs; at += dayMs) {
    const day = new Date(at);
    const text = day.toISOString().slice(0, 10);
    if (rule.until !== undefined && text > rule.until) break;
    if (holds(rule, first, day)) found.push(Temporal.PlainDateTime.from(`${text}T${time}`).toZonedDateTime(zone).epochMilliseconds);
  }
  return found.filter((at) => at < to);
}

function holds({ freq, interval, byday }: BruteRule, first: Date, day: Date): boolean {
  const days = (day.getTime() - first.getTime()) / dayMs;
  const months = (day.getUTCFullYear() - first.getUTCFullYear()) * 12 + day.getUTCMonth() - first.getUTCMonth();
  const isSameDay = day.getUTCDate() === first.getUTCDate();
  const name = names[day.getUTCDay()]!;
  switch (freq) {
    case 'DAILY':
      return days % interval === 0 && (byday === undefined || byday.includes(name));
    case 'WEEKLY': {
      // Weeks begin on Monday.
      const weeks = Math.floor((days + ((first.getUTCDay() + 6) % 7)) / 7);
      return weeks % interval === 0 && (byday ?? [names[first.getUTCDay()]!]).includes(name);
    }
    case 'MONTHLY':
      return months % interval === 0 && (byday === undefined ? isSameDay : byday.some((one) => isNth(one, day, name)));
    case 'YEARLY':
      return months % (12 * interval) === 0 && isSameDay;
  }
}

function isNth(text: string, day: Date, name: string): boolean {
  const nth = Number(text.slice(0, -2));
  const lastDay = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  const places = [Math.ceil(day.getUTCDate() / 7), -Math.ceil((lastDay - day.getUTCDate() + 1) / 7)];
  return text.slice(-2) === name && (nth === 0 || places.includes(nth));
}
