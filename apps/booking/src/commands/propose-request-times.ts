import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import type { RequestRecord } from '@somo/contracts/requests';
import { ProposeTimesBody } from '@somo/contracts/routes/requests';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { checkFree } from '../agreements/check-free.js';
import { anySlot, type OfferedSlot } from '../domain/agreed-time.js';
import { answeredByTeacher, proposeForRequest } from '../domain/request.js';
import { requestFor } from '../domain/request-sides.js';
import { proposedTimes } from '../domain/requested-times.js';
import { checkAgreeable } from '../domain/rescheduling.js';
import { Offers } from '../offers/offers.js';
import { findRequest, lockRequest, updateRequest } from '../store/request-rows.js';
import { restrictedOfNewTwo } from '../store/restrictions.js';
import { requestRecord, requestState } from '../store/request-views.js';
import { publishTeaching } from '../teaching/publish-teaching.js';

@Injectable()
export class ProposeRequestTimes {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  /** Proposes other times in answer to a request, replacing any earlier ones; nothing is booked until the student accepts one. */
  @Handles('booking.propose-request-times', {
    by: ['teacher'],
    input: ProposeTimesBody,
    refuses: [
      ...(['invalid-input', 'time-passed', 'beyond-horizon', 'time-not-free', 'daily-limit-reached', 'request-not-found'] as const),
      ...(['request-not-pending', 'teacher-not-found', 'idempotency-key-reused', 'in-progress', 'account-restricted'] as const),
    ],
  })
  async run(input: Asks['booking.propose-request-times']['in'], caller: Caller): Promise<RequestRecord> {
    const { userId } = userOf(caller);
    const { requestId } = input;
    const { slots } = requestFor(await findRequest(this.db, requestId), 'teacher', userId);
    const now = this.clock.now();
    const times = proposedTimes(input.proposals, slots);
    for (const time of times) checkAgreeable(time, now);
    const { hours } = await this.offers.of(userId);
    const proposals = times.map((time) => anySlot(hours, time));
    return runOnce(this, onceOf('propose-request-times', userId, input), async (tx) => {
      const request = requestFor(await lockRequest(tx.db, requestId), 'teacher', userId);
      const proposed = proposeForRequest(answeredByTeacher(request, now), proposals, now);
      // Nothing new to the student.
      if (isDeepStrictEqual(startsOf(request.proposals), startsOf(proposals))) return requestRecord(request);
      const restricted = await restrictedOfNewTwo(tx.db, request.studentId, userId);
      if (restricted) throw refuse(restricted === 'not-taking-new-students' ? 'account-restricted' : 'request-not-pending');
      await checkFree(tx.db, { ...request, agreementId: requestId }, proposals);
      await updateRequest(tx.db, proposed);
      const options = proposals.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }));
      tx.emit('request.times-proposed', { ...requestState(proposed), proposals: options });
      await publishTeaching(tx, userId);
      return requestRecord(proposed);
    });
  }
}

const startsOf = (slots: readonly OfferedSlot[]) => slots.map(({ startsAt }) => startsAt);
