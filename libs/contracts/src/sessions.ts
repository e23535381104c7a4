import type { Instant } from './time.js';

/** A browser in which a person is signed in. */
export interface Session {
  id: string;
  /** Such as Firefox; null where the browser did not say. */
  browser: string | null;
  /** Such as Android; null where the browser did not say. */
  system: string | null;
  createdAt: Instant;
  /** Accurate to five minutes. */
  lastSeenAt: Instant;
  isCurrent: boolean;
}
