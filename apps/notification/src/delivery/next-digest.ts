import { dayAt, firstInstantFrom } from '@somo/calendar/wall-clock';
import type { NotificationSettings } from '@somo/contracts/notification-settings';
import { endOfQuiet } from '../domain/quiet-hours.js';

export interface NextDigest {
  /** On the person's calendar, in days since 1970-01-01. */
  day: number;
  dueAt: number;
}

const eightInTheMorning = 8 * 60;

/** Returns a person's next summary: at 8 AM on their clock, or when their quiet hours end. */
export function nextDigest({ quietHours }: Pick<NotificationSettings, 'quietHours'>, zone: string, now: number): NextDigest {
  const today = dayAt(zone, now);
  const isAhead = firstInstantFrom(zone, today, eightInTheMorning) > now;
  const day = isAhead ? today : today + 1;
  const at = firstInstantFrom(zone, day, eightInTheMorning);
  return { day, dueAt: endOfQuiet(quietHours, zone, at) ?? at };
}
