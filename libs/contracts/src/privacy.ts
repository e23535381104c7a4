/** What others may see of a teacher. */
export interface PrivacySettings {
  /** The average rating and the number of reviews. */
  showRatings: boolean;
  /** The next free time on cards and the public page, searches by time, and for visitors the free times themselves. */
  shareAvailability: boolean;
}
