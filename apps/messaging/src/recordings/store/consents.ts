import { recordingWording } from '@somo/contracts/rules/recordings';
import type { Db } from '@somo/platform/db';
import { newId } from '@somo/platform/ids';

type ConsentAct = 'given' | 'refused' | 'withdrawn';
/** By asking, by an answer, by ending the recording, by leaving the classroom, or as a guardian on the lesson's page. */
export type ConsentHow = 'asked' | 'answered' | 'stopped' | 'left' | 'guardian';

type Side = 'student' | 'teacher';

interface Consent {
  agreementId: string;
  lessonId: string;
  /** null: for the whole lesson. */
  recordingId: string | null;
  userId: string;
  side: Side;
  act: ConsentAct;
  how: ConsentHow;
  now: number;
}

/** Adds what a person agreed to or took back. Nothing in this ledger is ever changed or deleted. */
export async function noteConsent(db: Db, { agreementId, lessonId, recordingId, userId, side, act, how, now }: Consent): Promise<void> {
  await db.run(
    'recording-consent-note',
    `INSERT INTO recording_consents (id, agreement_id, lesson_id, recording_id, user_id, side, act, how, wording, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [newId(), agreementId, lessonId, recordingId, userId, side, act, how, recordingWording, new Date(now)],
  );
}

/** Returns what the guardian said last about recording a lesson; undefined if they said nothing. */
export async function guardianConsent(db: Db, agreementId: string): Promise<{ on: boolean; at: Date } | undefined> {
  const [row] = await db.sql<{ act: ConsentAct; at: Date }>(
    'recording-guardian',
    `SELECT act, at FROM recording_consents WHERE agreement_id = $1 AND how = 'guardian' ORDER BY at DESC, id DESC LIMIT 1`,
    [agreementId],
  );
  return row && { on: row.act === 'given', at: row.at };
}

interface ConsentRow {
  side: Side;
  act: ConsentAct;
  how: ConsentHow;
  wording: number;
  at: Date;
}

/** Returns everything that was said about recording the lessons of an agreement, the first first. */
export const listConsents = (db: Db, agreementId: string): Promise<ConsentRow[]> =>
  db.sql<ConsentRow>(
    'recording-consents',
    'SELECT side, act, how, wording, at FROM recording_consents WHERE agreement_id = $1 ORDER BY at, id',
    [agreementId],
  );

/** Returns the agreement of a lesson about whose recording something was said; undefined of any other. */
export async function agreementOf(db: Db, lessonIds: string[]): Promise<string | undefined> {
  const [row] = await db.sql<{ agreement_id: string }>(
    'recording-agreement',
    'SELECT agreement_id FROM recording_consents WHERE lesson_id = ANY ($1::uuid[]) LIMIT 1',
    [lessonIds],
  );
  return row?.agreement_id;
}
