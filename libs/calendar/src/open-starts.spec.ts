import { describe, expect, it } from '@jest/globals';
import { byDay } from './by-day.js';
import { dayNumber } from './days.js';
import { checkStart } from './check-start.js';
import { openStarts, type BusyLesson } from './open-starts.js';
import type { TeachingHours } from './teaching-hours.js';
import { startOfDay, wallTimeAt } from './wall-clock.js';

const terms = { lessonMinutes: 60, noticeHours: 24, horizonDays: 14 };
const everyDay = (startTime: string, endTime: string) => [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, startTime, endTime }));

function aTeacher(part: Partial<TeachingHours>): TeachingHours {
  return { timeZone: 'UTC', recurringSlots: [], specificDates: [], breakPeriods: [], bufferMinutes: 0, dailyMaximum: 8, ...part };
}

function open(hours: TeachingHours, from: string, to: string, part: { now?: string; busy?: BusyLesson[]; viewer?: string } = {}) {
  const viewer = part.viewer ?? hours.timeZone;
  const starts = openStarts({
    hours,
    terms,
    busy: part.busy ?? [],
    now: part.now ? Date.parse(part.now) : startOfDay(hours.timeZone, dayNumber(from)) - 2 * 86_400_000,
    from: startOfDay(viewer, dayNumber(from)),
    to: startOfDay(viewer, dayNumber(to) + 1),
  });
  return byDay(viewer, starts).map(({ date, starts: at }) => ({ date, times: at.map((start) => wallTimeAt(viewer, start).time) }));
}

const timesOn = (hours: TeachingHours, date: string, part = {}) => open(hours, date, date, part).flatMap((day) => day.times);
const lesson = (startsAt: string, minutes = 60): BusyLesson => ({
  startsAt: Date.parse(startsAt),
  freeAt: Date.parse(startsAt) + minutes * 60_000,
});

