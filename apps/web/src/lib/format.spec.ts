import { describe, expect, it } from '@jest/globals';
import { fromInstant, parseInstant } from '@somo/contracts/time';
import { now } from '../../spec/builders';
import { addDays, monthOf, weeksOf } from './days';
import {
  cityLabel,
  dateOf,
  dayName,
  dayOf,
  deadline,
  fullDate,
  initialsOf,
  money,
  offsetName,
  shortMoney,
  timeElsewhere,
  timeRange,
  wallTime,
  zoneLabel,
} from './format';
import { offsetMinutes } from './zone';

const at = parseInstant('2026-11-24T19:32:00.000Z');

describe('the formatting of', () => {
  it('DATA-05 dollars, dates and 12-hour times in a given time zone', () => {
    expect([money(2500), shortMoney(2500), shortMoney(2250)]).toEqual(['$25.00', '$25', '$22.50']);
    expect(timeRange(at, parseInstant('2026-11-24T20:32:00.000Z'), 'America/New_York')).toBe('2:32 PM - 3:32 PM');
    expect([dayName(at, 'UTC'), dateOf(at, 'UTC'), fullDate(at, 'UTC')]).toEqual([
      'Tuesday, November 24',
      'November 24, 2026',
      'Tuesday, November 24, 2026',
    ]);
    expect(wallTime('00:30')).toBe('12:30 AM');
    expect(wallTime('24:00')).toBe('12:00 AM');
  });

  it("C04 a day in the given time zone, not the computer's", () => {
    expect(dayOf(parseInstant('2026-11-25T02:00:00.000Z'), 'America/New_York')).toBe('2026-11-24');
    expect(dayOf(parseInstant('2026-11-24T23:30:00.000Z'), 'Africa/Lagos')).toBe('2026-11-25');
  });

  it('PAY-01 a deadline as a time, with the weekday unless it is today, and with the date from a week on', () => {
    expect(deadline(at, fromInstant(at) - 3_600_000, 'America/New_York')).toBe('2:32 PM');
    expect(deadline(at, fromInstant(at) - 6 * 86_400_000, 'America/New_York')).toBe('Tue, 2:32 PM');
    expect(deadline(at, fromInstant(at) - 7 * 86_400_000, 'America/New_York')).toBe('Tue, Nov 24, 2:32 PM');
  });

  it('BOOK-05 LES-01 a lesson past midnight, and on the other day it may be for the other side', () => {
    const lesson = { startsAt: parseInstant('2026-11-25T04:30:00.000Z'), endsAt: parseInstant('2026-11-25T05:30:00.000Z') };
    expect(timeRange(lesson.startsAt, lesson.endsAt, 'America/New_York')).toBe('11:30 PM - 12:30 AM (next day)');
    expect(timeElsewhere(lesson, 'Africa/Accra', 'America/New_York')).toBe('Wed, 4:30 AM - 5:30 AM (GMT)');
    expect(timeElsewhere(lesson, 'America/Chicago', 'America/New_York')).toBe('10:30 PM - 11:30 PM (GMT-6)');
  });

  it('BOOK-05 every time zone by the city people know, never by its technical name', () => {
    expect(zoneLabel('Indian/Antananarivo', now)).toBe('Antananarivo time (GMT+3)');
    expect([zoneLabel('UTC', now), zoneLabel('Etc/GMT-3', now)]).toEqual(['GMT', 'GMT+3']);
    const old = ['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev', 'Africa/Asmera', 'GB', 'US/Eastern', 'America/Indiana/Knox'];
    expect(old.map((zone) => cityLabel(zone, now))).toEqual([
      'Kolkata (GMT+5:30)',
      'Kolkata (GMT+5:30)',
      'Kyiv (GMT+2)',
      'Asmara (GMT+3)',
      'London (GMT)',
      'New York (GMT-5)',
      'Knox, Indiana (GMT-6)',
    ]);
    const technical = Intl.supportedValuesOf('timeZone').filter((zone) => /[_/]|^ ?time/.test(zoneLabel(zone, now)));
    expect(technical).toEqual([]);
  });

  it('UTC offsets at the given moment', () => {
    expect(offsetName('America/New_York', now)).toBe('GMT-5');
    expect(offsetName('America/New_York', Date.parse('2026-07-01T00:00:00Z'))).toBe('GMT-4');
    expect(offsetMinutes('Asia/Kathmandu', now)).toBe(345);
  });

  it('SHELL-03 at most two initials, never half a character', () => {
    expect([initialsOf('Ọlá', 'adé'), initialsOf('Plato', ''), initialsOf('𝒜da', 'Lovelace')]).toEqual(['ỌA', 'P', '𝒜L']);
  });
});

describe('the weeks of a month', () => {
  it('begin on Sunday and are padded with days of the neighboring months', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual(['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04', '2026-11-05', '2026-11-06', '2026-11-07']);
    expect(weeks.at(-1)?.at(-1)).toBe('2026-12-05');
    expect([monthOf('2026-01-31', -1), monthOf('2026-01-31', 1), addDays('2024-02-28', 1)]).toEqual(['2025-12', '2026-02', '2024-02-29']);
  });
});
