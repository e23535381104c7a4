import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { SubmitVerificationBody } from '@somo/contracts/routes/verification';
import { documentsMax, renewalDays, type DocumentKind } from '@somo/contracts/rules/verification';
import type { VerificationCase } from '@somo/contracts/verification';
import { Clock } from '@somo/platform/clock';
import type { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { caseColumns, findUpload, lockTeacher, toCase, type CaseRow } from '../store/case-rows.js';

interface Held {
  kind: DocumentKind;
  pending: boolean;
  /** It is approved, and cannot be renewed yet. */
  holds: boolean;
  kept: boolean;
}

@Injectable()
export class SubmitVerification {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.submit-verification', {
    by: ['teacher'],
    input: SubmitVerificationBody,
    refuses: [
      ...(['upload-not-found', 'upload-incomplete', 'verification-pending', 'already-verified', 'too-many-documents'] as const),
      'account-suspended',
    ],
  })
  async run({ uploadId, kind }: Asks['catalog.submit-verification']['in'], caller: Caller): Promise<VerificationCase> {
    const { userId: teacherId } = userOf(caller);
    return this.transaction.run(async ({ db }) => {
      await checkNotSuspended(db, teacherId);
      await lockTeacher(db, teacherId);
      const now = this.clock.now();
      if ((await findUpload(db, uploadId, teacherId)).state !== 'uploaded') throw refuse('upload-incomplete');
      checkRoom(await this.held(db, teacherId, now), kind);
      const [row] = await db.sql<CaseRow>(
        'verification-submit',
        `UPDATE verification_cases SET kind = $2, state = 'pending', submitted_at = $3 WHERE id = $1 RETURNING ${caseColumns}`,
        [uploadId, kind, new Date(now)],
      );
      return toCase(row!, now);
    });
  }

  private held(db: Db, teacherId: string, now: number): Promise<Held[]> {
    return db.sql<Held>(
      'verification-held',
      `SELECT kind, state = 'pending' AS pending, state = 'approved' AND expires_at > $2 AS holds, deleted_at IS NULL AS kept
       FROM verification_cases WHERE teacher_id = $1 AND submitted_at IS NOT NULL AND state <> 'withdrawn'`,
      [teacherId, new Date(now + renewalDays * dayMs)],
    );
  }
}

/** One document of a kind waits at a time, and what is checked already need not be checked again until shortly before it expires. */
function checkRoom(held: Held[], kind: DocumentKind): void {
  const same = held.filter((one) => one.kind === kind);
  if (same.some(({ pending }) => pending)) throw refuse('verification-pending');
  if (same.some(({ holds }) => holds)) throw refuse('already-verified');
  if (held.filter(({ kept }) => kept).length >= documentsMax) throw refuse('too-many-documents');
}
