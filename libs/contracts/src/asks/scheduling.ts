import type { Availability } from '../availability.js';
import type { HoursState } from '../events/hours.js';
import type { OpenSlots } from '../lessons.js';
import type { SaveAvailabilityBody } from '../routes/availability.js';
import type { TeachingSettings } from '../teaching.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

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
  /** `version` is that of the hours that the caller has read. Returns also the booked lessons that the saved hours do not offer. */
  'scheduling.save-availability': { in: SaveAvailabilityBody; out: Availability & { outsideIds: string[] } };
  'scheduling.get-my-availability': { in: Record<string, never>; out: Availability };
  'scheduling.get-teaching-settings': { in: Record<string, never>; out: TeachingSettings };
  /** What is omitted stays as it is. */
  'scheduling.save-teaching-settings': { in: Partial<TeachingSettings>; out: TeachingSettings };
  /** Returns a teacher's hours and settings as the event `hours.changed` carries them. */
  'scheduling.get-hours': { in: { teacherId: string }; out: HoursState };
  /** Returns the meeting links of teachers who teach outside Somo, by teacher. */
  'scheduling.get-meeting-links': { in: { teacherIds: string[] }; out: Record<string, string> };
  'scheduling.explain-slots': { in: Omit<OpenSlotsQuestion, 'version'>; out: OpenSlots };
  'scheduling.list-open-slots': { in: OpenSlotsQuestion; out: OpenSlotsAnswer };
  'scheduling.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
