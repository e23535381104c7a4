import { describe, expect, it } from '@jest/globals';
import { weeklyHours } from './weekly-hours';

const slot = (day: number, startTime: string, endTime: string) => ({ day, startTime, endTime });

describe('the hours of a week in short', () => {
  it.each([
    ['no hours', [], []],
    [
      'days in a row that are alike, as one, across the breaks between lessons',
      [1, 2, 3, 4, 5].flatMap((day) => [slot(day, '16:00', '17:00'), slot(day, '09:00', '10:00')]),
      [{ firstDay: 1, lastDay: 5, startTime: '09:00', endTime: '17:00' }],
    ],
    [
      'days that differ or do not follow each other, one by one',
      [slot(1, '09:00', '10:00'), slot(3, '09:00', '10:00'), slot(4, '18:00', '20:00')],
      [
        { firstDay: 1, lastDay: 1, startTime: '09:00', endTime: '10:00' },
        { firstDay: 3, lastDay: 3, startTime: '09:00', endTime: '10:00' },
        { firstDay: 4, lastDay: 4, startTime: '18:00', endTime: '20:00' },
      ],
    ],
    [
      'a weekend, Saturday before Sunday',
      [slot(0, '10:00', '12:00'), slot(6, '10:00', '12:00')],
      [{ firstDay: 6, lastDay: 0, startTime: '10:00', endTime: '12:00' }],
    ],
  ])('A5 names %s', (_what, slots, hours) => {
    expect(weeklyHours(slots)).toEqual(hours);
  });
});
