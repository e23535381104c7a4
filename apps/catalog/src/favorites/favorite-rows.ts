import type { Db } from '@somo/platform/db';
import { earliestStart } from '../domain/earliest-start.js';
import { cardColumns, type CardRow } from '../store/cards.js';
import { isOpenToAll } from '../store/listing.js';
import { nextFree } from '../store/next-free.js';
import { justBefore } from '../store/read-profile.js';

interface Favorite {
  studentId: string;
  teacherId: string;
  addedAt: Date;
}

interface Wanted {
  now: number;
  limit: number;
  /** The last one of the page before; nulls for the first page. */
  after: { time: string | null; id: string | null };
}

export async function hasTeacher(db: Db, teacherId: string): Promise<boolean> {
  const rows = await db.sql('favorite-teacher', "SELECT 1 FROM profiles WHERE user_id = $1 AND role = 'teacher' AND NOT suspended", [
    teacherId,
  ]);
  return rows.length === 1;
}

/** Adds a favorite unless there are `most` others, one at a time; returns whether it is one now. */
export async function addFavorite(db: Db, { studentId, teacherId, addedAt }: Favorite, most: number): Promise<boolean> {
  await db.sql('favorites-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`favorites:${studentId}`]);
  const [row] = await db.sql<{ others: number }>(
    'favorites-count',
    'SELECT count(*)::int AS others FROM favorites WHERE student_id = $1 AND teacher_id <> $2',
    [studentId, teacherId],
  );
  if ((row?.others ?? 0) >= most) return false;
  await db.run(
    'favorite-add',
    'INSERT INTO favorites (student_id, teacher_id, added_at) VALUES ($1, $2, $3) ON CONFLICT (student_id, teacher_id) DO NOTHING',
    [studentId, teacherId, addedAt],
  );
  return true;
}

/** Returns whether it was one. */
export async function removeFavorite(db: Db, studentId: string, teacherId: string): Promise<boolean> {
  const text = 'DELETE FROM favorites WHERE student_id = $1 AND teacher_id = $2';
  return (await db.run('favorite-remove', text, [studentId, teacherId])) === 1;
}

/** Returns the cards of a student's favorites, the one added last first. */
export function favoriteCards(db: Db, studentId: string, { now, limit, after }: Wanted) {
  return db.sql<CardRow & { isListed: boolean; addedAt: Date }>(
    'favorite-cards',
    `SELECT ${isOpenToAll} AS "isListed", f.added_at AS "addedAt", ${cardColumns(nextFree('$2'))}
       FROM favorites f JOIN profiles p ON p.user_id = f.teacher_id LEFT JOIN openings o ON o.teacher_id = p.user_id
      WHERE f.student_id = $1 AND NOT p.suspended AND ($3::timestamptz IS NULL OR (f.added_at, f.teacher_id) < ($3, $4::uuid))
      ORDER BY f.added_at DESC, f.teacher_id DESC LIMIT $5`,
    [studentId, justBefore(earliestStart(now)), after.time, after.id, limit],
  );
}

/** Returns a student's favorites, the one added last first. */
export async function favoriteIds(db: Db, studentId: string): Promise<string[]> {
  const rows = await db.sql<{ id: string }>(
    'favorite-ids',
    `SELECT f.teacher_id AS id FROM favorites f JOIN profiles p ON p.user_id = f.teacher_id
      WHERE f.student_id = $1 AND NOT p.suspended ORDER BY f.added_at DESC, f.teacher_id DESC`,
    [studentId],
  );
  return rows.map(({ id }) => id);
}
