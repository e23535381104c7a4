import type { Alternative, OpenSlots } from '../lessons.js';
import type { Instant, WallClock } from '../time.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

/** Whether a teacher offers an hour; taken or full is booking's to say. */
export type CheckedSlot =
  | {
      offered: true;
      startsAt: Instant;
      endsAt: Instant;
      bufferMinutes: number;
      dailyMaximum: number;
      teacherTimeZone: string;
      teacherLocal: WallClock;
    }
  | { offered: false; why: 'slot-not-offered' | 'notice-too-short' | 'beyond-horizon' };

export interface SchedulingAsks {
  'scheduling.check-slot': { in: { teacherId: string; startsAt: Instant }; out: CheckedSlot };
  /** `from` and `to` are days in `timeZone`, both included. */
  'scheduling.list-open-slots': { in: { teacherId: string; from: string; to: string; timeZone: string }; out: OpenSlots };
  /** Open times nearest to `around`, nearest first. */
  'scheduling.nearest-open': { in: { teacherId: string; around: Instant; limit: number }; out: Alternative[] };
  'scheduling.lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
