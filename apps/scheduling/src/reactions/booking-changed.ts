import type { BookingState } from '@somo/contracts/events/booking';
import type { BookingStatus } from '@somo/contracts/lessons';
import type { Tx } from '@somo/platform/transaction';
import { upsertNewer } from '@somo/platform/upsert-newer';
import { lockHoursForBusy } from '../store/teaching-hours.js';
import { publishOpenings } from '../store/publish-openings.js';

const live: Record<BookingStatus, boolean> = { pending: true, confirmed: true, completed: false, cancelled: false, rescheduled: false };

/** Updates the copy of busy times from any booking event, and publishes the new open times. */
export async function bookingChanged(booking: BookingState, tx: Tx, now: number): Promise<void> {
  const newer = await upsertNewer(tx.db, {
    table: 'busy_times',
    key: { booking_id: booking.bookingId },
    version: booking.version,
    set: { teacher_id: booking.teacherId, starts_at: booking.startsAt, free_at: booking.freeAt, live: live[booking.status] },
  });
  const hours = newer ? await lockHoursForBusy(tx.db, booking.teacherId) : undefined;
  if (hours) await publishOpenings(tx, booking.teacherId, hours, now);
}
