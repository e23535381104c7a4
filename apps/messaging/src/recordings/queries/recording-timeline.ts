import { toInstant } from '@somo/contracts/time';
import type { TimelineFact } from '@somo/contracts/timeline';
import type { Db } from '@somo/platform/db';
import { agreementOf, listConsents } from '../store/consents.js';
import { listRecordings, type RecordingRow } from '../store/recordings.js';

/** Returns what was agreed to about recording a lesson, and what was recorded and deleted, for operators. */
export async function recordingTimeline(db: Db, lessonIds: string[]): Promise<TimelineFact[]> {
  const agreementId = await agreementOf(db, lessonIds);
  if (agreementId === undefined) return [];
  const [consents, recordings] = await Promise.all([listConsents(db, agreementId), listRecordings(db, agreementId)]);
  const said = consents.map(({ side, act, how, wording, at }) => fact('recording-consent', at, { by: side, consent: act, how, wording }));
  const made = recordings.flatMap((row) => [
    row.started_at && fact('recording-started', row.started_at, {}),
    row.ended_at && fact('recording-ended', row.ended_at, by(row, row.ended_by)),
    row.deleted_at && fact('recording-deleted', row.deleted_at, by(row, row.deleted_by)),
  ]);
  return [...said, ...made.filter((one) => one !== null)];
}

const by = ({ teacher_id }: RecordingRow, userId: string | null): TimelineFact['details'] =>
  userId === null ? {} : { by: userId === teacher_id ? 'teacher' : 'student' };

const fact = (name: TimelineFact['name'], at: Date, details: TimelineFact['details']): TimelineFact => ({
  ...{ kind: 'fact', name, details },
  at: toInstant(at.getTime()),
});
