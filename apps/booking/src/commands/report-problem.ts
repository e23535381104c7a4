import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { ProblemRecord } from '@somo/contracts/problems';
import { refuse } from '@somo/contracts/refusals';
import { ReportProblemBody } from '@somo/contracts/routes/lessons';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { sideOf } from '../domain/participants.js';
import { report } from '../domain/problem.js';
import { lockBooking } from '../store/change-booking.js';
import { addProblem, problemRecord, problemState } from '../store/problems.js';

@Injectable()
export class ReportProblem {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('booking.report-problem', {
    by: ['participant'],
    input: ReportProblemBody,
    refuses: [
      ...(['lesson-not-found', 'lesson-not-reportable', 'too-early-to-report', 'too-late-to-report'] as const),
      ...(['problem-already-reported', 'idempotency-key-reused', 'in-progress'] as const),
    ],
  })
  async run(input: Asks['booking.report-problem']['in'], caller: Caller): Promise<ProblemRecord> {
    const { userId } = userOf(caller);
    const { bookingId, kind, text } = input;
    return runOnce(this, onceOf('report-problem', userId, input), async (tx) => {
      const { booking, is } = sideOf(await lockBooking(tx.db, bookingId), userId);
      const problem = report(booking, { id: newId(), kind, text: text.trim(), reportedBy: is }, this.clock.now());
      if (!(await addProblem(tx.db, problem))) throw refuse('problem-already-reported');
      tx.emit('problem.reported', problemState(problem, booking));
      return problemRecord(problem);
    });
  }
}
