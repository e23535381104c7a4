// Money and moments as people read them, in the language of the page, always in a named zone.
import { dayNumber, minuteMs } from '@somo/calendar/days';
import type { Instant } from '@somo/contracts/time';
import { fromInstant, parseInstant } from '@somo/contracts/time';
import { Formats, type DateStyle, type LocaleFormats } from '@somo/messages/formats';
import { minutesAhead, offsetMinutes } from './zone';
import english from '../../../../libs/messages/locales/en/formats.json';

let formats = new Formats(english, minutesAhead);

/** Everything is written as this locale does from now on, `cities` with what it calls the cities of time zones, by their English names. */
export function setFormats(locale: LocaleFormats, cities?: Readonly<Record<string, string>>): void {
  formats = new Formats(locale, minutesAhead, cities);
}

/** Returns the locale everything is written in: 'en-US' */
export const formatTag = () => formats.tag;

const inStyle = (style: DateStyle) => (at: Instant, zone: string) => formats.date(style, fromInstant(at), zone);

/** 2500 → '$25.00' */
export const money = (cents: number) => formats.money(cents).replace('-', '−');
/** 2500 → '$25', 2250 → '$22.50' */
export const shortMoney = (cents: number) => formats.shortMoney(cents);
/** 12345 → '12,345' */
export const numberText = (value: number) => formats.number(value);
/** 4.666 → '4.7' */
export const ratingText = (stars: number) => formats.number(stars, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** 12400000 → '12.4 MB' */
export const dataAmount = (bytes: number) =>
  formats.number(bytes / 1_000_000, { style: 'unit', unit: 'megabyte', maximumFractionDigits: bytes < 100_000_000 ? 1 : 0 });
/** 23400000000 → '23.4 GB' */
export const gigabytes = (bytes: number) =>
  formats.number(bytes / 1_000_000_000, { style: 'unit', unit: 'gigabyte', maximumFractionDigits: bytes < 100_000_000_000 ? 1 : 0 });
/** 340000 → '340 kB' */
export const kilobytes = (bytes: number) => formats.number(bytes / 1_000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 });
/** 21, 'hour' → '21 hours' */
export const unitText = (value: number, unit: 'day' | 'hour' | 'minute') =>
  formats.number(value, { style: 'unit', unit, unitDisplay: 'long' });
/** 0.98 → '98%' */
export const percent = (share: number) => formats.percent(share);
/** 'Physics, Mathematics' */
export const listText = (items: string[]) => formats.list(items);

/** ',' */
export const listMark = () => formats.listMark;

/** '9:00 AM' */
export const timeOf = inStyle('time');
/** '2:32:07.125 PM' */
export const preciseTime = inStyle('preciseTime');
/** 'Monday, March 3' */
export const dayName = inStyle('day');
/** 'March 3, 2030' */
export const dateOf = inStyle('date');
/** 'Monday, March 3, 2030' */
export const fullDate = inStyle('fullDate');
/** 'Monday, March 3, 2030, 9:00 AM': for a list of times, and to distinguish controls of the same action for several lessons. */
export const dayAndTime = (at: Instant, zone: string) => listText([fullDate(at, zone), timeOf(at, zone)]);
/** 'Mar 3' */
export const shortDate = inStyle('shortDay');
/** 'Mon' */
export const weekdayOf = inStyle('weekday');
/** 'Monday' */
export const weekdayName = inStyle('weekdayName');
/** A time of day does not part from its AM where a line ends; for the eye alone. */
export const unparted = (text: string) => formats.unparted(text);
/** Returns the weekday that weeks begin with; 0 is Sunday. */
export const firstWeekday = () => formats.firstWeekday;
/** '9:00 AM' → { clock: '9:00', half: 'AM' } */
export const parted = (time: string) => formats.parted(time);
/** '9:00 AM - 10:00 AM' */
export const timeRange = (from: Instant, to: Instant, zone: string) => formats.timeRange(fromInstant(from), fromInstant(to), zone);

