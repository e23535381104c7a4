import type { DocumentKind, RefusalReason } from '@somo/contracts/rules/verification';
import { refuse } from '@somo/contracts/refusals';
import { toInstant, type Instant } from '@somo/contracts/time';
import type { MessageFile } from '@somo/contracts/uploads';
import type { VerificationCase, VerificationRecord } from '@somo/contracts/verification';
import type { Db } from '@somo/platform/db';

type CaseState = 'uploading' | 'uploaded' | 'pending' | 'approved' | 'refused' | 'withdrawn';

/** A document as the driver returns it. Its kind and `submittedAt` are there once it was handed in. */
export interface CaseRow {
  id: string;
  teacherId: string;
  kind: DocumentKind | null;
  state: CaseState;
  name: string | null;
  contentType: string | null;
  bytes: number;
  sealedKey: string | null;
  submittedAt: Date | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  reasons: RefusalReason[];
  note: string | null;
  expiresAt: Date | null;
  deleteAt: Date | null;
  deletedAt: Date | null;
}

export const caseColumns = `id, teacher_id AS "teacherId", kind, state, name, content_type AS "contentType", bytes, sealed_key AS "sealedKey",
  submitted_at AS "submittedAt", decided_at AS "decidedAt", decided_by AS "decidedBy", reasons, note, expires_at AS "expiresAt",
  delete_at AS "deleteAt", deleted_at AS "deletedAt"`;

/** Handed in, whatever became of it. */
export const handedIn = `state NOT IN ('uploading', 'uploaded')`;

/** Returns what a person has uploaded and not handed in yet; refuses anything else, whose existence is not told. */
export async function findUpload(db: Db, id: string, teacherId: string): Promise<CaseRow> {
  const [row] = await db.sql<CaseRow>(
    'verification-upload',
    `SELECT ${caseColumns} FROM verification_cases WHERE id = $1 AND teacher_id = $2 AND state IN ('uploading', 'uploaded')`,
    [id, teacherId],
  );
  if (!row) throw refuse('upload-not-found');
  return row;
}

/** Locks and returns a document that was handed in, until the transaction ends; undefined if there is none. */
export async function lockCase(db: Db, id: string): Promise<CaseRow | undefined> {
  const [row] = await db.sql<CaseRow>(
    'verification-lock',
    `SELECT ${caseColumns} FROM verification_cases WHERE id = $1 AND ${handedIn} FOR UPDATE`,
    [id],
  );
  return row;
}

/** One act of a teacher at a time, so that their documents are counted right. */
export async function lockTeacher(db: Db, teacherId: string): Promise<void> {
  await db.sql('verification-teacher', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`verification:${teacherId}`]);
}

export const toFile = ({ id, name, bytes, contentType }: CaseRow): MessageFile => ({
  ...{ id, name: name ?? '', bytes, contentType: contentType ?? 'application/octet-stream', width: null, height: null },
});

const instant = (date: Date): Instant => toInstant(date.getTime());
const instantOrNull = (date: Date | null): Instant | null => date && instant(date);

export function toCase(row: CaseRow, now: number): VerificationCase {
  const { id, kind, state, submittedAt, decidedAt, expiresAt, reasons, note, name, contentType, bytes, deleteAt, deletedAt } = row;
  const isOver = state === 'approved' && expiresAt !== null && expiresAt.getTime() <= now;
  return {
    ...{ id, kind: kind!, status: isOver ? 'expired' : (state as VerificationCase['status']), reasons, note },
    ...{ submittedAt: instant(submittedAt!), decidedAt: instantOrNull(decidedAt), expiresAt: instantOrNull(expiresAt) },
    document: deletedAt || name === null ? null : { name, contentType: contentType ?? '', bytes },
    deletedAt: instantOrNull(deletedAt ?? deleteAt),
  };
}

export function toRecord(row: CaseRow, now: number): VerificationRecord {
  return { ...toCase(row, now), teacherId: row.teacherId, decidedBy: row.decidedBy };
}