describe('open starts on days when clocks change', () => {
  it('AVL-10 Cairo, 30 April 2027: 09:00 to 17:00 stays 09:00 to 17:00', () => {
    const hours = aTeacher({ timeZone: 'Africa/Cairo', recurringSlots: everyDay('09:00', '17:00') });
    expect(timesOn(hours, '2027-04-30')).toEqual(['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00']);
  });

  it('AVL-10 Cairo, 30 April 2027: the day starts at 1 AM', () => {
    expect(timesOn(aTeacher({ timeZone: 'Africa/Cairo', recurringSlots: everyDay('00:00', '03:00') }), '2027-04-30')).toEqual([
      '01:00',
      '02:00',
    ]);
  });

  it('AVL-10 New York, 14 March 2027: the evening does not move, and the night has no 2 AM', () => {
    const evening = aTeacher({ timeZone: 'America/New_York', recurringSlots: everyDay('16:00', '23:00') });
    expect(timesOn(evening, '2027-03-14')).toEqual(['16:00', '17:00', '18:00', '19:00', '20:00', '21:00', '22:00']);
    const night = aTeacher({ timeZone: 'America/New_York', recurringSlots: everyDay('00:00', '05:00') });
    expect(timesOn(night, '2027-03-14')).toEqual(['00:00', '01:00', '03:00', '04:00']);
  });

  it('AVL-10 Goose Bay, 28 October 2001: the clock went back to the day before at 12:01 AM, and each day is listed once', () => {
    const starts = ['02:30', '03:00', '03:30', '04:30'].map((time) => Date.parse(`2001-10-28T${time}:00Z`));
    expect(byDay('America/Goose_Bay', starts)).toEqual([
      { date: '2001-10-27', starts: [starts[0], starts[2]] },
      { date: '2001-10-28', starts: [starts[1], starts[3]] },
    ]);
  });

  it('AVL-10 New York, 7 November 2027: the hour that occurs twice is offered once', () => {
    const night = aTeacher({ timeZone: 'America/New_York', recurringSlots: everyDay('00:00', '04:00') });
    expect(timesOn(night, '2027-11-07')).toEqual(['00:00', '01:00', '02:00', '03:00']);
    expect(timesOn(night, '2027-11-07', { viewer: 'UTC' })).toEqual(['04:00', '05:00', '07:00', '08:00']);
  });

  it('AVL-10 London, 28 March 2027: a night window starts at midnight, not the day before', () => {
    const hours = aTeacher({ timeZone: 'Europe/London', recurringSlots: everyDay('00:00', '08:00') });
    expect(timesOn(hours, '2027-03-28')).toEqual(['00:00', '02:00', '03:00', '04:00', '05:00', '06:00', '07:00']);
  });

  it('AVL-10 Casablanca, Ramadan 2027: 09:00 is 08:00 UTC before it and 09:00 UTC during it', () => {
    const hours = aTeacher({ timeZone: 'Africa/Casablanca', recurringSlots: everyDay('09:00', '10:00') });
    expect(open(hours, '2027-02-06', '2027-02-08', { viewer: 'UTC' }).map((day) => day.times)).toEqual([['08:00'], ['09:00'], ['09:00']]);
  });

  it('AVL-10 Lord Howe, 3 October 2027: with a half-hour clock change, lessons neither overlap nor run past the end', () => {
    const through = aTeacher({ timeZone: 'Australia/Lord_Howe', recurringSlots: everyDay('00:30', '05:30') });
    expect(timesOn(through, '2027-10-03')).toEqual(['00:30', '01:30', '03:30', '04:30']);
    const short = aTeacher({ timeZone: 'Australia/Lord_Howe', recurringSlots: everyDay('01:30', '02:30') });
    expect(timesOn(short, '2027-10-03')).toEqual([]);
    expect(timesOn(short, '2027-10-04')).toEqual(['01:30']);
  });

  it('AVL-10 Kathmandu: the offset is a quarter hour off from other zones', () => {
    const hours = aTeacher({ timeZone: 'Asia/Kathmandu', recurringSlots: everyDay('09:00', '10:00') });
    expect(timesOn(hours, '2027-06-01', { viewer: 'UTC' })).toEqual(['03:15']);
  });

  it('AVL-10 a viewer across the date line sees the lesson on their own day', () => {
    const hours = aTeacher({ timeZone: 'Pacific/Kiritimati', recurringSlots: [{ day: 1, startTime: '09:00', endTime: '10:00' }] });
    expect(open(hours, '2027-06-05', '2027-06-08', { viewer: 'Pacific/Honolulu' })).toEqual([{ date: '2027-06-06', times: ['09:00'] }]);
    expect(open(hours, '2027-06-07', '2027-06-07', { viewer: 'Pacific/Honolulu' })).toEqual([]);
  });
});