/** Returns the calendar day of a moment in a time zone: '2030-03-03'; '' if it is none. */
export function dayOf(at: number | Instant, zone: string): string {
  const ms = typeof at === 'number' ? at : fromInstant(at);
  return Number.isNaN(ms) ? '' : new Date(ms + offsetMinutes(zone, ms) * minuteMs).toISOString().slice(0, 10);
}

/** 'GMT+1' at that moment: daylight saving moves it. */
export const offsetName = (zone: string, at: number) => formats.offset(zone, at);

/** 'Lagos time (GMT+1)' */
export const zoneLabel = (zone: string, at: number) => formats.zone(zone, at);

/** 'Lagos'; null for zones that are not named after a city. */
export const cityName = (zone: string) => formats.cityName(zone);

/** Returns 'Lagos (GMT+1)'. */
export const cityLabel = (zone: string, at: number) => formats.city(zone, at);

/** '7:51 PM' today, 'Tue, 7:51 PM' in the next six days, and 'Mon, Dec 7, 7:51 PM' where the weekday alone would mean another day. */
export function deadline(at: Instant, now: number, zone: string): string {
  const days = dayNumber(dayOf(at, zone)) - dayNumber(dayOf(now, zone));
  if (days === 0) return timeOf(at, zone);
  return days > 0 && days < 7 ? formats.weekdayTime(fromInstant(at), zone) : formats.dayTime(fromInstant(at), zone);
}

type Lesson = { startsAt: Instant; endsAt: Instant };

/** '9:00 AM - 10:00 AM (GMT-5)', in the reader's zone. */
export function lessonTime({ startsAt, endsAt }: Lesson, zone: string): string {
  return formats.rangeInZone(fromInstant(startsAt), fromInstant(endsAt), zone);
}

/** The same hours on the clock of another zone, with the weekday where it is another day there: 'Tue, 2:30 PM - 3:30 PM (GMT)' */
export function timeElsewhere({ startsAt, endsAt }: Lesson, zone: string, readersZone: string): string {
  const [from, to] = [fromInstant(startsAt), fromInstant(endsAt)];
  const sameDay = dayOf(startsAt, zone) === dayOf(startsAt, readersZone);
  return sameDay ? formats.rangeInZone(from, to, zone) : formats.weekdayRangeInZone(from, to, zone);
}

/** Returns the time of a wall clock, from 'HH:MM': '4:00 PM'. The end of a day, '24:00', is midnight. */
export function wallTime(time: string): string {
  return timeOf(parseInstant(`2000-01-01T${time === '24:00' ? '00:00' : time}:00.000Z`), 'UTC');
}

const ofDay = (style: DateStyle) => (day: string) => formats.date(style, Date.parse(`${day}T12:00:00.000Z`), 'UTC');
/** A calendar day as text, without any zone: 'Monday, March 3' */
export const dayText = ofDay('day');
/** 'Mon' */
export const shortDayText = ofDay('weekday');
/** 'Mon, Mar 3' */
export const shortDayDate = ofDay('weekdayAndDay');
export const fullDayText = ofDay('fullDate');
/** 'March 3, 2030' */
export const dayDate = ofDay('date');
/** 'Monday' */
export const weekdayText = ofDay('weekdayName');
/** 'M' */
export const weekdayInitial = (day: string) => formats.weekdayInitial(new Date(`${day}T12:00:00.000Z`).getUTCDay());
/** The month of a day: 'March 2030' */
export const monthText = ofDay('month');
/** 'Mar' */
export const monthLabelText = ofDay('monthLabel');
/** 'M' */
export const monthInitialText = ofDay('monthInitial');

/** Returns at most two initials, shown instead of a missing photo. */
export function initialsOf(firstName: string, lastName: string): string {
  return formats.upperCase([firstName, lastName].map((name) => [...name.trim()][0] ?? '').join(''));
}
