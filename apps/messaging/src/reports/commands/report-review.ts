import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { OwnReviewReport } from '@somo/contracts/reports';
import { refuse } from '@somo/contracts/refusals';
import { ReportPersonBody } from '@somo/contracts/routes/reports';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { checkNotSuspended } from '@somo/platform/operating/suspensions';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { ownReviewReport, storeReport } from '../store/reports.js';

@Injectable()
export class ReportReview {
  constructor(
    private readonly transaction: Transaction,
    private readonly ask: Ask,
    private readonly clock: Clock,
  ) {}

  /** What is reported is copied: it may be changed until an operator reads it. */
  @Handles('messaging.report-review', {
    by: ['any'],
    input: ReportPersonBody,
    refuses: ['review-not-found', 'account-suspended', 'already-reported'],
  })
  async run({ reviewId, kind, text }: Asks['messaging.report-review']['in'], caller: Caller): Promise<OwnReviewReport> {
    const { userId: reporterId } = userOf(caller);
    const { studentId, teacherId, rating, text: words, reply } = await this.ask.for('catalog.get-review', { reviewId });
    const isOwn = reporterId === studentId;
    if (isOwn && !reply) throw refuse('review-not-found');
    return this.transaction.run(async ({ db }) => {
      await checkNotSuspended(db, reporterId);
      const stored = await storeReport(db, {
        ...{ id: newId(), reporterId, userId: isOwn ? teacherId : studentId, about: 'review', messageSeq: null, reviewId, kind },
        ...{ text: text.trim(), messages: [], review: { rating, text: words, reply: reply?.text ?? null }, now: this.clock.now() },
      });
      if (!stored) throw refuse('already-reported');
      return ownReviewReport(stored);
    });
  }
}
