// The reader a text is rendered for: their side of the lesson, language and time zone.
import type { Role } from '@somo/contracts/caller';
import type { Instant } from '@somo/contracts/time';

export interface Reader {
  userId: string;
  language: string;
  /** Unknown where no service could be asked (a push from within a transaction); the text then omits times. */
  timeZone: string | undefined;
  nameOf(id: string): string | undefined;
}

/** The recipient of an email. */
export interface Addressee extends Reader {
  email: string;
  /** Unknown until onboarding. */
  role?: Role | null;
  /** Unknown until onboarding. */
  firstName: string | undefined;
  /** The time zone of the other participant of a lesson. */
  zoneOf(id: string): string | undefined;
}

export interface Text {
  title: string;
  message: string;
}

/** A text in its parts. */
export interface TextParts {
  title: string;
  sentence: string;
  /** The sentence where the times it offers follow it, line by line. */
  leadIn?: string;
  /** The times to choose from. */
  offered?: Instant[];
  /** The dates of several lessons, one in each line. */
  lines?: string[];
  /** The words of a person, not of Somo. */
  quote?: string | null | undefined;
}

/** How much a sentence contains: all; all but the facts listed beside it; or only what is known without names and times. */
export type Form = 'message' | 'short' | 'brief';

/** Returns a reader known only by id. */
export function anonymousReader(userId: string): Reader {
  return { userId, language: 'en', timeZone: undefined, nameOf: () => undefined };
}
