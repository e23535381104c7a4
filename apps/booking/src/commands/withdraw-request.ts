import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { RequestRecord } from '@somo/contracts/requests';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { requestFor } from '../domain/request-sides.js';
import { answerRequest } from '../domain/request.js';
import { lockRequest, updateRequest } from '../store/request-rows.js';
import { requestRecord, requestState } from '../store/request-views.js';

@Injectable()
export class WithdrawRequest {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.withdraw-request', { by: ['student'], refuses: ['request-not-found', 'request-not-pending'] })
  async run({ requestId }: Asks['booking.withdraw-request']['in'], caller: Caller): Promise<RequestRecord> {
    const { userId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      const request = requestFor(await lockRequest(tx.db, requestId), 'student', userId);
      const withdrawn = answerRequest(request, { status: 'withdrawn' }, this.clock.now());
      await updateRequest(tx.db, withdrawn);
      await tx.unplan('expire-request', { prefix: requestId });
      tx.emit('request.withdrawn', requestState(withdrawn));
      return requestRecord(withdrawn);
    });
  }
}
