import type { Availability } from '../availability.js';
import type { Alternative, OpenSlots, Slot } from '../lessons.js';
import type { TeachingSettings } from '../teaching.js';
import type { Instant } from '../time.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

/** A teacher's time, whether it is offered or not. */
export interface DescribedTime extends Slot {
  bufferMinutes: number;
  teacherTimeZone: string;
}

/** Whether a teacher offers an hour. Booking decides whether it is already taken or the day is full. */
export type CheckedSlot =
  | ({ offered: true; dailyMaximum: number } & DescribedTime)
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
  /** Returns the caller's own hours; refuses `teacher-not-found` to somebody who is no teacher. */
  /** `version` is that of the hours that the caller has read. */
  'scheduling.save-availability': { in: Omit<Availability, 'timeZone'>; out: Availability };
  'scheduling.get-my-availability': { in: Record<string, never>; out: Availability };
  'scheduling.get-teaching-settings': { in: Record<string, never>; out: TeachingSettings };
  'scheduling.save-teaching-settings': { in: TeachingSettings; out: TeachingSettings };
  /** Returns the meeting links of teachers who teach outside Somo, by teacher. */
  'scheduling.get-meeting-links': { in: { teacherIds: string[] }; out: Record<string, string> };
  'scheduling.check-slot': { in: { teacherId: string; startsAt: Instant }; out: CheckedSlot };
  /** For an hour that is agreed on outside the published ones. */
  'scheduling.describe-time': { in: { teacherId: string; startsAt: Instant }; out: DescribedTime };
  'scheduling.list-open-slots': { in: OpenSlotsQuestion; out: OpenSlotsAnswer };
  /** Returns open times nearest to `around`, nearest first. */
  'scheduling.find-nearest-open': { in: { teacherId: string; around: Instant; limit: number }; out: Alternative[] };
  'scheduling.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
