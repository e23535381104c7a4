import { dayMs } from '@somo/calendar/days';
import type { TeachingHours } from '@somo/calendar/teaching-hours';
import { horizonDays } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { nextMidnight } from '../domain/next-midnight.js';
import { openStartsOf } from '../store/open-starts-of.js';
import type { Hours } from '../store/teaching-hours.js';
import { isPaused } from '../store/pauses.js';
import { tellWaiting } from '../waits/tell-waiting.js';
import { hoursState } from './hours-views.js';

/**
 * Publishes new or changed hours or settings, and the open times that follow from them. The next midnight is planned each time,
 * because another time zone has another one. The caller must hold the lock on the hours.
 */
export async function publishHours(tx: Tx, teacherId: string, hours: Hours, now: number): Promise<void> {
  tx.emit('hours.changed', hoursState(teacherId, hours));
  await extendHorizon(tx, teacherId, hours, now);
}

/**
 * Publishes the current openings and schedules the next run at the teacher's next midnight. The key is the instant, not the date: a teacher
 * who moves west has the same date again. What was planned by the clock of the old time zone is not cancelled, because a
 * cancelled key could not be planned again if the teacher moved back; it runs once more and plans nothing new.
 */
export async function extendHorizon(tx: Tx, teacherId: string, hours: TeachingHours, now: number): Promise<void> {
  await publishOpenings(tx, teacherId, hours, now);
  const dueAt = nextMidnight(hours.timeZone, now);
  tx.plan('extend-horizon', { key: `${teacherId}-${toInstant(dueAt)}`, dueAt, data: { teacherId } });
}

/**
 * Publishes a teacher's open starts for the coming days, and the first one after them, if they have changed since last published, and who waits for
 * those that are new, without the student whose lesson freed them (`by`). The
 * caller must hold the lock on the hours (`lockHours`), so that a higher version is always the later list.
 */
export async function publishOpenings(tx: Tx, teacherId: string, hours: TeachingHours, now: number, by?: string): Promise<void> {
  const span = { now, from: now, to: now + (horizonDays + 1) * dayMs };
  const { starts, nextDate } = await openStartsOf(tx.db, teacherId, hours, span);
  const startsAt = [...starts, ...(nextDate === undefined ? [] : [nextDate])].map(toInstant);
  const [told] = await tx.db.sql<{ version: number; before: Date[] | null }>(
    'openings-publish',
    `WITH before AS (SELECT starts_at FROM openings WHERE teacher_id = $1)
     INSERT INTO openings (teacher_id, version, starts_at) VALUES ($1, 1, $2::timestamptz[])
     ON CONFLICT (teacher_id) DO UPDATE SET version = openings.version + 1, starts_at = excluded.starts_at
       WHERE openings.starts_at <> excluded.starts_at
     RETURNING version, (SELECT starts_at FROM before) AS before`,
    [teacherId, startsAt],
  );
  if (!told) return;
  tx.emit('openings.changed', { teacherId, version: told.version, startsAt });
  const before = told.before?.map((at) => at.getTime());
  if (!before || (await isPaused(tx.db, teacherId, now))) return;
  // Of the days beyond the span only the first is listed: a later one, which takes its place, was open all along.
  const firstBeyond = Math.min(...before.filter((at) => at >= span.to));
  const isNews = (at: number) => !before.includes(at) && (at < span.to || at < firstBeyond);
  await tellWaiting(tx, { teacherId, starts: startsAt.map(fromInstant).filter(isNews), now, by });
}
