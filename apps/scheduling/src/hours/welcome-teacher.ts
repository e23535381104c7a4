import { zoneName } from '@somo/contracts/zones';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import { defaultHours, defaultTerms } from '../domain/default-hours.js';
import { withIds } from '../domain/with-ids.js';
import { publishHours } from './publish-hours.js';
import { addHours } from '../store/teaching-hours.js';

/** Gives a new teacher the default hours in their own time zone, under its name of today; existing hours stay. */
export async function welcomeTeacher(tx: Tx, teacherId: string, timeZone: string, now: number): Promise<void> {
  const added = await addHours(tx.db, teacherId, {
    timeZone: zoneName(timeZone) ?? timeZone,
    ...withIds(defaultHours, newId),
    ...defaultTerms,
  });
  if (added) await publishHours(tx, teacherId, added, now);
}
