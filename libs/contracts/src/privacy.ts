/** What others may see of a teacher. */
export interface PrivacySettings {
  /** The average rating and the number of reviews. */
  showRatings: boolean;
}
