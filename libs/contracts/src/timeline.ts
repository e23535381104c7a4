import type { EventName } from './events/map.js';
import type { JobName, ReminderKind } from './jobs.js';
import type { ServiceName } from './services.js';
import type { Instant } from './time.js';

/** The services that receive events about a lesson or act on it. */
export const lessonServices = ['booking', 'payments', 'scheduling', 'notification', 'messaging'] as const satisfies ServiceName[];
export type LessonService = (typeof lessonServices)[number];

/** What a service currently stores about a lesson: its own row, or its copy of another service's. */
interface Held {
  what: 'booking' | 'payment' | 'busy-time' | 'lesson-copy';
  /** @asType integer */
  version: number;
  state: string;
}

/** Something that has happened according to a service's own rows. */
export interface TimelineFact {
  kind: 'fact';
  at: Instant;
  name:
    | 'booked'
    | 'paid'
    | 'cancelled'
    | 'proposed'
    | 'moved'
    | 'classroom-entered'
    | 'classroom-left'
    | 'attended'
    | 'recording-consent'
    | 'recording-started'
    | 'recording-ended'
    | 'recording-deleted'
    | 'notes-written'
    | 'problem-reported'
    | 'problem-resolved'
    | 'charge-opened'
    | 'charge-captured'
    | 'charge-changed'
    | 'notified'
    | 'mailed';
  details: Record<string, string | number>;
}

/** An event in its publisher's outbox. */
export interface TimelineEvent {
  kind: 'event';
  at: Instant;
  name: EventName;
  eventId: string;
  /** The request that caused it. */
  requestId: string | null;
  /** null: not published yet. */
  sentAt: Instant | null;
}

/** A row of due work; `at` is when it ended, or when it is due (again). */
export interface TimelineJob {
  kind: 'job';
  at: Instant;
  name: JobName;
  key: string;
  state: 'done' | 'waiting' | 'cancelled' | 'dead';
  /** @asType integer */
  attempts: number;
  error: string | null;
  /** For a lesson reminder: who gets it, and how long before the lesson. */
  reminder?: { userId: string; kind: ReminderKind };
}

/** An event in a subscriber's inbox. */
export interface Delivery {
  eventId: string;
  receivedAt: Instant;
  state: 'done' | 'waiting' | 'dead';
  /** @asType integer */
  attempts: number;
  doneAt: Instant | null;
  error: string | null;
}

/** Everything that one service knows; its inbox knows events by id only. */
export interface TimelinePart {
  holds: Held[];
  entries: (TimelineFact | TimelineEvent | TimelineJob)[];
  deliveries: Delivery[];
}

export interface TimelineQuestion {
  /** The latest booking of the agreement. */
  bookingId: string;
  /** All bookings of the agreement: moving a lesson adds one. */
  bookingIds: string[];
  eventIds: string[];
}

type Of<T> = T & { service: LessonService };

export type TimelineEntry = Of<TimelineFact> | (Of<TimelineEvent> & { deliveries: Of<Delivery>[] }) | Of<TimelineJob>;

/** Everything that ever happened to one agreement, in chronological order: the same for every id its lesson ever had. */
export interface LessonTimeline {
  lessonId: string;
  holds: Of<Held>[];
  entries: TimelineEntry[];
  /** The services that did not respond: what they know is missing. */
  silent: LessonService[];
}
