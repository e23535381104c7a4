import { describe, expect, it } from '@jest/globals';
import { addBreak, addOnDate, addWeekly, rebase, removeBreak, removeOnDate, removeWeekly, type Hours } from './hours';

const slot = (id: string, startTime: string) => ({ id, startTime, endTime: '20:00' });
const weekly = (id: string) => ({ ...slot(id, '09:00'), day: 1, isRecurring: true as const });
const leave = (id: string) => ({ id, startDate: '2026-12-10', endDate: '2026-12-12', type: 'leave' as const, reason: null });
const before: Hours = {
  recurringSlots: [weekly('a'), weekly('b')],
  specificDates: [{ date: '2026-12-05', timeSlots: [slot('d', '08:00')] }],
  breakPeriods: [leave('e')],
};
const onto: Hours = { ...before, recurringSlots: [...before.recurringSlots, weekly('theirs')] };

describe('AVL-07 changes on top of other hours', () => {
  it('adds what was added, removes what was removed, and keeps the rest', () => {
    const window = { startTime: '18:00', endTime: '19:00' };
    const added = addOnDate(addWeekly(removeWeekly(before, 'a'), 2, window), '2026-12-04', window);
    const after = addBreak(removeBreak(removeOnDate(added, 'd'), 'e'), { ...leave('f'), startDate: '2026-12-01' });
    const { recurringSlots, specificDates, breakPeriods } = rebase(before, after, onto);
    expect(recurringSlots.map(({ id, day }) => (day === 2 ? 'new' : id))).toEqual(['b', 'theirs', 'new']);
    expect(specificDates).toEqual([{ date: '2026-12-04', timeSlots: [expect.objectContaining(window)] }]);
    expect(breakPeriods.map(({ startDate }) => startDate)).toEqual(['2026-12-01']);
  });

  it('are none where nothing was changed', () => {
    expect(rebase(before, before, onto)).toEqual(onto);
  });
});
