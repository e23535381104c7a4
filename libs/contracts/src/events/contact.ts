import type { Instant } from '../time.js';

/** Whether a person blocks another one; the state with the highest version is the current one. */
export interface ContactBlock {
  blockerId: string;
  blockedId: string;
  /** @asType integer */
  version: number;
  blocked: boolean;
  changedAt: Instant;
}

/** A message waits for its reader. Not published for those after it, until the reader has read this one. */
export interface MessageWaiting {
  readerId: string;
  senderId: string;
  /** @asType integer */
  seq: number;
  sentAt: Instant;
}

/** A person has read the other one's messages that waited. */
export interface MessagesRead {
  readerId: string;
  senderId: string;
  /** @asType integer */
  upTo: number;
}
