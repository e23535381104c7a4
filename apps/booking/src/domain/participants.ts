// Only a lesson's two participants may know that it exists.
import { refuse } from '@somo/contracts/refusals';
import type { Booking } from './booking.js';

/** Returns the booking and the user's side of it; anyone else is refused as if it did not exist. */
export function sideOf(booking: Booking | undefined, userId: string): { booking: Booking; is: 'student' | 'teacher' } {
  if (booking?.studentId === userId) return { booking, is: 'student' };
  if (booking?.teacherId === userId) return { booking, is: 'teacher' };
  throw refuse('lesson-not-found');
}
