import type { Tx } from '@somo/platform/transaction';
import { markDeleted } from './mark-deleted.js';
import { lockRecording } from './store/recordings.js';

const atOnce = 50;

/** Deletes the recordings of a person's lessons, as if the person did; their bytes go in jobs. Returns whether none is left. */
export async function eraseRecordingsOf(tx: Tx, userId: string, now: number): Promise<boolean> {
  const found = await tx.db.sql<{ id: string }>(
    'erase-recordings-of',
    `SELECT id FROM recordings WHERE (student_id = $1 OR teacher_id = $1) AND state IN ('ended', 'ready', 'failed') ORDER BY id LIMIT ${atOnce}`,
    [userId],
  );
  for (const { id } of found) {
    const row = await lockRecording(tx.db, id);
    if (row.state === 'deleted') continue;
    await markDeleted(tx, row, userId, now);
    tx.plan('delete-recording', { key: `${id}-by-person`, dueAt: now, data: { recordingId: id } });
  }
  return found.length < atOnce;
}
