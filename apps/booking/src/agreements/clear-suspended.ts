import type { Tx } from '@somo/platform/transaction';
import { cancel } from '../domain/booking.js';
import { lockComingLessons, lockOpenRequests } from '../store/open-of-person.js';
import { cancelBooking } from './cancel-booking.js';
import { closeRequest } from './close-request.js';

/** Cancels the coming lessons of someone who is suspended, with a full refund, and closes their open requests. */
export async function clearSuspended(tx: Tx, userId: string, now: number): Promise<void> {
  for (const booking of await lockComingLessons(tx.db, userId, now)) await cancelBooking(tx, cancel(booking, { by: 'operator', now }));
  for (const request of await lockOpenRequests(tx.db, userId, now)) await closeRequest(tx, request, userId, now, true);
}
