import { Injectable } from '@nestjs/common';
import { dayMs } from '@somo/calendar/days';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { DecideVerificationBody } from '@somo/contracts/routes/verification';
import { documentDays } from '@somo/contracts/rules/verification';
import { toInstant } from '@somo/contracts/time';
import type { VerificationRecord } from '@somo/contracts/verification';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { addAudit, auditRefusal } from '@somo/platform/operating/audit';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkTwoStep } from '../check-two-step.js';
import { expiryOf, wordsOf } from '../domain/decision.js';
import { caseColumns, lockCase, toRecord, type CaseRow } from '../store/case-rows.js';
import { refreshVerified } from '../refresh-verified.js';

@Injectable()
export class DecideVerification {
  constructor(
    private readonly transaction: Transaction,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** Decision, badge, event and audit are one commit. */
  @Handles('catalog.decide-verification', {
    by: ['operator:trust'],
    input: DecideVerificationBody,
    refuses: ['invalid-input', 'verification-not-found', 'verification-not-pending', 'account-suspended'],
  })
  run({ caseId, outcome, ...body }: Asks['catalog.decide-verification']['in'], caller: Caller): Promise<VerificationRecord> {
    const operatorId = userOf(caller).userId;
    const action = outcome === 'approved' ? 'approve-verification' : 'refuse-verification';
    const asked = { ...(body.reasons ? { reasons: body.reasons } : {}), ...(body.note ? { note: body.note } : {}) };
    const attempt = { operatorId, action, thingId: caseId, details: asked };
    return auditRefusal(this.transaction, this.clock, attempt, async () => {
      await checkTwoStep(this.ask);
      return this.transaction.run(async (tx) => {
        await checkNotSuspended(tx.db, operatorId);
        const before = await lockCase(tx.db, caseId);
        if (!before) throw refuse('verification-not-found');
        const { reasons, note } = wordsOf(outcome, body);
        if (before.state !== 'pending' || before.kind === null) throw refuse('verification-not-pending');
        const now = this.clock.now();
        const expiresAt = outcome === 'approved' ? expiryOf(now) : null;
        const deleteAt = new Date(now + documentDays * dayMs);
        const [after] = await tx.db.sql<CaseRow>('verification-decide', deciding, [
          ...[caseId, outcome, new Date(now), operatorId, reasons, note],
          ...[expiresAt === null ? null : new Date(expiresAt), deleteAt],
        ]);
        const { teacherId, kind } = before;
        await refreshVerified(tx, teacherId, now);
        await addAudit(tx.db, { ...attempt, details: { kind, teacherId, reasons, ...(note === null ? {} : { note }) } }, now);
        tx.emit('verification.decided', {
          ...{ verificationId: caseId, teacherId, kind, outcome, reasons },
          ...{ expiresAt: expiresAt === null ? null : toInstant(expiresAt), decidedAt: toInstant(now) },
        });
        return toRecord(after!, now);
      });
    });
  }
}

const deciding = `
  UPDATE verification_cases SET state = $2, decided_at = $3, decided_by = $4, reasons = $5, note = $6, expires_at = $7, delete_at = $8
  WHERE id = $1 RETURNING ${caseColumns}`;
