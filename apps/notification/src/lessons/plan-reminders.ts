import type { BookingState } from '@somo/contracts/events/booking';
import { fromInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { reminderKey, remindersOf } from '../domain/reminders.js';

/** Schedules both participants' reminders that are still ahead. */
export function planReminders(tx: Tx, { bookingId, studentId, teacherId, startsAt }: BookingState, now: number): void {
  const startsAtMs = fromInstant(startsAt);
  for (const { kind, dueAtMs } of remindersOf(startsAtMs, now)) {
    for (const userId of [studentId, teacherId]) {
      const key = reminderKey(bookingId, userId, kind, startsAtMs);
      tx.plan('send-lesson-reminder', { key, dueAt: dueAtMs, data: { bookingId, userId, kind, startsAt } });
    }
  }
}
