import type { Tx } from '@somo/platform/transaction';
import { hoursState } from './hours-views.js';
import { publishOpenings } from './publish-openings.js';
import type { Hours } from './teaching-hours.js';

/** Tells others of changed hours or settings, and of the open times that follow from them. The caller must hold the lock on the hours. */
export async function publishHours(tx: Tx, teacherId: string, hours: Hours, now: number): Promise<void> {
  tx.emit('hours.changed', hoursState(teacherId, hours));
  await publishOpenings(tx, teacherId, hours, now);
}
