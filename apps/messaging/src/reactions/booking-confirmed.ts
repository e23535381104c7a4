import { Injectable } from '@nestjs/common';
import type { BookingState } from '@somo/contracts/events/booking';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

/** Users who once agreed on a lesson stay contacts, whatever happens to it. */
@Injectable()
export class BookingConfirmed {
  @On('booking.confirmed')
  async run({ studentId, teacherId }: BookingState, { db }: Tx): Promise<void> {
    await db.run('contacts-add', 'INSERT INTO contacts (person_id, other_id) VALUES ($1, $2), ($2, $1) ON CONFLICT DO NOTHING', [
      studentId,
      teacherId,
    ]);
  }
}
