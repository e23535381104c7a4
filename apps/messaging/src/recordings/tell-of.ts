import type { RecordingFacts } from '@somo/contracts/events/recording';
import type { RecordingState } from '@somo/contracts/recordings';
import { toInstant } from '@somo/contracts/time';
import type { Tx } from '@somo/platform/transaction';
import { sideIn, type RecordingRow } from './store/recordings.js';

const eventOf = {
  running: 'recording.started',
  ended: 'recording.ended',
  ready: 'recording.ready',
  deleted: 'recording.deleted',
} as const satisfies Partial<Record<RecordingState, string>>;

/** Pushes the state of a recording that has just changed to both people, and publishes it. */
export function tellOf(tx: Tx, row: RecordingRow): void {
  const { id, lesson_id: lessonId, state, student_id, teacher_id } = row;
  for (const userId of [student_id, teacher_id]) tx.live(userId, 'recording.changed', { lessonId, recordingId: id, state });
  const facts = factsOf(row);
  if (facts && isPublished(state)) tx.emit(eventOf[state], facts);
}

const isPublished = (state: RecordingState): state is keyof typeof eventOf => state in eventOf;

/** undefined: it has not started. */
function factsOf(row: RecordingRow): RecordingFacts | undefined {
  const { id, lesson_id, agreement_id, student_id, teacher_id, started_at, ended_at, ended_by, deleted_at, deleted_by } = row;
  if (!started_at) return undefined;
  const side = (userId: string | null) => (userId === null ? null : sideIn(row, userId));
  return {
    ...{ recordingId: id, bookingId: lesson_id, agreementId: agreement_id, studentId: student_id, teacherId: teacher_id },
    version: deleted_at ? 3 : ended_at ? 2 : 1,
    startedAt: at(started_at),
    ...{ endedAt: ended_at && at(ended_at), endedBy: side(ended_by) },
    ...{ deletedAt: deleted_at && at(deleted_at), deletedBy: side(deleted_by) },
  };
}

const at = (date: Date) => toInstant(date.getTime());
