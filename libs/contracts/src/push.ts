import type { Instant } from './time.js';

/** A browser that shows notifications while Somo is closed. It ends with its session. */
export interface PushDevice {
  id: string;
  /** Such as Firefox; null where the browser did not say. */
  browser: string | null;
  /** Such as Android; null where the browser did not say. */
  system: string | null;
  since: Instant;
  /** Whether it is in the session that asks. */
  isCurrent: boolean;
}

export interface PushDevices {
  /** With which browsers subscribe: VAPID (RFC 8292), base64url. A subscription made with another one no longer works. */
  publicKey: string;
  items: PushDevice[];
}

/** What a browser is sent, encrypted: declarative (https://webkit.org/blog/16535), so that Safari shows it without running the page's code. */
export interface PushMessage {
  web_push: 8030;
  notification: { title: string; body: string; navigate: string; tag: string };
}
