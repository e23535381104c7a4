import { Injectable } from '@nestjs/common';
import type { HoursState } from '@somo/contracts/events/hours';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class HoursChanged {
  /** Keeps how a teacher is booked beside their open times, because people search by both; the times may come later. */
  @On('hours.changed')
  async run({ teacherId, version, instantBooking }: HoursState, tx: Tx): Promise<void> {
    await tx.db.run(
      'instant-booking',
      `INSERT INTO openings (teacher_id, version, starts_at, instant_booking, hours_version) VALUES ($1, 0, '{}', $2, $3)
       ON CONFLICT (teacher_id) DO UPDATE SET instant_booking = excluded.instant_booking, hours_version = excluded.hours_version
       WHERE openings.hours_version < excluded.hours_version`,
      [teacherId, instantBooking, version],
    );
  }
}