describe('open starts', () => {
  it('C14 cuts a long window into lessons that are a buffer apart', () => {
    expect(timesOn(aTeacher({ recurringSlots: everyDay('09:00', '13:00'), bufferMinutes: 15 }), '2027-06-01')).toEqual([
      '09:00',
      '10:15',
      '11:30',
    ]);
  });

  it('offers nothing in a window shorter than a lesson', () => {
    expect(timesOn(aTeacher({ recurringSlots: everyDay('09:00', '09:59') }), '2027-06-01')).toEqual([]);
  });

  it('teaches until midnight', () => {
    expect(timesOn(aTeacher({ recurringSlots: everyDay('22:00', '24:00') }), '2027-06-01')).toEqual(['22:00', '23:00']);
  });

  it('BOOK-04 excludes booked times including the buffer, before and after a lesson', () => {
    const hours = aTeacher({
      recurringSlots: everyDay('09:00', '10:00').concat(everyDay('10:00', '11:00'), everyDay('11:00', '12:00')),
      bufferMinutes: 15,
    });
    expect(timesOn(hours, '2027-06-01', { busy: [lesson('2027-06-01T11:00:00Z', 75)] })).toEqual(['09:00']);
    expect(timesOn(hours, '2027-06-01', { busy: [lesson('2027-06-01T09:00:00Z', 75)] })).toEqual(['11:00']);
    expect(timesOn(hours, '2027-06-01', { busy: [lesson('2027-06-01T10:00:00Z', 60)] })).toEqual(['11:00']);
  });

  it('BOOK-04 excludes a day with the maximum number of lessons, counted in the teacher’s calendar', () => {
    const hours = aTeacher({ timeZone: 'Africa/Nairobi', recurringSlots: everyDay('09:00', '12:00'), dailyMaximum: 2 });
    const busy = [lesson('2027-05-31T21:00:00Z'), lesson('2027-06-01T20:00:00Z')];
    expect(open(hours, '2027-05-31', '2027-06-02', { busy }).map((day) => day.date)).toEqual(['2027-05-31', '2027-06-02']);
  });

  it('BOOK-04 a break overrides weekly hours and specific dates, including its first and last day', () => {
    const hours = aTeacher({
      recurringSlots: everyDay('09:00', '10:00'),
      specificDates: [{ date: '2027-06-02', timeSlots: [{ startTime: '15:00', endTime: '16:00' }] }],
      breakPeriods: [{ startDate: '2027-06-02', endDate: '2027-06-03' }],
    });
    expect(open(hours, '2027-06-01', '2027-06-04').map((day) => day.date)).toEqual(['2027-06-01', '2027-06-04']);
  });

  it('C15 weekly hours can be booked from tomorrow for fourteen days of the teacher’s calendar, with a day’s notice', () => {
    const hours = aTeacher({ timeZone: 'Africa/Lagos', recurringSlots: everyDay('09:00', '11:00') });
    const days = open(hours, '2027-06-01', '2027-06-30', { now: '2027-06-01T08:00:00.001Z' });
    expect(days[0]).toEqual({ date: '2027-06-02', times: ['10:00'] });
    expect(days.at(-1)).toEqual({ date: '2027-06-15', times: ['09:00', '10:00'] });
    expect(days).toHaveLength(14);
  });

  it('C15 weekly hours cannot be booked for today, even on a day with 25 hours', () => {
    const hours = aTeacher({ timeZone: 'America/New_York', recurringSlots: everyDay('22:00', '24:00') });
    expect(open(hours, '2027-11-07', '2027-11-08', { now: '2027-11-07T04:00:00Z' })).toEqual([
      { date: '2027-11-08', times: ['22:00', '23:00'] },
    ]);
  });

  it('C15 a specific date can be booked any time ahead, and adds to weekly hours without duplicates', () => {
    const hours = aTeacher({
      recurringSlots: everyDay('09:00', '10:00'),
      specificDates: ['2027-06-03', '2027-07-20'].map((date) => ({ date, timeSlots: [{ startTime: '09:00', endTime: '11:00' }] })),
    });
    expect(timesOn(hours, '2027-06-03', { now: '2027-06-01T00:00:00Z' })).toEqual(['09:00', '10:00']);
    expect(open(hours, '2027-06-16', '2027-07-31', { now: '2027-06-01T00:00:00Z' })).toEqual([
      { date: '2027-07-20', times: ['09:00', '10:00'] },
    ]);
  });
});

describe('checking one start', () => {
  const hours = aTeacher({
    timeZone: 'Africa/Lagos',
    recurringSlots: everyDay('09:00', '11:00'),
    specificDates: [{ date: '2027-08-01', timeSlots: [{ startTime: '09:00', endTime: '10:00' }] }],
    breakPeriods: [{ startDate: '2027-06-05', endDate: '2027-06-05' }],
  });
  const judge = (at: string) => checkStart(hours, terms, Date.parse(at), Date.parse('2027-06-01T08:00:00Z'));

  it('BOOK-12 says why a time cannot be booked', () => {
    expect(judge('2027-06-03T08:00:00Z')).toBe('offered');
    expect(judge('2027-06-03T08:30:00Z')).toBe('slot-not-offered');
    expect(judge('2027-06-05T08:00:00Z')).toBe('slot-not-offered');
    expect(judge('2027-06-02T08:00:00Z')).toBe('offered');
    expect(judge('2027-06-01T09:00:00Z')).toBe('notice-too-short');
    expect(judge('2027-06-15T08:00:00Z')).toBe('offered');
    expect(judge('2027-06-16T08:00:00Z')).toBe('beyond-horizon');
    expect(judge('2027-08-01T08:00:00Z')).toBe('offered');
  });
});
