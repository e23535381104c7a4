import { isOnBreak } from '@somo/calendar/check-start';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import type { BusyTime } from '../store/busy-times.js';
import type { Hours } from '../store/teaching-hours.js';

/** Publishes each lesson that lies within a break, unless it did `before`: both people are notified. */
export function reportBreaks(tx: Tx, teacherId: string, hours: Hours, times: readonly BusyTime[], before?: Hours): void {
  for (const { bookingId, studentId, subject, startsAt } of times) {
    const at = startsAt.getTime();
    if (!isOnBreak(hours, at) || (before && isOnBreak(before, at))) continue;
    tx.emit('lesson.fell-outside', { bookingId, teacherId, studentId, subject, startsAt: toInstant(at) });
  }
}
