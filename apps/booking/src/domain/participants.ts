// Only the two people of a lesson know that it exists.
import { refuse } from '@somo/contracts/refusals';
import type { Booking } from './booking.js';

/** The booking and which of its two people this is; for anybody else there is no such lesson. */
export function sideOf(booking: Booking | undefined, userId: string): { booking: Booking; is: 'student' | 'teacher' } {
  if (booking?.studentId === userId) return { booking, is: 'student' };
  if (booking?.teacherId === userId) return { booking, is: 'teacher' };
  throw refuse('lesson-not-found');
}
