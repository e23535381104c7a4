import type { Db } from '@somo/platform/db';

/** Returns whether the student has completed a lesson with the teacher. */
export async function hadLesson(db: Db, { studentId, teacherId }: { studentId: string; teacherId: string }): Promise<boolean> {
  const [row] = await db.sql<{ had: boolean }>(
    'had-lesson',
    `SELECT EXISTS (SELECT FROM bookings WHERE student_id = $1 AND teacher_id = $2 AND status = 'completed') AS had`,
    [studentId, teacherId],
  );
  return row?.had === true;
}
