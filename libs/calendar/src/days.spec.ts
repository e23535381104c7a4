import { describe, expect, it } from '@jest/globals';
import { addDays, dateOf, dayNumber, minutesOf, timeOf, weekdayOf } from './days.js';

describe('days', () => {
  it('counts every day from 1970 to 2200 correctly, including leap years', () => {
    for (let day = 0; day < 84_000; day++) {
      const date = new Date(day * 86_400_000);
      if (dateOf(day) !== date.toISOString().slice(0, 10) || dayNumber(dateOf(day)) !== day || weekdayOf(day) !== date.getUTCDay()) {
        throw new Error(`day ${day} is ${dateOf(day)}, ${dayNumber(dateOf(day))}, weekday ${weekdayOf(day)}`);
      }
    }
  });

  it('handles days before 1970', () => {
    expect([dayNumber('1969-12-31'), dateOf(-1), weekdayOf(-1), weekdayOf(-8)]).toEqual([-1, '1969-12-31', 3, 3]);
  });

  it('adds days across the ends of months and years', () => {
    expect([addDays('2027-12-31', 1), addDays('2028-02-28', 1), addDays('2027-03-01', -1)]).toEqual([
      '2028-01-01',
      '2028-02-29',
      '2027-02-28',
    ]);
  });

  it('parses and formats times of day, including midnight at the end of a day', () => {
    expect(['00:00', '09:05', '23:59', '24:00'].map(minutesOf)).toEqual([0, 545, 1439, 1440]);
    expect([0, 545, 1439, 1440].map(timeOf)).toEqual(['00:00', '09:05', '23:59', '24:00']);
  });
});
