import type { RecordingFacts } from '@somo/contracts/events/recording';
import type { Db } from '@somo/platform/db';
import { upsertNewer } from '@somo/platform/upsert-newer';

/** Keeps what became of a recording, unless more is known already. */
export async function storeRecording(db: Db, { recordingId, version, ...facts }: RecordingFacts): Promise<void> {
  const { agreementId, startedAt, endedAt, endedBy, deletedAt, deletedBy } = facts;
  const set = { agreement_id: agreementId, started_at: startedAt, ended_at: endedAt, ended_by: endedBy };
  await upsertNewer(db, {
    ...{ table: 'recordings', key: { recording_id: recordingId }, version },
    set: { ...set, deleted_at: deletedAt, deleted_by: deletedBy },
  });
}

type Side = 'student' | 'teacher';

export interface RecordedRow {
  started_at: Date;
  ended_at: Date | null;
  ended_by: Side | null;
  deleted_at: Date | null;
  deleted_by: Side | null;
}

/** Returns what became of the recordings of an agreement. */
export const recordingsOf = (db: Db, agreementId: string): Promise<RecordedRow[]> =>
  db.sql<RecordedRow>(
    'recordings-of',
    'SELECT started_at, ended_at, ended_by, deleted_at, deleted_by FROM recordings WHERE agreement_id = $1',
    [agreementId],
  );
