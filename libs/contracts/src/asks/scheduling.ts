import type { Alternative, OpenSlots } from '../lessons.js';
import type { Instant, WallClock } from '../time.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

/** Whether a teacher offers a time; whether it is taken, or the day is full, is up to booking. */
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

export interface OpenSlotsQuestion {
  teacherId: string;
  /** Days in `timeZone`, both inclusive. */
  from: string;
  to: string;
  timeZone: string;
  /** The version of the response that the caller has cached. */
  version?: string;
}

/** null: the cached response is still valid. */
export type OpenSlotsAnswer = (OpenSlots & { version: string }) | null;

export interface SchedulingAsks {
  'scheduling.check-slot': { in: { teacherId: string; startsAt: Instant }; out: CheckedSlot };
  'scheduling.list-open-slots': { in: OpenSlotsQuestion; out: OpenSlotsAnswer };
  /** Returns open times nearest to `around`, nearest first. */
  'scheduling.find-nearest-open': { in: { teacherId: string; around: Instant; limit: number }; out: Alternative[] };
  'scheduling.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
