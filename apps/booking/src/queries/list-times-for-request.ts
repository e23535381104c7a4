import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { OpenSlots } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { checkPending } from '../domain/request.js';
import { requestFor } from '../domain/request-sides.js';
import { agreedTerms, freeTimes } from '../offers/free-times.js';
import { Offers } from '../offers/offers.js';
import { findRequest } from '../store/request-rows.js';

@Injectable()
export class ListTimesForRequest {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Lists the times that a teacher may propose in answer to a request: in their hours, with both people free, and not wished already. */
  @Handles('booking.list-times-for-request', {
    by: ['teacher'],
    refuses: ['request-not-found', 'request-not-pending', 'range-too-long', 'invalid-input', 'teacher-not-found'],
  })
  async run({ requestId, ...range }: Asks['booking.list-times-for-request']['in'], caller: Caller): Promise<OpenSlots> {
    const request = requestFor(await findRequest(this.db, requestId), 'teacher', userOf(caller).userId);
    const now = this.clock.now();
    // The student's free times are visible only while the request is open.
    checkPending(request, now);
    const { hours } = await this.offers.of(request.teacherId);
    const except = request.slots.map(({ startsAt }) => fromInstant(startsAt));
    return freeTimes(this.db, { ...range, hours, pair: { ...request, agreementId: requestId }, terms: agreedTerms, now, except });
  }
}
