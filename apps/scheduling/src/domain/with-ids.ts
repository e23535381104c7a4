// Hours as they are stored: everything in them has an id, and what was left out its usual value.
import type { NewHours } from '@somo/contracts/routes/availability';
import type { Availability } from '@somo/contracts/availability';

type Stored = Pick<Availability, 'recurringSlots' | 'specificDates' | 'breakPeriods'>;

/** Returns the hours with an id for each slot and break; `newId` makes those that are missing or given twice. */
export function withIds({ recurringSlots, specificDates, breakPeriods }: NewHours, newId: () => string): Stored {
  const seen = new Set<string>();
  const idOf = (id: string | undefined): string => {
    const own = id === undefined || seen.has(id) ? newId() : id;
    seen.add(own);
    return own;
  };
  return {
    recurringSlots: recurringSlots.map(({ id, day, startTime, endTime }) => ({ id: idOf(id), day, startTime, endTime, isRecurring: true })),
    specificDates: specificDates.map(({ date, timeSlots }) => ({
      date,
      timeSlots: timeSlots.map(({ id, startTime, endTime }) => ({ id: idOf(id), startTime, endTime })),
    })),
    breakPeriods: breakPeriods.map(({ id, startDate, endDate, type = 'break', reason }) => ({
      ...{ id: idOf(id), startDate, endDate, type },
      reason: reason?.trim() || null,
    })),
  };
}
