import { dayMs } from '@somo/calendar/days';
import type { Db } from '@somo/platform/db';

/** Makes two people contacts, or each of several pairs, because they share a lesson or a request: from then on neither counts as new to the other. */
export async function addContacts(db: Db, pairs: readonly { studentId: string; teacherId: string }[], now: number): Promise<void> {
  await db.run(
    'contacts-add',
    // In order, so that two such statements cannot deadlock.
    `INSERT INTO contacts (person_id, other_id, since)
     SELECT DISTINCT one, other, $3::timestamptz FROM unnest($1::uuid[] || $2::uuid[], $2::uuid[] || $1::uuid[]) AS pair (one, other)
     ORDER BY one, other
     ON CONFLICT (person_id, other_id) DO UPDATE SET is_new = false WHERE contacts.is_new`,
    [pairs.map(({ studentId }) => studentId), pairs.map(({ teacherId }) => teacherId), new Date(now)],
  );
}

/** Makes a student and a teacher contacts because the student writes first. */
export async function openContact(db: Db, studentId: string, teacherId: string, now: number): Promise<void> {
  await db.run(
    'contacts-open',
    `INSERT INTO contacts (person_id, other_id, is_new, opened_by, since) VALUES ($1, $2, true, $1, $3), ($2, $1, true, $1, $3)
     ON CONFLICT DO NOTHING`,
    [studentId, teacherId, new Date(now)],
  );
}

/** The addressee has answered. */
export async function settleContact(db: Db, one: string, other: string): Promise<void> {
  await db.run(
    'contacts-settle',
    'UPDATE contacts SET is_new = false WHERE (person_id = $1 AND other_id = $2) OR (person_id = $2 AND other_id = $1)',
    [one, other],
  );
}

/** Returns when a student wrote first to other teachers than this one within the last 24 hours, the earliest first; counted one at a time. */
export async function lockOpened(db: Db, studentId: string, teacherId: string, now: number): Promise<Date[]> {
  await db.sql('contacts-lock', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`first-contact:${studentId}`]);
  const rows = await db.sql<{ since: Date | null }>(
    'contacts-opened',
    'SELECT since FROM contacts WHERE opened_by = $1 AND person_id = $1 AND other_id <> $2 AND since > $3 ORDER BY since',
    [studentId, teacherId, new Date(now - dayMs)],
  );
  return rows.flatMap(({ since }) => since ?? []);
}
