import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse, type Refusal } from '@somo/contracts/refusals';
import type { RequestRecord } from '@somo/contracts/requests';
import { AcceptRequestBody } from '@somo/contracts/routes/requests';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { userOf } from '@somo/platform/user-of';
import { acceptedWish, answeredByTeacher, checkPending } from '../domain/request.js';
import { requestFor } from '../domain/request-sides.js';
import { approveRequest, spanOf } from '../agreements/approve-request.js';
import { refusalOf } from '../claims/claim-refusal.js';
import { Offers } from '../offers/offers.js';
import { claimRefusals, type ClaimFailure } from '../store/claim-time.js';
import { findRequest, lockWithRivals } from '../store/request-rows.js';
import { requestRecord } from '../store/request-views.js';
import { publishTeaching } from '../teaching/publish-teaching.js';

@Injectable()
export class AcceptRequest {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  /**
   * Books one of the wishes, also outside the published hours, and turns down the requests that have no time left. If the time has been taken
   * meanwhile, the request stays pending.
   */
  @Handles('booking.accept-request', {
    by: ['teacher'],
    input: AcceptRequestBody,
    refuses: [
      ...claimRefusals,
      ...(['time-not-free', 'time-passed', 'time-not-requested', 'request-not-found', 'request-not-pending'] as const),
      ...(['invalid-input', 'teacher-not-found', 'idempotency-key-reused'] as const),
    ],
  })
  async run(input: Asks['booking.accept-request']['in'], caller: Caller): Promise<RequestRecord> {
    const { userId } = userOf(caller);
    const { requestId } = input;
    const seen = requestFor(await findRequest(this.db, requestId), 'teacher', userId);
    const { hours } = await this.offers.of(userId);
    const now = this.clock.now();
    return runOnce(this, onceOf('accept-request', userId, input), async (tx) => {
      checkPending(seen, now);
      const slot = acceptedWish(seen, input.startsAt, now);
      const { own, rivals } = await lockWithRivals(tx.db, seen, spanOf(slot, hours), now);
      const answered = answeredByTeacher(requestFor(own, 'teacher', userId), now);
      const result = await approveRequest(tx, answered, { slot, by: 'teacher', rivals, hours, now });
      if ('failure' in result) throw toTeacher(result.failure);
      await publishTeaching(tx, userId);
      return requestRecord(result.approved);
    });
  }
}

/** Returns the refusal as the teacher may read it: what the student's account or other lessons are like is not the teacher's business. */
function toTeacher(failure: ClaimFailure): Refusal {
  if (failure.code === 'you-have-a-lesson-then') return refuse('time-not-free');
  if (failure.code === 'not-taking-new-students') return refuse('account-restricted');
  if (['account-suspended', 'teacher-not-available', 'account-restricted'].includes(failure.code)) return refuse('request-not-pending');
  return refusalOf(failure, undefined, 0);
}
