import type { Instant } from './time.js';
import type { Notification } from './notifications.js';
import type { RecordingState } from './recordings.js';
import type { RefusalCode } from './refusals.js';
import type { Drawing } from './board.js';
import type { RoomPeer, RoomShared, Signal } from './classroom.js';
import type { ConversationMessage } from './conversations.js';

export type Presence = 'online' | 'away' | 'offline';

/** Ephemeral pushes to a person's open pages: name → payload. At most once, never in the outbox. */
export interface Live {
  'notification.created': Notification;
  /** A notification was marked as read because what it asked for is done, or can no longer be done. */
  'notification.read': { id: string };
  'lesson.changed': { lessonId: string; version: number };
  /** Money for a lesson was refunded. `version` is the payment's. */
  'payment.changed': { lessonId: string; version: number };
  'presence.changed': { userId: string; presence: Presence; at: Instant };
  /** To both people, on all their pages. */
  'message.sent': ConversationMessage;
  /** `readerId` has read the conversation with the other one up to this message. */
  'message.read': { readerId: string; otherId: string; upTo: number };
  /** This person types a message to the one it is pushed to. Shown for a few seconds, or until their next message. */
  'message.typing': { userId: string };
  /** Who is in a classroom, the first to join first. `version` grows with each change: an older list that arrives late is ignored. @see RoomShared */
  'room.changed': { lessonId: string; version: number; peers: RoomPeer[] };
  /** What both pages in a classroom show alike. */
  'room.shared': { lessonId: string; shared: RoomShared };
  /** A recording of a lesson was asked for, agreed to, ended or deleted, or guardians changed their mind. */
  'recording.changed': { lessonId: string; recordingId: string | null; state: RecordingState | null };
  /** Which files a lesson has. */
  'materials.changed': { lessonId: string };
  signal: Signal;
  /** The other person has drawn on the board of a lesson. */
  'board.drawn': Drawing & { seq: number };
  /** Names, picture or other words of a profile have changed. To the person's pages, and to all gateways, which hold names. */
  'profile.changed': { userId: string };
  /** The person signed out on another page, or the session was revoked. */
  'session.ended': { sessionId: string };
  /** The server closes this connection, because newer pages of the same person use all there may be. */
  'connection.closed': { retryAfterSeconds: number };
}

export type LiveName = keyof Live;

const listed: Record<LiveName, true> = {
  'notification.created': true,
  'notification.read': true,
  'lesson.changed': true,
  'payment.changed': true,
  'message.sent': true,
  'message.read': true,
  'message.typing': true,
  'presence.changed': true,
  'room.changed': true,
  'room.shared': true,
  'recording.changed': true,
  'materials.changed': true,
  signal: true,
  'board.drawn': true,
  'profile.changed': true,
  'session.ended': true,
  'connection.closed': true,
};

/** Who receives what concerns every gateway instead of one person. */
export const everyGateway = 'gateways';

/** The names of all pushes, for open pages to listen to. */
export const liveNames = Object.keys(listed) as LiveName[];

/** The acknowledgement of a live message. */
export type LiveAck = { ok: true } | { refused: RefusalCode };
