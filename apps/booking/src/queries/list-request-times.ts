import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { OpenSlots } from '@somo/contracts/lessons';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { isPaused } from '../domain/booking.js';
import { agreedTerms, freeTimes } from '../offers/free-times.js';
import { Offers } from '../offers/offers.js';

@Injectable()
export class ListRequestTimes {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Lists times in the teacher's hours at which the teacher and the student are free: a hint for a request, which may ask for any time. */
  @Handles('booking.list-request-times', {
    by: ['student'],
    refuses: ['teacher-not-found', 'teacher-not-available', 'teacher-paused', 'range-too-long', 'invalid-input'],
  })
  async run({ teacherId, ...range }: Asks['booking.list-request-times']['in'], caller: Caller): Promise<OpenSlots> {
    const { hours, terms } = await this.offers.of(teacherId);
    const now = this.clock.now();
    if (!terms.available) throw refuse('teacher-not-available');
    if (isPaused(terms, now)) throw refuse('teacher-paused');
    const pair = { teacherId, studentId: userOf(caller).userId, agreementId: newId() };
    return freeTimes(this.db, { ...range, hours, pair, terms: agreedTerms, now });
  }
}
