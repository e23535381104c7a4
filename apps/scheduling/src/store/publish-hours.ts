import type { Tx } from '@somo/platform/transaction';
import { extendHorizon } from './extend-horizon.js';
import { hoursState } from './hours-views.js';
import type { Hours } from './teaching-hours.js';

/**
 * Tells others of new or changed hours or settings, and of the open times that follow from them. The next midnight is planned each time,
 * because another time zone has another one. The caller must hold the lock on the hours.
 */
export async function publishHours(tx: Tx, teacherId: string, hours: Hours, now: number): Promise<void> {
  tx.emit('hours.changed', hoursState(teacherId, hours));
  await extendHorizon(tx, teacherId, hours, now);
}
