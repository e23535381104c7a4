// Whoever a sentence is made for: their side of the lesson, their language, their time zone.
export interface Reader {
  userId: string;
  language: string;
  /** Unknown where nobody could be asked (a push from within a transaction): then no time is named. */
  timeZone: string | undefined;
  nameOf(id: string): string | undefined;
}

export interface Text {
  title: string;
  message: string;
}

/** Somebody of whom nothing is known yet but who they are. */
export function anonymousReader(userId: string): Reader {
  return { userId, language: 'en', timeZone: undefined, nameOf: () => undefined };
}
