import type { Tx } from '@somo/platform/transaction';
import { defaultHours } from '../domain/default-hours.js';
import { extendHorizon } from './extend-horizon.js';
import { addHours } from './teaching-hours.js';

/** Gives a new teacher the default hours in their own time zone; existing hours stay. */
export async function welcomeTeacher(tx: Tx, teacherId: string, timeZone: string, now: number): Promise<void> {
  const hours = defaultHours(timeZone);
  if (await addHours(tx.db, teacherId, hours)) await extendHorizon(tx, teacherId, hours, now);
}
