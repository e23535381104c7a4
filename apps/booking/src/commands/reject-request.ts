import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { RequestRecord } from '@somo/contracts/requests';
import { RejectRequestBody } from '@somo/contracts/routes/requests';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { readReason } from '../domain/reason.js';
import { requestFor } from '../domain/request-sides.js';
import { answeredByTeacher, answerRequest } from '../domain/request.js';
import { lockRequest, updateRequest } from '../store/request-rows.js';
import { requestRecord, requestState } from '../store/request-views.js';
import { publishTeaching } from '../teaching/publish-teaching.js';

@Injectable()
export class RejectRequest {
  constructor(
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  @Handles('booking.reject-request', {
    by: ['teacher'],
    input: RejectRequestBody,
    refuses: ['invalid-input', 'request-not-found', 'request-not-pending', 'idempotency-key-reused', 'in-progress'],
  })
  async run(input: Asks['booking.reject-request']['in'], caller: Caller): Promise<RequestRecord> {
    const { userId } = userOf(caller);
    const { requestId } = input;
    const rejectReason = readReason(input.reason);
    return runOnce(this, onceOf('reject-request', userId, input), async (tx) => {
      const now = this.clock.now();
      const request = requestFor(await lockRequest(tx.db, requestId), 'teacher', userId);
      const rejected = answerRequest(answeredByTeacher(request, now), { status: 'rejected', rejectReason }, now);
      await updateRequest(tx.db, rejected);
      await tx.unplan('expire-request', requestId);
      tx.emit('request.rejected', requestState(rejected));
      await publishTeaching(tx, userId);
      return requestRecord(rejected);
    });
  }
}
