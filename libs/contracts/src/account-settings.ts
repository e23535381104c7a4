// What a person sets about their account: auth keeps it.

/** BCP 47 tags of the languages an account can be kept in: those of the catalogue. */
export const accountLanguages = ['en', 'fr', 'pt-PT', 'sw', 'ar'] as const;
export type AccountLanguage = (typeof accountLanguages)[number];

export interface AccountSettings {
  language: string;
  /** An IANA name. */
  timeZone: string;
}
