import type { WaitBody } from '../routes/waits.js';
import type { WaitRecord } from '../waits.js';

export interface WaitAsks {
  /** `timeZone`: the student's, in which their hours are meant. Replaces an earlier wait for the teacher, and begins anew. */
  'scheduling.save-wait': { in: { teacherId: string; timeZone: string } & WaitBody; out: WaitRecord };
  'scheduling.remove-wait': { in: { teacherId: string }; out: null };
  /** Returns all waits of the student who asks, the latest first. */
  'scheduling.list-waits': { in: Record<string, never>; out: WaitRecord[] };
  /** Returns those of these students, at most 100, who could book the teacher now if there were time. */
  'booking.filter-bookable': { in: { teacherId: string; studentIds: string[] }; out: string[] };
}
