import type { TeachingState } from '@somo/contracts/events/teaching';
import type { Db } from '@somo/platform/db';

/** Makes others who count for the same teacher wait until the transaction ends. */
export async function lockTeaching(db: Db, teacherId: string): Promise<void> {
  await db.run(
    'teaching-lock',
    `INSERT INTO teaching AS t (teacher_id, version, lessons_taught) VALUES ($1, 0, 0)
     ON CONFLICT (teacher_id) DO UPDATE SET version = t.version`,
    [teacherId],
  );
}

/** Counts how the teacher, who must be locked, has taught so far; returns it if it changed. */
export async function countTeaching(db: Db, teacherId: string): Promise<TeachingState | undefined> {
  const [changed] = await db.sql<TeachingState>(
    'teaching-count',
    `UPDATE teaching SET version = version + 1, lessons_taught = counted.taught, answer_minutes = counted.minutes
       FROM (SELECT lessons_taught_by($1) AS taught, answer_minutes_of($1) AS minutes) AS counted
      WHERE teacher_id = $1 AND (lessons_taught, answer_minutes) IS DISTINCT FROM (counted.taught, counted.minutes)
     RETURNING teacher_id AS "teacherId", version, lessons_taught AS "lessonsTaught", answer_minutes AS "answerMinutes"`,
    [teacherId],
  );
  return changed;
}
