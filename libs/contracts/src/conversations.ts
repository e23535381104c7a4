// What two people write to each other. There is one conversation for two people, whatever lessons they have.
import type { Person } from './people.js';
import type { OwnReport } from './reports.js';
import type { Instant } from './time.js';
import type { MessageFile } from './uploads.js';

export interface ConversationMessage {
  /** Counts the messages of one conversation without gaps, from 1. @asType integer */
  seq: number;
  senderId: string;
  receiverId: string;
  /** May be empty beside a file. */
  text: string;
  file: MessageFile | null;
  sentAt: Instant;
  /** Chosen by the sender's page: the same message sent again is stored once. */
  clientId: string;
  /** The lesson that it is about, or in whose classroom it was written. */
  lessonId: string | null;
  /** The booking request that it is about. */
  requestId: string | null;
  /** Whether the receiver has read it. */
  isRead: boolean;
}

/** A conversation as messaging returns it, to one of its two people: `userId` is the other one. Contacts who have not written yet have one too, without messages. */
export interface ConversationRecord {
  userId: string;
  lastMessage: ConversationMessage | null;
  /** Later messages of the other person than the reader has read. @asType integer */
  unreadCount: number;
  /** Whether the reader blocks the other person. */
  isBlocked: boolean;
  /** What the reader has reported about the other person, while it is open or was answered lately; lists leave it out. */
  report?: OwnReport;
}

/** How many messages a person has not read, in all conversations together. */
export interface UnreadMessages {
  /** @asType integer */
  unreadCount: number;
}

/** A person, and one whose messages they may not have read. */
export interface WaitingFor {
  readerId: string;
  senderId: string;
}

export interface WaitingMessages extends WaitingFor {
  /** @asType integer */
  unreadCount: number;
  /** False where one of the two has blocked the other, or is suspended. */
  mayBeTold: boolean;
}

/** A conversation in the public API: the gateway adds the other person. */
export interface Conversation extends ConversationRecord {
  user: Person;
}

/** The messages of a conversation, oldest first. */
export interface MessagePage {
  items: ConversationMessage[];
  /** Whether there are older ones than the first of these. */
  hasEarlier: boolean;
  /** Up to where the other person has read. @asType integer */
  readUpTo: number;
}
