import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller, UserCaller } from '@somo/contracts/caller';
import { includesRole } from '@somo/contracts/operator-roles';
import type { OpenSlots } from '@somo/contracts/lessons';
import { lessonTerms } from '@somo/contracts/rules/booking';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import type { Booking } from '../domain/booking.js';
import { sideOf } from '../domain/participants.js';
import { checkReschedulable } from '../domain/rescheduling.js';
import { agreedTerms, freeTimes } from '../offers/free-times.js';
import { Offers } from '../offers/offers.js';
import { readBooking } from '../store/lesson-rows.js';

@Injectable()
export class ListFreeTimes {
  constructor(
    private readonly db: Db,
    private readonly offers: Offers,
    private readonly clock: Clock,
  ) {}

  /** Lists times in the teacher's hours at which both people are free; never why another is not. Times are by day in `timeZone`. */
  @Handles('booking.list-free-times', {
    by: ['participant', 'operator:support'],
    refuses: ['lesson-not-found', 'lesson-not-movable', 'range-too-long', 'invalid-input', 'teacher-not-found'],
  })
  async run({ bookingId, ...range }: Asks['booking.list-free-times']['in'], caller: Caller): Promise<OpenSlots> {
    const { booking, is } = viewOf(await readBooking(this.db, bookingId), userOf(caller));
    const now = this.clock.now();
    // The other person's free times are visible only while the lesson can move.
    checkReschedulable(booking, is, now);
    const { hours } = await this.offers.of(booking.teacherId);
    const terms = is === 'student' ? lessonTerms : agreedTerms;
    return freeTimes(this.db, { ...range, hours, pair: booking, terms, now, except: [booking.startsAt] });
  }
}

function viewOf(
  booking: Booking | undefined,
  { operatorRoles = [], userId }: UserCaller,
): { booking: Booking; is: 'student' | 'teacher' | 'operator' } {
  return booking && includesRole(operatorRoles, ['support']) ? { booking, is: 'operator' } : sideOf(booking, userId);
}
