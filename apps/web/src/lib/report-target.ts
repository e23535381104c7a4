// What a person is about to report; a page passes it from where it is pressed to the dialog.

interface Reported {
  userId: string;
  name: string;
}

export type ReportTarget = Reported & ({ about: 'person' } | { about: 'conversation' } | { about: 'message'; seq: number; text: string });
