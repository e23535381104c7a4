// What an operator sees of an event or a job that has failed.
import type { DeadLetter } from './system.js';
import type { Instant } from './time.js';

/** A field of its content, by its path, such as `data.bookingId`. */
export interface ContentField {
  name: string;
  /** null: text that may be about a person, which is not shown. */
  value: string | null;
  /** How long that text is. @asType integer */
  characters: number | null;
}

export interface DeadLetterContent extends DeadLetter {
  /** When it failed, the latest first; at most the last twenty times. Times from before they were recorded are missing. */
  failedAt: Instant[];
  fields: ContentField[];
}
