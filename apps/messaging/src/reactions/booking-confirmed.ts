import { Injectable } from '@nestjs/common';
import { Clock } from '@somo/platform/clock';
import { OnMany, type Arrived } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';
import { addContacts } from '../contacts/store/contacts.js';

/** Users who once agreed on a lesson stay contacts, whatever happens to it. */
@Injectable()
export class BookingConfirmed {
  constructor(private readonly clock: Clock) {}

  @OnMany('booking.confirmed')
  async run(events: readonly Arrived<'booking.confirmed'>[], { db }: Tx): Promise<void> {
    await addContacts(
      db,
      events.map(({ payload }) => payload),
      this.clock.now(),
    );
  }
}
