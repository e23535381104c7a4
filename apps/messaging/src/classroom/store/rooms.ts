import type { LessonRecord } from '@somo/contracts/lessons';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

/** What a room knows of its lesson. */
export type RoomLesson = Pick<LessonRecord, 'id' | 'agreementId' | 'studentId' | 'teacherId' | 'startsAt' | 'endsAt'>;

interface RoomRow {
  agreement_id: string;
  lesson_id: string;
  student_id: string;
  teacher_id: string;
  starts_at: Date;
  ends_at: Date;
}

const roomOfLesson = 'SELECT agreement_id, lesson_id, student_id, teacher_id, starts_at, ends_at FROM rooms WHERE lesson_id = $1';

/** Returns what is known of the room of a lesson; undefined if no one has entered it yet. */
export const readRoom = async (db: Db, lessonId: string): Promise<RoomLesson | undefined> =>
  roomFrom(await db.sql<RoomRow>('room-of-lesson', roomOfLesson, [lessonId]));

/** As `readRoom`, and nobody else enters or leaves it until the transaction ends. */
export const lockRoomOfLesson = async (db: Db, lessonId: string): Promise<RoomLesson | undefined> =>
  roomFrom(await db.sql<RoomRow>('room-lock', `${roomOfLesson} FOR UPDATE`, [lessonId]));

function roomFrom([row]: RoomRow[]): RoomLesson | undefined {
  return (
    row && {
      id: row.lesson_id,
      agreementId: row.agreement_id,
      studentId: row.student_id,
      teacherId: row.teacher_id,
      startsAt: toInstant(row.starts_at.getTime()),
      endsAt: toInstant(row.ends_at.getTime()),
    }
  );
}

/** Returns how often who is in a room has changed, this time included. The room stays locked until the transaction ends. */
export async function countChange(db: Db, agreementId: string): Promise<number> {
  const [row] = await db.sql<{ changes: number }>(
    'room-change',
    'UPDATE rooms SET changes = changes + 1 WHERE agreement_id = $1 RETURNING changes',
    [agreementId],
  );
  return row?.changes ?? 0;
}

/** Returns how often who is in a room has changed; 0 if no one has entered it yet. */
export async function readChanges(db: Db, agreementId: string): Promise<number> {
  const [row] = await db.sql<{ changes: number }>('room-changes', 'SELECT changes FROM rooms WHERE agreement_id = $1', [agreementId]);
  return row?.changes ?? 0;
}

/** Stores what the room must know when booking cannot be asked. */
export async function storeRoom(db: Db, lesson: RoomLesson): Promise<void> {
  await db.run(
    'room-store',
    `INSERT INTO rooms (agreement_id, lesson_id, student_id, teacher_id, starts_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (agreement_id) DO UPDATE SET lesson_id = excluded.lesson_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    [lesson.agreementId, lesson.id, lesson.studentId, lesson.teacherId, lesson.startsAt, lesson.endsAt],
  );
}
