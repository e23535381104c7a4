import type { Tx } from '@somo/platform/transaction';
import type { Booking } from '../domain/booking.js';
import { changeStatus } from '../store/change-booking.js';
import { closeProposal } from './close-proposal.js';
import { bookingState } from '../store/views.js';

/** Stores a cancelled booking and publishes it, in the caller's transaction. */
export async function cancelBooking(tx: Tx, cancelled: Booking): Promise<void> {
  await changeStatus(tx.db, cancelled);
  await closeProposal(tx, cancelled.id, 'expired');
  await tx.unplan('complete-past-lesson', cancelled.id);
  tx.emit('booking.cancelled', bookingState(cancelled));
}
