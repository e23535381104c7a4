import { describe, expect, it } from '@jest/globals';
import { isWithinHours } from './check-start.js';

const hours = {
  timeZone: 'America/New_York',
  recurringSlots: [
    { day: 1, startTime: '09:00', endTime: '17:00' },
    { day: 1, startTime: '17:00', endTime: '19:00' },
    { day: 3, startTime: '22:00', endTime: '24:00' },
    { day: 4, startTime: '00:00', endTime: '02:00' },
    { day: 0, startTime: '01:00', endTime: '04:00' },
  ],
  specificDates: [{ date: '2027-03-16', timeSlots: [{ startTime: '10:10', endTime: '11:40' }] }],
  breakPeriods: [{ startDate: '2027-03-22', endDate: '2027-03-25' }],
  ...{ bufferMinutes: 15, dailyMaximum: 5 },
};

describe('AVL-05 REQ-11 a lesson is within the hours, whatever their grid', () => {
  it.each([
    ['between two starts of a window', '2027-03-15T12:30:00-04:00', true],
    ['across two windows that touch', '2027-03-15T16:30:00-04:00', true],
    ['on a specific date', '2027-03-16T10:40:00-04:00', true],
    ['across midnight', '2027-03-17T23:30:00-04:00', true],
    ['in a window whose 2 AM the clocks skip', '2027-03-14T01:30:00-05:00', true],
    ['before a window', '2027-03-15T08:30:00-04:00', false],
    ['past the end of a window', '2027-03-15T18:15:00-04:00', false],
    ['on a day without hours', '2027-03-20T12:00:00-04:00', false],
    ['on a break', '2027-03-22T12:00:00-04:00', false],
  ])('%s', (_, startsAt, expected) => {
    expect(isWithinHours(hours, { lessonMinutes: 60 }, Date.parse(startsAt))).toBe(expected);
  });
});
