// The days and times the wizard offers: the teacher's open slots, seen together with the student's own lessons.
import type { Lesson, OpenSlots, Slot } from '@somo/contracts/lessons';
import { fromInstant, type Instant } from '@somo/contracts/time';

export interface OfferedSlot extends Slot {
  /** The student has a lesson at that time. */
  isOwnTime: boolean;
}

export interface OfferedDay {
  date: string;
  slots: OfferedSlot[];
}

type Range = Pick<Lesson, 'startsAt' | 'endsAt'>;
const overlap = (a: Range, b: Range) => fromInstant(a.startsAt) < fromInstant(b.endsAt) && fromInstant(b.startsAt) < fromInstant(a.endsAt);

/** Returns the open slots by day, without those known to be gone, each marked if the student has a lesson then. */
export function offeredDays(days: OpenSlots['days'], own: readonly Lesson[], gone: readonly Instant[]): OfferedDay[] {
  const lessons = own.filter(({ status }) => status === 'confirmed' || status === 'pending');
  return days
    .map(({ date, slots }) => ({
      date,
      slots: slots
        .filter(({ startsAt }) => !gone.includes(startsAt))
        .map((slot) => ({ ...slot, isOwnTime: lessons.some((lesson) => overlap(slot, lesson)) })),
    }))
    .filter(({ slots }) => slots.length > 0);
}

/** Returns the days with only the times that can be booked. */
export function bookableDays(days: OfferedDay[]): OfferedDay[] {
  return days
    .map(({ date, slots }) => ({ date, slots: slots.filter(({ isOwnTime }) => !isOwnTime) }))
    .filter(({ slots }) => slots.length > 0);
}
