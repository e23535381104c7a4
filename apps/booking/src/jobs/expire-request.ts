import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Clock } from '@somo/platform/clock';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Runs } from '@somo/platform/runs';
import { Transaction } from '@somo/platform/transaction';
import { answerRequest } from '../domain/request.js';
import { lockRequest, updateRequest } from '../store/request-rows.js';
import { requestState } from '../store/request-views.js';

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
      const expired = answerRequest(request, { status: 'expired' }, this.clock.now());
      await updateRequest(tx.db, expired);
      tx.emit('request.expired', requestState(expired));
    });
  }
}
