// When the reminders of a lesson are due, and when one comes too late to be worth sending.
import type { ReminderKind } from '@somo/contracts/jobs';

const minute = 60_000;
const beforeMs: Record<ReminderKind, number> = { '24h': 24 * 60 * minute, '1h': 60 * minute, '10min': 10 * minute };
const kinds: ReminderKind[] = ['24h', '1h', '10min'];

/** The reminders still ahead; one whose time has passed when the lesson is booked is not planned. */
export function remindersOf(startsAtMs: number, nowMs: number): { kind: ReminderKind; dueAtMs: number }[] {
  return kinds.map((kind) => ({ kind, dueAtMs: startsAtMs - beforeMs[kind] })).filter(({ dueAtMs }) => dueAtMs > nowMs);
}

/** True once the next reminder is due, or the lesson has begun: "in 24 hours" said an hour before would be wrong. */
export function isTooLate(kind: ReminderKind, startsAtMs: number, nowMs: number): boolean {
  const next = kinds[kinds.indexOf(kind) + 1];
  return nowMs >= startsAtMs - (next ? beforeMs[next] : 0);
}

/** Begins with the booking, so that all of a booking's reminders can be called off at once. */
export function reminderKey(bookingId: string, userId: string, kind: ReminderKind, startsAtMs: number): string {
  return `${bookingId}-${userId}-${kind}-${startsAtMs}`;
}
