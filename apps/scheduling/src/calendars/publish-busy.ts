import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { busyWindow } from '../domain/calendar-reading.js';
import { publishOpenings } from '../hours/publish-openings.js';
import { comingTimes } from '../store/busy-times.js';
import { mergeOutsideBusy, outsideBusyOf } from '../store/outside-busy.js';
import { lockHoursForBusy } from '../store/teaching-hours.js';
import { reportClashes } from './report-clashes.js';

/**
 * Publishes when a teacher is busy elsewhere, and the open times that follow from it, if that has changed. The caller must hold the lock on
 * the hours. Booked lessons stay; the teacher is told of those that clash.
 */
export async function publishBusy(tx: Tx, teacherId: string, now: number): Promise<void> {
  const before = (await outsideBusyOf(tx.db, [teacherId]))(teacherId);
  const changed = await mergeOutsideBusy(tx.db, teacherId, busyWindow(now));
  if (!changed || (changed.version === 1 && changed.ranges.length === 0)) return;
  const { version, ranges } = changed;
  tx.emit('busy.changed', {
    teacherId,
    version,
    ranges: ranges.map(({ from, to }) => ({ startsAt: toInstant(from), endsAt: toInstant(to) })),
  });
  reportClashes(tx, teacherId, await comingTimes(tx.db, teacherId, now), ranges, before);
  const hours = (await lockHoursForBusy(tx.db, [teacherId])).get(teacherId);
  if (hours) await publishOpenings(tx, [{ teacherId, hours }], now);
}
