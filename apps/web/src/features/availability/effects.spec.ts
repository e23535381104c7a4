import { describe, expect, it } from '@jest/globals';
import { parseInstant } from '@somo/contracts/time';
import { aLesson } from '../../../spec/builders';
import { countOpenTimes } from './effects';

const mondays = { day: 1, isRecurring: true as const };
const hours = {
  timeZone: 'Africa/Accra',
  recurringSlots: ['09:00', '10:00'].map((startTime, at) => ({ ...mondays, startTime, endTime: at === 0 ? '10:00' : '11:00' })),
  specificDates: [],
  breakPeriods: [],
  bufferMinutes: 0,
  dailyMaximum: 5,
};
const now = Date.parse('2026-11-21T15:00:00.000Z');
const lesson = aLesson({ startsAt: parseInstant('2026-11-23T09:00:00.000Z') });

describe('AVL-06 the open times that students see', () => {
  it('keep the buffer with which a lesson was booked, whatever the buffer is now', () => {
    expect(countOpenTimes(hours, [], now).soon).toBe(4);
    expect(countOpenTimes(hours, [lesson], now).soon).toBe(2);
    expect(countOpenTimes(hours, [{ ...lesson, freeAt: lesson.endsAt }], now).soon).toBe(3);
  });
});
