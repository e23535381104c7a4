import type { Db } from '@somo/platform/db';
import type { Booking } from '../domain/booking.js';
import { notesFor, type AuthoredText, type ReadableNotes } from '../domain/notes.js';

/** A row as the driver returns it. */
type TextRow = Omit<AuthoredText, 'updatedAt'> & { updatedAt: Date };

export async function textsOf(db: Db, agreementId: string): Promise<AuthoredText[]> {
  const rows = await db.sql<TextRow>(
    'lesson-texts',
    `SELECT kind, author_id AS "authorId", text, updated_at AS "updatedAt" FROM lesson_texts WHERE agreement_id = $1 ORDER BY updated_at`,
    [agreementId],
  );
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.getTime() }));
}

/** Returns the notes about a lesson that this participant may read. */
export async function readNotes(db: Db, { agreementId }: Pick<Booking, 'agreementId'>, readerId: string): Promise<ReadableNotes> {
  return notesFor(await textsOf(db, agreementId), readerId);
}

/** Stores a text in place of the one before: the last one stays. */
export async function saveText(db: Db, agreementId: string, { kind, authorId, text, updatedAt }: AuthoredText): Promise<void> {
  await db.run(
    'lesson-text-save',
    `INSERT INTO lesson_texts (agreement_id, kind, author_id, text, updated_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (agreement_id, kind, author_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`,
    [agreementId, kind, authorId, text, new Date(updatedAt)],
  );
}
