import type { TeachingHours } from '@somo/calendar/teaching-hours';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { nextMidnight } from '../domain/next-midnight.js';
import type { Hours } from '../store/teaching-hours.js';
import { hoursState } from './hours-views.js';
import { publishOpenings } from './publish-openings.js';

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
  await publishOpenings(tx, [{ teacherId, hours }], now);
  const dueAt = nextMidnight(hours.timeZone, now);
  tx.plan('extend-horizon', { key: `${teacherId}-${toInstant(dueAt)}`, dueAt, data: { teacherId } });
}
