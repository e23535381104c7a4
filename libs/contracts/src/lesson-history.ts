import type { CancelledBy, ProposalStatus } from './lessons.js';
import type { Instant } from './time.js';

type LessonSide = 'student' | 'teacher';

/** Something that happened to an agreement, as its two people may know it. */
export type LessonHappening = { at: Instant } & (
  | { kind: 'requested' }
  /** `by` is null where a request became the lesson. */
  | { kind: 'booked'; by: 'student' | null; startsAt: Instant }
  | { kind: 'paid' }
  | {
      kind: 'proposed';
      by: LessonSide;
      times: Instant[];
      status: ProposalStatus;
      reason: string | null;
      /** Why the times were declined or withdrawn, if they said so. */
      answer: string | null;
    }
  | { kind: 'moved'; by: LessonSide | 'operator' | null; from: Instant | null; to: Instant; reason: string | null }
  | { kind: 'cancelled'; by: CancelledBy; reason: string | null }
  | { kind: 'problem-reported'; by: LessonSide }
  | { kind: 'problem-resolved' }
  | { kind: 'recording-started' }
  /** `by` is null where a connection was lost. */
  | { kind: 'recording-ended'; by: LessonSide | null }
  /** `by` is null where its time was over. */
  | { kind: 'recording-deleted'; by: LessonSide | null }
);

/** What happened to one agreement, the earliest first: the same for every id its lesson ever had. */
export interface LessonHistory {
  /** The id that the lesson has now. */
  lessonId: string;
  items: LessonHappening[];
}
