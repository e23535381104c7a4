import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import type { RequestRecord } from '@somo/contracts/requests';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { Offers } from '../offers/offers.js';
import { conflictsOf } from '../store/request-conflicts.js';
import { findRequest } from '../store/request-rows.js';
import { requestRecord } from '../store/request-views.js';

@Injectable()
export class GetRequest {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  @Handles('booking.get-request', { by: ['student', 'teacher'], refuses: ['request-not-found'] })
  async run({ requestId }: Asks['booking.get-request']['in'], caller: Caller): Promise<RequestRecord> {
    const { userId } = userOf(caller);
    const request = await findRequest(this.db, requestId);
    if (!request || (request.studentId !== userId && request.teacherId !== userId)) throw refuse('request-not-found');
    if (request.teacherId !== userId || request.status !== 'pending') return requestRecord(request);
    const offer = await this.offers.ifReachable(userId);
    const conflicts = offer && (await conflictsOf(this.db, [request], offer.hours, this.clock.now()));
    return requestRecord(request, conflicts?.get(requestId));
  }
}
