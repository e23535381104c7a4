import type { Tx } from '@somo/platform/transaction';
import { defaultHours } from '../domain/default-hours.js';
import { extendHorizon } from './extend-horizon.js';
import { addHours } from './teaching-hours.js';

/** A new teacher starts with the default hours, in their own time zone; one who has hours keeps them. */
export async function welcomeTeacher(tx: Tx, teacherId: string, timeZone: string, now: number): Promise<void> {
  const hours = defaultHours(timeZone);
  if (await addHours(tx.db, teacherId, hours)) await extendHorizon(tx, teacherId, hours, now);
}
