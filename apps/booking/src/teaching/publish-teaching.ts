import type { Tx } from '@somo/platform/transaction';
import { countTeaching, lockTeaching } from '../store/teaching.js';

/**
 * Counts how the teacher has taught so far, and publishes it if it changed. Called last in a transaction: of two at once for the same
 * teacher, the later one counts what the earlier one did.
 */
export async function publishTeaching(tx: Tx, teacherId: string): Promise<void> {
  await lockTeaching(tx.db, teacherId);
  const changed = await countTeaching(tx.db, teacherId);
  if (changed) tx.emit('teaching.changed', changed);
}
