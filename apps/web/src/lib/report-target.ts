// What a person is about to report; a page passes it from where it is pressed to the dialog.

interface Reported {
  name: string;
}

interface OfPerson extends Reported {
  userId: string;
}

export type ReportTarget =
  | (OfPerson & ({ about: 'person' } | { about: 'conversation' } | { about: 'message'; seq: number; text: string }))
  /** A review, or the reply to the reporter's own. */
  | (Reported & { about: 'review' | 'reply'; reviewId: string; text: string });
