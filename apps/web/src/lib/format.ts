// Formats money and times for display with Intl, always in an explicit time zone.
import type { Instant } from '@somo/contracts/time';
import { fromInstant, parseInstant } from '@somo/contracts/time';

const locale = 'en-US';
const kept = new Map<string, Intl.DateTimeFormat>();

function inZone(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  const known = kept.get(key) ?? new Intl.DateTimeFormat(options.hourCycle ? 'en-GB' : locale, { timeZone: zone, ...options });
  kept.set(key, known);
  return known;
}

// Newer browsers put a narrow no-break space before AM; a regular space keeps texts comparable.
const show = (at: Instant, zone: string, options: Intl.DateTimeFormatOptions) =>
  inZone(zone, options)
    .format(fromInstant(at))
    .replace(/\u202f/g, ' ');

/** 2500 → '$25.00' */
export function money(cents: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(cents / 100);
}

/** 2500 → '$25', 2250 → '$22.50' */
export function shortMoney(cents: number): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' }).format(cents / 100);
}

/** '9:00 AM' */
export const timeOf = (at: Instant, zone: string) => show(at, zone, { hour: 'numeric', minute: '2-digit' });
/** '14:32' */
export const clockOf = (at: Instant, zone: string) => show(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
/** '14:32:07.125' */
export const preciseTime = (at: Instant, zone: string) =>
  show(at, zone, { hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3, hourCycle: 'h23' });
/** 'Monday, March 3' */
export const dayName = (at: Instant, zone: string) => show(at, zone, { weekday: 'long', month: 'long', day: 'numeric' });
/** 'March 3, 2030' */
export const dateOf = (at: Instant, zone: string) => show(at, zone, { month: 'long', day: 'numeric', year: 'numeric' });
/** 'Monday, March 3, 2030' */
export const fullDate = (at: Instant, zone: string) => show(at, zone, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** 'Mar 3' */
export const shortDate = (at: Instant, zone: string) => show(at, zone, { month: 'short', day: 'numeric' });
/** 'Mon' */
export const weekdayOf = (at: Instant, zone: string) => show(at, zone, { weekday: 'short' });
/** Joins a time and its AM or PM with a no-break space, so that a line break cannot separate them; for visible text only. */
export const unparted = (text: string) => text.replace(/ (?=[AP]M\b)/g, '\u00a0');
/** '9:00 AM - 10:00 AM' */
export const timeRange = (from: Instant, to: Instant, zone: string) => `${timeOf(from, zone)} - ${timeOf(to, zone)}`;

/** Returns the calendar day of a moment in a time zone: '2030-03-03' */
export function dayOf(at: number | Instant, zone: string): string {
  const ms = typeof at === 'number' ? at : fromInstant(at);
  const part = Object.fromEntries(
    inZone(zone, { year: 'numeric', month: '2-digit', day: '2-digit' })
      .formatToParts(ms)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/** Returns the UTC offset at that moment, which changes with daylight saving time: 'GMT+1' */
export function offsetName(zone: string, at: number): string {
  const parts = inZone(zone, { timeZoneName: 'shortOffset' }).formatToParts(at);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  return name === 'GMT+0' ? 'GMT' : name;
}

/** 'Africa/Lagos (GMT+1)' */
export function zoneLabel(zone: string, at: number): string {
  return `${zone.replaceAll('_', ' ')} (${offsetName(zone, at)})`;
}

/** 'Lagos (GMT+1)': where somebody is. */
export function cityLabel(zone: string, at: number): string {
  return `${zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} (${offsetName(zone, at)})`;
}

/** What a wall clock elsewhere says, from 'HH:MM': '4:00 PM' */
export function wallTime(time: string): string {
  return timeOf(parseInstant(`2000-01-01T${time}:00.000Z`), 'UTC');
}

/** Formats a calendar day, independent of any time zone: 'Monday, March 3' */
export const dayText = (day: string) => dayName(parseInstant(`${day}T12:00:00.000Z`), 'UTC');
/** 'Mon' */
export const shortDayText = (day: string) => weekdayOf(parseInstant(`${day}T12:00:00.000Z`), 'UTC');
export const fullDayText = (day: string) => fullDate(parseInstant(`${day}T12:00:00.000Z`), 'UTC');

/** Returns at most two initials, shown instead of a missing photo. */
export function initialsOf(firstName: string, lastName: string): string {
  return [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase(locale);
}
