import type { Presence } from '../live.js';
import type { TimelinePart, TimelineQuestion } from '../timeline.js';

export interface MessagingAsks {
  /** One of the caller's pages was opened, became idle or was closed. */
  'messaging.set-presence': { in: { connectionId: string; presence: Presence }; out: null };
  /** Returns the presence of the people who share a lesson with the caller. */
  'messaging.get-contacts-presence': { in: Record<string, never>; out: { userId: string; presence: Presence }[] };
  'messaging.get-lesson-timeline': { in: TimelineQuestion; out: TimelinePart };
}
