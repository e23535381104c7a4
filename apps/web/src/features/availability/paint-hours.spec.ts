import { describe, expect, it } from '@jest/globals';
import type { Hours } from './hours';
import { isOpen, paintHours } from './paint-hours';
import { windowText } from '../../lib/week-in-short';

const week = (...windows: [number, string, string][]): Hours => ({
  recurringSlots: windows.map(([day, startTime, endTime], at) => ({ id: String(at), day, startTime, endTime, isRecurring: true })),
  specificDates: [],
  breakPeriods: [],
});
const on = (hours: Hours, day: number) =>
  hours.recurringSlots
    .filter((slot) => slot.day === day)
    .sort((a, b) => a.startTime.localeCompare(b.startTime))
    .map(windowText);
const at = (day: number, hour: number) => ({ day, hour });

describe('AVL-02 painting the week', () => {
  it('opens a rectangle of hours, one window a day, joined with those it overlaps', () => {
    const painted = paintHours(week([1, '09:00', '10:00'], [2, '11:30', '12:30']), true, [at(2, 12), at(1, 10)]);
    expect([on(painted, 1), on(painted, 2)]).toEqual([['9:00 AM – 10:00 AM', '10:00 AM – 1:00 PM'], ['10:00 AM – 1:00 PM']]);
  });

  it('closes hours, and keeps of a window what can still hold a lesson', () => {
    const before = week([1, '09:00', '13:00'], [1, '14:30', '15:30']);
    expect(isOpen(before, at(1, 14))).toBe(true);
    expect(on(paintHours(before, false, [at(1, 10), at(1, 10)]), 1)).toEqual([
      '9:00 AM – 10:00 AM',
      '11:00 AM – 1:00 PM',
      '2:30 PM – 3:30 PM',
    ]);
    expect(on(paintHours(before, false, [at(1, 14), at(1, 14)]), 1)).toEqual(['9:00 AM – 1:00 PM']);
  });

  it('reaches midnight, and leaves other days as they are', () => {
    const painted = paintHours(week([0, '08:00', '09:00']), true, [at(6, 23), at(6, 22)]);
    expect(painted.recurringSlots.at(-1)).toMatchObject({ day: 6, startTime: '22:00', endTime: '24:00' });
    expect(on(painted, 0)).toEqual(['8:00 AM – 9:00 AM']);
  });
});
