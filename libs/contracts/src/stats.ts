/** What the catalog of this installation holds, of teachers who can be booked. */
export interface CatalogStats {
  teachers: number;
  subjects: number;
  countries: number;
  /** Over all reviews; null while there are none. */
  averageRating: number | null;
}

export interface BookingStats {
  completedLessons: number;
  /** Percent of the lessons whose time has come that took place; null while there are none. */
  successRate: number | null;
}

export type SiteStats = CatalogStats & BookingStats;
