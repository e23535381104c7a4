import { describe, expect, it } from '@jest/globals';
import { parseInstant } from '@somo/contracts/time';
import { aLesson } from '../../../spec/builders';
import { calendarDays } from './calendar-days';

const monday = (id: string, startTime: string, endTime: string) => ({ id, day: 1, startTime, endTime, isRecurring: true as const });
const day = '2026-11-30';

function stateWith(windows: [from: string, to: string][], starts: string[]) {
  const recurringSlots = windows.map(([from, to], at) => monday(String(at), from, to));
  const lessons = starts.map((startTime) =>
    aLesson({
      startsAt: parseInstant(`${day}T${startTime}:00.000Z`),
      teacherLocal: { date: day, startTime, endTime: `${Number(startTime.slice(0, 2)) + 1}:${startTime.slice(3)}` },
    }),
  );
  return calendarDays({ recurringSlots, specificDates: [], breakPeriods: [] }, lessons, 'Africa/Accra', day, 1).get(day);
}

describe('AVL-02 a day in the calendar', () => {
  it.each([
    [[['09:00', '10:00']], [], 'available'],
    [[['09:00', '10:00']], ['09:00'], 'booked'],
    [
      [
        ['09:00', '10:00'],
        ['13:00', '14:00'],
      ],
      ['09:00'],
      'partly',
    ],
    [[['09:00', '12:00']], ['10:00'], 'partly'],
    [[['09:00', '11:30']], ['09:45'], 'booked'],
    [[], ['09:00'], 'booked'],
  ] as const)('with the hours %j and lessons at %j is %s', (windows, starts, state) => {
    expect(
      stateWith(
        windows.map(([from, to]) => [from, to]),
        [...starts],
      ),
    ).toBe(state);
  });
});
