import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { answerRequest } from '../domain/request.js';
import { lockRequest, updateRequest } from '../store/request-rows.js';
import { requestState } from '../store/request-views.js';
import { publishTeaching } from '../teaching/publish-teaching.js';

@Injectable()
export class ExpireRequest {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Runs('expire-request')
  async run({ requestId }: Jobs['expire-request']['data'], work: DueWork): Promise<void> {
    await this.transaction.finish(work, async (tx) => {
      const request = await lockRequest(tx.db, requestId);
      if (request?.status !== 'pending') return;
      const now = this.clock.now();
      // The teacher has proposed other times, which gives the student time to answer.
      if (now < request.expiresAt) {
        tx.plan('expire-request', { key: `${requestId}-${request.version}`, dueAt: request.expiresAt, data: { requestId } });
        return;
      }
      const expired = answerRequest(request, { status: 'expired' }, now);
      await updateRequest(tx.db, expired);
      tx.emit('request.expired', requestState(expired));
      await publishTeaching(tx, expired.teacherId);
    });
  }
}
