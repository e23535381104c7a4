import type { Instant } from '../time.js';

/** What became of a recording, for its two people; what was recorded stays with messaging. */
export interface RecordingFacts {
  recordingId: string;
  /** The lesson, by the id that it had then. */
  bookingId: string;
  agreementId: string;
  studentId: string;
  teacherId: string;
  /** How far it has come: 1 started, 2 ended, 3 deleted. @asType integer */
  version: number;
  startedAt: Instant;
  endedAt: Instant | null;
  /** null: it has not ended, or a connection was lost. */
  endedBy: 'student' | 'teacher' | null;
  deletedAt: Instant | null;
  /** null: it is not deleted, or its time was over. */
  deletedBy: 'student' | 'teacher' | null;
}
