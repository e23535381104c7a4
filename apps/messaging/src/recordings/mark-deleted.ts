import { minuteMs } from '@somo/calendar/days';
import type { Tx } from '@somo/platform/transaction';
import { tellOf } from './tell-of.js';
import { dropChunks } from './store/chunks.js';
import { saveRecording, type RecordingRow } from './store/recordings.js';

/** What was on its way into the storage when a recording was deleted has arrived by then, and is deleted too. */
const arrivedMs = 15 * minuteMs;

/** Marks a recording that the caller holds as deleted, by a person, or by nobody if its time is over. Its bytes go next. */
export async function markDeleted(tx: Tx, row: RecordingRow, by: string | null, now: number): Promise<RecordingRow> {
  const deleted: RecordingRow = { ...row, state: 'deleted', stored_as: null, deleted_at: new Date(now), deleted_by: by };
  await dropChunks(tx.db, row.id);
  await saveRecording(tx.db, deleted);
  tx.plan('delete-recording', { key: `${row.id}-again`, dueAt: now + arrivedMs, data: { recordingId: row.id } });
  tellOf(tx, deleted);
  return deleted;
}
