import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { RequestRecord } from '@somo/contracts/requests';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { requestFor } from '../domain/request-sides.js';
import { answerRequest } from '../domain/request.js';
import { lockRequest, updateRequest } from '../store/request-rows.js';
import { requestRecord, requestState } from '../store/request-views.js';

@Injectable()
export class WithdrawRequest {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('booking.withdraw-request', {
    by: ['student'],
    refuses: ['request-not-found', 'request-not-pending', 'idempotency-key-reused', 'in-progress'],
  })
  async run(input: Asks['booking.withdraw-request']['in'], caller: Caller): Promise<RequestRecord> {
    const { userId } = userOf(caller);
    const { requestId } = input;
    return runOnce(this, onceOf('withdraw-request', userId, input), async (tx) => {
      const request = requestFor(await lockRequest(tx.db, requestId), 'student', userId);
      const withdrawn = answerRequest(request, { status: 'withdrawn' }, this.clock.now());
      await updateRequest(tx.db, withdrawn);
      await tx.unplan('expire-request', requestId);
      tx.emit('request.withdrawn', requestState(withdrawn));
      return requestRecord(withdrawn);
    });
  }
}
