import type { TeachingState } from '@somo/contracts/events/teaching';
import type { Tx } from '@somo/platform/transaction';

/**
 * Counts how the teacher has taught so far, and publishes it if it changed. Called last in a transaction: it makes others of the same
 * teacher wait, so that the later one counts what the earlier one did.
 */
export async function publishTeaching(tx: Tx, teacherId: string): Promise<void> {
  await tx.db.run(
    'teaching-lock',
    `INSERT INTO teaching AS t (teacher_id, version, lessons_taught) VALUES ($1, 0, 0)
     ON CONFLICT (teacher_id) DO UPDATE SET version = t.version`,
    [teacherId],
  );
  const [changed] = await tx.db.sql<TeachingState>(
    'teaching-count',
    `UPDATE teaching SET version = version + 1, lessons_taught = counted.taught, answer_minutes = counted.minutes
       FROM (SELECT lessons_taught_by($1) AS taught, answer_minutes_of($1) AS minutes) AS counted
      WHERE teacher_id = $1 AND (lessons_taught, answer_minutes) IS DISTINCT FROM (counted.taught, counted.minutes)
     RETURNING teacher_id AS "teacherId", version, lessons_taught AS "lessonsTaught", answer_minutes AS "answerMinutes"`,
    [teacherId],
  );
  if (changed) tx.emit('teaching.changed', changed);
}
