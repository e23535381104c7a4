/** Figures about this installation's catalog; only teachers who can be booked count. */
export interface CatalogStats {
  teachers: number;
  subjects: number;
  countries: number;
  /** Average of all reviews; null if there are none. */
  averageRating: number | null;
}

export interface BookingStats {
  completedLessons: number;
  /** The percentage of past lessons that took place; null if there are none. */
  successRate: number | null;
}

export type SiteStats = CatalogStats & BookingStats;
