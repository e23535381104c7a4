// When a lesson's reminders are due, and when one is too late to send.
import type { ReminderKind } from '@somo/contracts/jobs';

const minute = 60_000;
const unitMs = { inHours: 60 * minute, inMinutes: minute };

/** How long before the lesson each is due. */
export const reminderLeads: Record<ReminderKind, { unit: keyof typeof unitMs; count: number }> = {
  '24h': { unit: 'inHours', count: 24 },
  '1h': { unit: 'inHours', count: 1 },
  '10min': { unit: 'inMinutes', count: 10 },
};
const leadMs = (kind: ReminderKind) => reminderLeads[kind].count * unitMs[reminderLeads[kind].unit];
const kinds: ReminderKind[] = ['24h', '1h', '10min'];

/** Returns the reminders still ahead; one already past at booking time is not scheduled. */
export function remindersOf(startsAtMs: number, nowMs: number): { kind: ReminderKind; dueAtMs: number }[] {
  return kinds.map((kind) => ({ kind, dueAtMs: startsAtMs - leadMs(kind) })).filter(({ dueAtMs }) => dueAtMs > nowMs);
}

/** True once the next reminder is due or the lesson has begun: "in 24 hours" would be wrong an hour before. */
export function isTooLate(kind: ReminderKind, startsAtMs: number, nowMs: number): boolean {
  const next = kinds[kinds.indexOf(kind) + 1];
  return nowMs >= startsAtMs - (next ? leadMs(next) : 0);
}

/** Returns the job key. It starts with the booking's id, so that all of a booking's reminders can be cancelled at once. */
export function reminderKey(bookingId: string, userId: string, kind: ReminderKind, startsAtMs: number): string {
  return `${bookingId}-${userId}-${kind}-${startsAtMs}`;
}

/** Returns whom the reminder of a job key is for, and how long before the lesson; undefined for a key of another form. */
export function reminderOf(key: string): { userId: string; kind: ReminderKind } | undefined {
  const [, userId, name] = /^.{36}-(.{36})-(\w+)-\d+$/.exec(key) ?? [];
  const kind = kinds.find((each) => each === name);
  return userId && kind ? { userId, kind } : undefined;
}
