import type { Recording, RecordingKind, RecordingState } from '@somo/contracts/recordings';
import { refuse } from '@somo/contracts/refusals';
import { toInstant, type Instant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';
import { isUuid } from '@somo/platform/ids';

export interface RecordingRow {
  id: string;
  agreement_id: string;
  lesson_id: string;
  student_id: string;
  teacher_id: string;
  asked_by: string;
  asked_from: string | null;
  kind: RecordingKind;
  kept_days: number;
  state: RecordingState;
  started_at: Date | null;
  began_at: Date | null;
  made_as: string | null;
  ended_at: Date | null;
  ended_by: string | null;
  last_chunk_at: Date | null;
  is_complete: boolean;
  turn: number;
  /** Pages in the classroom whose connection broke while it was asked for or ran. */
  lost_pages: string[];
  /** Since when one of the two is missing. */
  lost_at: Date | null;
  stored_as: string | null;
  content_type: string | null;
  seconds: number | null;
  bytes: string | null;
  deletes_at: Date | null;
  deleted_at: Date | null;
  deleted_by: string | null;
}

const columns = `id, agreement_id, lesson_id, student_id, teacher_id, asked_by, asked_from, kind, kept_days, state, started_at, began_at, made_as, ended_at,
  ended_by, last_chunk_at, is_complete, turn, lost_pages, lost_at, stored_as, content_type, seconds, bytes, deletes_at, deleted_at, deleted_by`;

const at = (date: Date | null): Instant | null => date && toInstant(date.getTime());

export const toRecording = (row: RecordingRow): Recording => ({
  ...{ id: row.id, lessonId: row.lesson_id, state: row.state, kind: row.kind, askedBy: row.asked_by, askedFrom: row.asked_from },
  ...{ startedAt: at(row.started_at), beganAt: at(row.began_at), endedAt: at(row.ended_at), endedBy: row.ended_by },
  ...{ seconds: row.seconds, bytes: row.bytes === null ? null : Number(row.bytes), contentType: row.content_type },
  ...{ isComplete: row.is_complete, deletesAt: at(row.deletes_at), deletedAt: at(row.deleted_at), deletedBy: row.deleted_by },
});

/** Returns the recordings of an agreement, the first that was asked for first; not those that were never agreed to. */
export const listRecordings = (db: Db, agreementId: string): Promise<RecordingRow[]> =>
  db.sql<RecordingRow>(
    'recordings-of',
    `SELECT ${columns} FROM recordings WHERE agreement_id = $1 AND state <> 'refused' ORDER BY asked_at, id`,
    [agreementId],
  );

/** Returns which of the two people of a recording a person is. */
export const sideIn = ({ teacher_id }: Pick<RecordingRow, 'teacher_id'>, userId: string): 'student' | 'teacher' =>
  userId === teacher_id ? 'teacher' : 'student';

interface OfPerson {
  lessonId: string;
  recordingId: string;
  userId: string;
}

/** Returns a recording of one of a person's lessons; refuses any other, whose existence is not told. */
export async function findRecording(db: Db, { lessonId, recordingId, userId }: OfPerson): Promise<RecordingRow> {
  const rows =
    isUuid(recordingId) && isUuid(lessonId)
      ? await db.sql<RecordingRow>(
          'recording-find',
          `SELECT ${columns} FROM recordings WHERE id = $1 AND lesson_id = $3 AND $2 IN (student_id, teacher_id)`,
          [recordingId, userId, lessonId],
        )
      : [];
  if (!rows[0]) throw refuse('recording-not-found');
  return rows[0];
}

/** Returns a recording, and holds it until the transaction ends. */
export async function lockRecording(db: Db, recordingId: string): Promise<RecordingRow> {
  const [row] = await db.sql<RecordingRow>('recording-lock', `SELECT ${columns} FROM recordings WHERE id = $1 FOR UPDATE`, [recordingId]);
  if (!row) throw refuse('recording-not-found');
  return row;
}

/** Waits until nobody enters or leaves a classroom, and holds it until the transaction ends. */
export async function lockRoom(db: Db, agreementId: string): Promise<void> {
  await db.run('recording-room', 'SELECT 1 FROM rooms WHERE agreement_id = $1 FOR UPDATE', [agreementId]);
}

type Asked = Pick<
  RecordingRow,
  'id' | 'agreement_id' | 'lesson_id' | 'student_id' | 'teacher_id' | 'asked_by' | 'asked_from' | 'kind' | 'kept_days'
> & { now: number };

/** Stores a question; returns undefined if the lesson is being recorded, or was asked about already. */
export async function storeAsked(db: Db, asked: Asked): Promise<RecordingRow | undefined> {
  const [row] = await db.sql<RecordingRow>(
    'recording-ask',
    `INSERT INTO recordings (id, agreement_id, lesson_id, student_id, teacher_id, asked_by, asked_from, kind, kept_days, state, asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'asked', $10) ON CONFLICT (agreement_id) WHERE state IN ('asked', 'running') DO NOTHING RETURNING ${columns}`,
    [
      ...[asked.id, asked.agreement_id, asked.lesson_id, asked.student_id, asked.teacher_id, asked.asked_by, asked.asked_from],
      ...[asked.kind, asked.kept_days, new Date(asked.now)],
    ],
  );
  return row;
}

/** Stores a recording that the caller holds. */
export async function saveRecording(db: Db, row: RecordingRow): Promise<void> {
  await db.run(
    'recording-save',
    `UPDATE recordings SET state = $2, started_at = $3, began_at = $4, made_as = $5, ended_at = $6, ended_by = $7, last_chunk_at = $8,
       is_complete = $9, turn = $10, stored_as = $11, content_type = $12, seconds = $13, bytes = $14, deletes_at = $15, deleted_at = $16,
       deleted_by = $17, lost_pages = $18, lost_at = $19 WHERE id = $1`,
    [
      ...[row.id, row.state, row.started_at, row.began_at, row.made_as, row.ended_at, row.ended_by, row.last_chunk_at, row.is_complete],
      ...[row.turn, row.stored_as, row.content_type, row.seconds, row.bytes, row.deletes_at, row.deleted_at, row.deleted_by],
      ...[row.lost_pages, row.lost_at],
    ],
  );
}

/** Returns the recording of an agreement that is asked for or runs, and holds it until the transaction ends. */
export async function lockCurrent(db: Db, agreementId: string): Promise<RecordingRow | undefined> {
  const [row] = await db.sql<RecordingRow>(
    'recording-current',
    `SELECT ${columns} FROM recordings WHERE agreement_id = $1 AND state IN ('asked', 'running') FOR UPDATE`,
    [agreementId],
  );
  return row;
}

/** Returns when both people of a classroom were last seen in it; null if one of them is not there. */
export async function bothSeenAt(db: Db, agreementId: string): Promise<number | null> {
  const [row] = await db.sql<{ seen_at: Date | null }>(
    'recording-seen',
    'SELECT min(seen_at) AS seen_at FROM room_peers WHERE agreement_id = $1 HAVING count(*) = 2',
    [agreementId],
  );
  return row?.seen_at?.getTime() ?? null;
}
