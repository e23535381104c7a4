import { silenceMinutes } from '@somo/contracts/rules/recordings';
import { dayMs, minuteMs } from '@somo/calendar/days';
import type { Tx } from '@somo/platform/transaction';
import { dropChunksAfter } from './store/chunks.js';
import { noteConsent, type ConsentHow } from './store/consents.js';
import { lockCurrent, saveRecording, sideIn, type RecordingRow } from './store/recordings.js';

interface End {
  /** Who ended it; null if both were lost. */
  by: string | null;
  how: ConsentHow;
  now: number;
}

/** Ends the recording of an agreement at once, or takes back the question, if there is one. */
export async function endCurrent(tx: Tx, agreementId: string, end: End): Promise<void> {
  const row = await lockCurrent(tx.db, agreementId);
  if (row) await endRecording(tx, row, end);
}

/** Ends a recording that the caller holds: nothing that was recorded later is kept. */
export async function endRecording(tx: Tx, row: RecordingRow, { by, how, now }: End): Promise<RecordingRow> {
  const wasRunning = row.state === 'running';
  const isNo = how === 'answered';
  const ended: RecordingRow = { ...row, state: wasRunning ? 'ended' : 'refused', ended_at: new Date(now), ended_by: by };
  if (wasRunning) {
    ended.turn = row.turn + 1;
    ended.deletes_at = new Date(now + row.kept_days * dayMs);
    if (row.began_at) await dropChunksAfter(tx.db, row.id, now - row.began_at.getTime());
    planPreparation(tx, ended, now + silenceMinutes * minuteMs);
    tx.plan('delete-recording', { key: row.id, dueAt: ended.deletes_at.getTime(), data: { recordingId: row.id } });
  }
  await saveRecording(tx.db, ended);
  if (by !== null)
    await noteConsent(tx.db, {
      ...{ agreementId: row.agreement_id, lessonId: row.lesson_id, recordingId: row.id, userId: by, side: sideIn(row, by) },
      ...{ act: isNo ? 'refused' : 'withdrawn', how, now },
    });
  tellOf(tx, ended);
  return ended;
}

/** Plans the preparation of a recording; of those that were planned for it before, only the last one acts. */
export function planPreparation(tx: Tx, { id, turn }: Pick<RecordingRow, 'id' | 'turn'>, dueAt: number): void {
  tx.plan('prepare-recording', { key: `${id}-${turn}`, dueAt, data: { recordingId: id, turn } });
}

/** Pushes the state of a recording to both people. */
export function tellOf(tx: Tx, { id, lesson_id: lessonId, state, student_id, teacher_id }: RecordingRow): void {
  for (const userId of [student_id, teacher_id]) tx.live(userId, 'recording.changed', { lessonId, recordingId: id, state });
}
