import type { Instant } from '../time.js';

/** A file that one of the two people of a lesson has added for the other, who is not in the classroom. */
export interface MaterialAdded {
  materialId: string;
  /** The lesson, by the id that it had then. */
  bookingId: string;
  studentId: string;
  teacherId: string;
  addedBy: 'student' | 'teacher';
  addedAt: Instant;
}
