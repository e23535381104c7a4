import type { Db } from '@somo/platform/db';
import type { Tx } from '@somo/platform/transaction';
import { cancel, type Booking } from '../domain/booking.js';
import { openSlots } from '../domain/rescheduling.js';
import { lockComingLessons, lockOpenRequests } from '../store/open-of-person.js';
import { openProposal } from '../store/proposals.js';
import { cancelBooking } from './cancel-booking.js';
import { closeRequest } from './close-request.js';

/** Cancels the coming lessons of someone who closes their account as if they cancelled each one, and closes their open requests. */
export async function clearClosing(tx: Tx, userId: string, now: number): Promise<void> {
  for (const booking of await lockComingLessons(tx.db, userId, now))
    await cancelBooking(tx, await cancelledByOwner(tx.db, booking, userId, now));
  for (const request of await lockOpenRequests(tx.db, userId, now)) await closeRequest(tx, request, userId, now, false);
}

/** Returns a lesson as it is once this one of its two people has cancelled it. */
export async function cancelledByOwner(db: Db, booking: Booking, userId: string, now: number): Promise<Booking> {
  const proposal = await openProposal(db, booking.id);
  const askedToMove = proposal !== undefined && openSlots(proposal, booking, now).length > 0;
  return cancel(booking, { by: booking.studentId === userId ? 'student' : 'teacher', now, askedToMove });
}
