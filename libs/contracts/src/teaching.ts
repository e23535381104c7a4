export const meetingPlatforms = ['somo', 'zoom', 'google_meet', 'microsoft_teams', 'skype'] as const;
export type MeetingPlatform = (typeof meetingPlatforms)[number];

/** Where a teacher's lessons take place. */
export interface TeachingSettings {
  platform: MeetingPlatform;
  /** Where the two people of a lesson meet outside Somo; null if none is set. */
  meetingLink: string | null;
}
