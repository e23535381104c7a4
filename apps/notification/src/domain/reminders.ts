// When a lesson's reminders are due, and when one is too late to send.
import { dayMs, hourMs, minuteMs } from '@somo/calendar/days';
import type { BookingState } from '@somo/contracts/events/booking';
import type { ReminderKind } from '@somo/contracts/jobs';
import { fromInstant } from '@somo/contracts/time';

/** How long before the lesson each is due, in milliseconds. */
export const reminderLeadMs: Record<ReminderKind, number> = { '24h': dayMs, '1h': hourMs, '10min': 10 * minuteMs };
type RemindedLesson = Pick<BookingState, 'bookingId' | 'studentId' | 'teacherId' | 'startsAt'>;

const kinds: ReminderKind[] = ['24h', '1h', '10min'];

/** Returns the reminders still ahead; one already past at booking time is not scheduled. */
export function remindersOf(startsAtMs: number, nowMs: number): { kind: ReminderKind; dueAtMs: number }[] {
  return kinds.map((kind) => ({ kind, dueAtMs: startsAtMs - reminderLeadMs[kind] })).filter(({ dueAtMs }) => dueAtMs > nowMs);
}

/** True once the next reminder is due or the lesson has begun: two reminders at the same moment are one too many. */
export function isTooLate(kind: ReminderKind, startsAtMs: number, nowMs: number): boolean {
  const next = kinds[kinds.indexOf(kind) + 1];
  return nowMs >= startsAtMs - (next ? reminderLeadMs[next] : 0);
}

/**
 * Returns how a reminder says when the lesson starts, from the real distance in milliseconds: a reminder can go out long after it was due.
 * Whole hours where they are right within five minutes or the lesson is at least three hours away; minutes otherwise.
 */
export function countdown(startsInMs: number): { unit: 'inHours' | 'inMinutes'; count: number } {
  const minutes = Math.max(1, Math.round(startsInMs / minuteMs));
  const hours = Math.round(minutes / 60);
  const isWholeHours = hours > 0 && (hours >= 3 || Math.abs(minutes - hours * 60) <= 5);
  return isWholeHours ? { unit: 'inHours', count: hours } : { unit: 'inMinutes', count: minutes };
}

/** Returns the job keys of all reminders of a lesson, whether they were planned or not. */
export function reminderKeys({ bookingId, studentId, teacherId, startsAt }: RemindedLesson): string[] {
  const startsAtMs = fromInstant(startsAt);
  return kinds.flatMap((kind) => [studentId, teacherId].map((userId) => reminderKey(bookingId, userId, kind, startsAtMs)));
}

/** Returns the job key of one reminder. */
export function reminderKey(bookingId: string, userId: string, kind: ReminderKind, startsAtMs: number): string {
  return `${bookingId}-${userId}-${kind}-${startsAtMs}`;
}

/** Returns the recipient of the reminder of a job key, and how long before the lesson it is sent; undefined for a key of another form. */
export function reminderOf(key: string): { userId: string; kind: ReminderKind } | undefined {
  const [, userId, name] = /^.{36}-(.{36})-(\w+)-\d+$/.exec(key) ?? [];
  const kind = kinds.find((each) => each === name);
  return userId && kind ? { userId, kind } : undefined;
}
