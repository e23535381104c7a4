import { dayMs } from '@somo/calendar/days';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import { horizonDays } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { openStartsOf } from './open-starts-of.js';

/**
 * Publishes a teacher's open starts for the coming days, and the first one after them, if they have changed since last published. The
 * caller must hold the lock on the hours (`lockHours`), so that a higher version is always the later list.
 */
export async function publishOpenings(tx: Tx, teacherId: string, hours: TeachingHours, now: number): Promise<void> {
  const span = { now, from: now, to: now + (horizonDays + 1) * dayMs };
  const { starts, nextDate } = await openStartsOf(tx.db, teacherId, hours, span);
  const startsAt = [...starts, ...(nextDate === undefined ? [] : [nextDate])].map(toInstant);
  const [told] = await tx.db.sql<{ version: number }>(
    'openings-publish',
    `INSERT INTO openings (teacher_id, version, starts_at) VALUES ($1, 1, $2::timestamptz[])
     ON CONFLICT (teacher_id) DO UPDATE SET version = openings.version + 1, starts_at = excluded.starts_at
       WHERE openings.starts_at <> excluded.starts_at
     RETURNING version`,
    [teacherId, startsAt],
  );
  if (told) tx.emit('openings.changed', { teacherId, ...told, startsAt });
}
