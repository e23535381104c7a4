import type { Asks } from '@somo/contracts/asks/map';
import { refuse, type RefusalCode } from '@somo/contracts/refusals';
import { recordingBytesMax } from '@somo/contracts/rules/recordings';
import type { Db } from '@somo/platform/db';
import { checkConsent, checkForm, checkOrder } from './domain/chunk-rules.js';
import { chunksAround } from './store/chunks.js';
import { bothSeenAt, type RecordingRow } from './store/recordings.js';

export const chunkRefusals = [
  ...(['recording-not-found', 'recording-elsewhere', 'recording-deleted', 'recording-complete', 'recording-without-consent'] as const),
  ...(['recording-out-of-order', 'recording-part-too-large', 'recording-part-damaged', 'recording-full'] as const),
] satisfies RefusalCode[];

type Chunk = Asks['messaging.check-chunk']['in'] & { userId: string };

/** Refuses a part that the recording does not take; returns whether it is there already. */
export async function checkChunk(db: Db, row: RecordingRow, chunk: Chunk, now: number): Promise<boolean> {
  if (row.asked_by !== chunk.userId) throw refuse('recording-elsewhere');
  checkForm(chunk);
  const seen = row.state === 'running' ? await bothSeenAt(db, row.agreement_id) : null;
  const [beganAt, endedAt] = [row.began_at?.getTime() ?? null, row.ended_at?.getTime() ?? null];
  checkConsent({ state: row.state, isComplete: row.is_complete, beganAt, endedAt, bothSeenAt: seen }, chunk, now);
  const { same, bytes, ...around } = await chunksAround(db, row.id, chunk.seq);
  if (same) {
    if (same.sha256 !== chunk.sha256) throw refuse('recording-out-of-order');
    return true;
  }
  checkOrder(chunk, around);
  if (bytes + chunk.bytes > recordingBytesMax) throw refuse('recording-full');
  return false;
}
