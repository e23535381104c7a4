import { silenceMinutes } from '@somo/contracts/rules/recordings';
import { dayMs, minuteMs } from '@somo/calendar/days';
import type { Tx } from '@somo/platform/transaction';
import { peersIn } from '../classroom/store/room-peers.js';
import { dropChunksAfter } from './store/chunks.js';
import { noteConsent, type ConsentHow } from './store/consents.js';
import { lockCurrent, saveRecording, sideIn, type RecordingRow } from './store/recordings.js';
import { tellOf } from './tell-of.js';

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

/** Ends the recording of an agreement when a page enters: what the page before agreed to has ended with it. One that only lost its connection is the same page. */
export async function endUnlessBack(tx: Tx, agreementId: string, pageId: string, end: End): Promise<void> {
  const row = await lockCurrent(tx.db, agreementId);
  if (!row) return;
  if (!row.lost_pages.includes(pageId)) await endRecording(tx, row, row.lost_at ? { ...end, by: null } : end);
  else if ((await peersIn(tx.db, agreementId, end.now)).length === 2) await saveRecording(tx.db, { ...row, lost_at: null });
}

/** A browser that renews its connection, or lost it for a moment, is back within this time. */
const backMs = 20_000;

/** Looks soon whether somebody whose connection broke has come back; if not, the recording ended when it broke. */
export async function lookAgain(tx: Tx, agreementId: string, pageId: string, now: number): Promise<void> {
  const row = await lockCurrent(tx.db, agreementId);
  if (!row) return;
  const lost_pages = [...new Set([...row.lost_pages, pageId])];
  // If the other one is missing already, it is looked when they should be back.
  if (row.lost_at) return saveRecording(tx.db, { ...row, lost_pages });
  const next = { ...row, turn: row.turn + 1, lost_pages, lost_at: new Date(now) };
  await saveRecording(tx.db, next);
  planPreparation(tx, next, now + backMs);
}

/** Ends a recording that the caller holds: nothing that was recorded later is kept, nor anything since one of the two is missing. */
export async function endRecording(tx: Tx, row: RecordingRow, { by, how, now }: End): Promise<RecordingRow> {
  const wasRunning = row.state === 'running';
  const isNo = how === 'answered';
  const endMs = Math.min(now, row.lost_at?.getTime() ?? now);
  const ended: RecordingRow = { ...row, state: wasRunning ? 'ended' : 'refused', ended_at: new Date(endMs), ended_by: by };
  if (wasRunning) {
    ended.turn = row.turn + 1;
    ended.deletes_at = new Date(endMs + row.kept_days * dayMs);
    await dropSince(tx, row, endMs);
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

/** Forgets what was recorded after the end; its bytes are deleted at once. */
async function dropSince(tx: Tx, { id, began_at }: RecordingRow, end: number): Promise<void> {
  const keys = began_at ? await dropChunksAfter(tx.db, id, end - began_at.getTime()) : [];
  if (keys.length > 0) tx.plan('delete-recording-parts', { key: id, dueAt: end, data: { keys } });
}

/** Plans the preparation of a recording; of those that were planned for it before, only the last one acts. */
export function planPreparation(tx: Tx, { id, turn }: Pick<RecordingRow, 'id' | 'turn'>, dueAt: number): void {
  tx.plan('prepare-recording', { key: `${id}-${turn}`, dueAt, data: { recordingId: id, turn } });
}
