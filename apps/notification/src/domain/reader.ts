// The reader a text is rendered for: their side of the lesson, language and time zone.
export interface Reader {
  userId: string;
  language: string;
  /** Unknown where no service could be asked (a push from within a transaction); the text then omits times. */
  timeZone: string | undefined;
  nameOf(id: string): string | undefined;
}

export interface Text {
  title: string;
  message: string;
}

/** Returns a reader known only by id. */
export function anonymousReader(userId: string): Reader {
  return { userId, language: 'en', timeZone: undefined, nameOf: () => undefined };
}
