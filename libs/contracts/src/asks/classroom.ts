import type { HandInput, ShowInput, TimerInput } from '../live-input.js';
import type { CallOffer, Classroom, LessonAttendance, LineReport, Peer, Signal } from '../classroom.js';

export interface ClassroomAsks {
  /** Returns the classroom of one's own lesson, while it is open; notes that the caller wants to enter. */
  'messaging.get-classroom': { in: { lessonId: string }; out: Classroom };
  'messaging.join-room': { in: Peer & { connectionId: string }; out: null };
  'messaging.leave-room': { in: Peer; out: null };
  /** A page that waits alone offers a connection to the next page that joins. */
  'messaging.offer-call': { in: Peer & CallOffer; out: null };
  /** A page closed or lost its connection. */
  'messaging.disconnect-peer': { in: { connectionId: string }; out: null };
  /** Shows a page of a material to both people in the room, or nothing any more. */
  'messaging.show-page': { in: ShowInput; out: null };
  'messaging.raise-hand': { in: HandInput; out: null };
  'messaging.set-timer': { in: TimerInput; out: null };
  'messaging.send-signal': { in: Signal; out: null };
  'messaging.report-line': { in: LineReport; out: null };
  'messaging.get-attendance': { in: { lessonId: string }; out: LessonAttendance };
}
