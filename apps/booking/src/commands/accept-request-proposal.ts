import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { RequestRecord } from '@somo/contracts/requests';
import { AcceptProposalBody } from '@somo/contracts/routes/lessons';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { onceOf, runOnce } from '@somo/platform/idempotency';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { approveRequest, spanOf } from '../agreements/approve-request.js';
import { refusalOf } from '../claims/claim-refusal.js';
import { acceptedProposal, checkPending } from '../domain/request.js';
import { requestFor } from '../domain/request-sides.js';
import { Offers } from '../offers/offers.js';
import { claimRefusals } from '../store/claim-time.js';
import { findRequest, lockWithRivals } from '../store/request-rows.js';
import { requestRecord } from '../store/request-views.js';

@Injectable()
export class AcceptRequestProposal {
  constructor(
    private readonly offers: Offers,
    private readonly db: Db,
    readonly transaction: Transaction,
    readonly clock: Clock,
  ) {}

  /** Books the time that the student chooses. If it has been taken meanwhile, the request stays pending. */
  @Handles('booking.accept-request-proposal', {
    by: ['student'],
    input: AcceptProposalBody,
    refuses: [
      ...claimRefusals,
      ...(['request-not-found', 'request-not-pending', 'proposal-not-open', 'proposal-choice-needed', 'invalid-input'] as const),
      ...(['teacher-not-found', 'idempotency-key-reused'] as const),
    ],
  })
  async run(input: Asks['booking.accept-request-proposal']['in'], caller: Caller): Promise<RequestRecord> {
    const { userId } = userOf(caller);
    const { requestId, startsAt } = input;
    const seen = requestFor(await findRequest(this.db, requestId), 'student', userId);
    const { hours } = await this.offers.of(seen.teacherId);
    const now = this.clock.now();
    return runOnce(this, onceOf('accept-request-proposal', userId, input), async (tx) => {
      checkPending(seen, now);
      const slot = acceptedProposal(seen, startsAt, now);
      const { own, rivals } = await lockWithRivals(tx.db, seen, spanOf(slot, hours), now);
      const request = requestFor(own, 'student', userId);
      checkPending(request, now);
      // The teacher may have proposed other times meanwhile.
      acceptedProposal(request, slot.startsAt, now);
      const result = await approveRequest(tx, request, { slot, by: 'student', rivals, hours, now });
      if ('failure' in result) throw refusalOf(result.failure, { hours, startsAt: fromInstant(slot.startsAt) }, now);
      return requestRecord(result.approved);
    });
  }
}
