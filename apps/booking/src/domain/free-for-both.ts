// When the two people of a lesson are free.
import type { Range } from '@somo/calendar/ranges';

export interface Busy {
  /** Epoch milliseconds; for a teacher, `freeAt` includes the buffer. */
  startsAt: number;
  freeAt: number;
}

export interface BusyOfTwo {
  teacher: Busy[];
  student: Busy[];
  /** When the teacher is busy elsewhere: such a time is not offered, but the two may agree on it. */
  outside: Range[];
}

export const overlapsAny = (busy: readonly Busy[], from: number, to: number): boolean =>
  busy.some(({ startsAt, freeAt }) => startsAt < to && from < freeAt);

/** Returns whether both are free for a lesson and, for the teacher, the buffer after it. */
export function isFreeForBoth(busy: BusyOfTwo, { startsAt, endsAt, freeAt }: Busy & { endsAt: number }): boolean {
  return !overlapsAny(busy.teacher, startsAt, freeAt) && !overlapsAny(busy.student, startsAt, endsAt);
}
