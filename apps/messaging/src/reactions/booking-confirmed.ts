import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { addContacts } from '../contacts/store/contacts.js';

/** Users who once agreed on a lesson stay contacts, whatever happens to it. */
@Injectable()
export class BookingConfirmed {
  constructor(private readonly clock: Clock) {}

  @On('booking.confirmed')
  async run({ studentId, teacherId }: BookingState, { db }: Tx): Promise<void> {
    await addContacts(db, [studentId, teacherId], this.clock.now());
  }
}
