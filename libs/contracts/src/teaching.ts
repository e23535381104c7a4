export const meetingPlatforms = ['somo', 'zoom', 'google_meet', 'microsoft_teams', 'skype'] as const;
export type MeetingPlatform = (typeof meetingPlatforms)[number];

/** How many minutes a teacher may keep free after each lesson. */
export const bufferChoices = [0, 15, 30, 45, 60] as const;
export const dailyMaximumRange = { min: 3, max: 8 } as const;

/** How and where a teacher's lessons take place. */
export interface TeachingSettings {
  /** Students book open times at once; if off, each booking is a request. */
  instantBooking: boolean;
  /** Requests without conflicts are accepted without the teacher. */
  autoAccept: boolean;
  /** @asType integer */
  bufferMinutes: number;
  /** @asType integer */
  maxDailyLessons: number;
  platform: MeetingPlatform;
  /** Where the two people of a lesson meet outside Somo; null if none is set. */
  meetingLink: string | null;
}
