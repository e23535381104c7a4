/** What others may see of a person. */
export interface Privacy {
  /** Teachers: the average rating and the number of reviews. */
  showRatings: boolean;
  /** Teachers: the next free time on cards and the public page, searches by time, and for visitors the free times themselves. */
  shareAvailability: boolean;
  /** Students: the last name and the picture. */
  showProfile: boolean;
  /** Students: whether they are online, and how far they have read a conversation. */
  shareActivity: boolean;
}

/** The settings that a person has, by role. */
export const privacySettings = {
  teacher: ['showRatings', 'shareAvailability'],
  student: ['showProfile', 'shareActivity'],
} as const satisfies Record<string, readonly (keyof Privacy)[]>;

/** Those of a person's own role. */
export type PrivacySettings = Partial<Privacy>;
