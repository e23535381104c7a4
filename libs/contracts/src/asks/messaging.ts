import type { Presence } from '../live.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

export interface MessagingAsks {
  /** One of the caller's pages opened, went idle or closed. */
  'messaging.set-presence': { in: { connectionId: string; presence: Presence }; out: null };
  /** Presence of the people one shares a lesson with. */
  'messaging.get-contacts-presence': { in: Record<string, never>; out: { userId: string; presence: Presence }[] };
  'messaging.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
