import { dayMs } from '@somo/calendar/days';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import { horizonDays } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { openStartsOf } from './open-starts-of.js';

/**
 * Publishes a teacher's open starts for the coming days and their instant-booking setting, if either has changed since last published. The
 * caller must hold the lock on the hours (`lockHours`), so that a higher version is always the later list.
 */
export async function publishOpenings(tx: Tx, teacherId: string, hours: TeachingHours, now: number): Promise<void> {
  const starts = await openStartsOf(tx.db, teacherId, hours, { now, from: now, to: now + (horizonDays + 1) * dayMs });
  const startsAt = starts.map(toInstant);
  const [told] = await tx.db.sql<{ version: number; instantBooking: boolean }>(
    'openings-publish',
    `INSERT INTO openings (teacher_id, version, starts_at, instant_booking)
     SELECT teacher_id, 1, $2::timestamptz[], instant_booking FROM availabilities WHERE teacher_id = $1
     ON CONFLICT (teacher_id) DO UPDATE
       SET version = openings.version + 1, starts_at = excluded.starts_at, instant_booking = excluded.instant_booking
       WHERE (openings.starts_at, openings.instant_booking) <> (excluded.starts_at, excluded.instant_booking)
     RETURNING version, instant_booking AS "instantBooking"`,
    [teacherId, startsAt],
  );
  if (told) tx.emit('openings.changed', { teacherId, ...told, startsAt });
}
