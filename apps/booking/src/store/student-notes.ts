import type { StudentNote } from '@somo/contracts/students';
import { toInstant } from '@somo/contracts/time';
import type { Db } from '@somo/platform/db';

/** A teacher and one of their students. */
interface Pair {
  teacherId: string;
  studentId: string;
}

/** Returns whether the teacher has or had a lesson with them that was not cancelled. */
export async function teaches(db: Db, { teacherId, studentId }: Pair): Promise<boolean> {
  const [row] = await db.sql<{ known: boolean }>(
    'teaches',
    `SELECT EXISTS (SELECT FROM bookings WHERE teacher_id = $1 AND student_id = $2 AND unannounced IS NOT TRUE
       AND status IN ('pending', 'confirmed', 'completed')) AS known`,
    [teacherId, studentId],
  );
  return row?.known === true;
}

/** Returns the teacher's notes about the student, newest first. */
export async function listNotes(db: Db, { teacherId, studentId }: Pair): Promise<StudentNote[]> {
  const rows = await db.sql<Omit<StudentNote, 'createdAt'> & { createdAt: Date }>(
    'student-notes',
    `SELECT id, text, created_at AS "createdAt" FROM student_notes WHERE teacher_id = $1 AND student_id = $2 ORDER BY created_at DESC, id DESC`,
    [teacherId, studentId],
  );
  return rows.map((row) => ({ ...row, createdAt: toInstant(row.createdAt.getTime()) }));
}

/** Adds a note unless there are `most` already, counting one at a time; returns whether it did. */
export async function addNote(
  db: Db,
  { teacherId, studentId }: Pair,
  { id, text, createdAt }: StudentNote,
  most: number,
): Promise<boolean> {
  await db.sql('student-notes-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`student-notes:${teacherId}:${studentId}`]);
  const added = await db.run(
    'student-note-add',
    `INSERT INTO student_notes (id, teacher_id, student_id, text, created_at)
     SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM student_notes WHERE teacher_id = $2 AND student_id = $3) < $6`,
    [id, teacherId, studentId, text, createdAt, most],
  );
  return added === 1;
}

/** Deletes a note of this teacher; returns whether there was one. */
export async function deleteNote(db: Db, teacherId: string, noteId: string): Promise<boolean> {
  return (await db.run('student-note-delete', 'DELETE FROM student_notes WHERE id = $1 AND teacher_id = $2', [noteId, teacherId])) === 1;
}
