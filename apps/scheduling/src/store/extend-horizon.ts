import type { TeachingHours } from '@somo/calendar/teaching-hours';
import type { Tx } from '@somo/platform/transaction';
import { nextMidnight } from '../domain/next-midnight.js';
import { publishOpenings } from './publish-openings.js';

/** Publishes the current openings and schedules the next run at the teacher's next midnight. */
export async function extendHorizon(tx: Tx, teacherId: string, hours: TeachingHours, now: number): Promise<void> {
  await publishOpenings(tx, teacherId, hours, now);
  const next = nextMidnight(hours.timeZone, now);
  tx.plan('extend-horizon', { key: `${teacherId}-${next.date}`, dueAt: next.at, data: { teacherId } });
}
