import { EntitySchema } from 'typeorm';

export interface ProfileRow {
  userId: string;
  role: 'student' | 'teacher';
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  bio: string | null;
  country: string | null;
  timeZone: string;
  hourlyRateCents: number | null;
  experience: string | null;
  education: string | null;
  teachingStyle: string | null;
  introVideoUrl: string | null;
  contactNumber: string | null;
  interests: string[];
  languages: string[];
  gradeLevels: string[];
  showRatings: boolean;
  shareAvailability: boolean;
  showProfile: boolean;
  shareActivity: boolean;
  suspended: boolean;
  listed: boolean;
  searchText: string;
  version: number;
  createdAt: Date;
}

export const ProfileSchema = new EntitySchema<ProfileRow>({
  name: 'Profile',
  tableName: 'profiles',
  columns: {
    userId: { name: 'user_id', type: 'uuid', primary: true },
    role: { type: 'text' },
    firstName: { name: 'first_name', type: 'text' },
    lastName: { name: 'last_name', type: 'text' },
    avatarUrl: { name: 'avatar_url', type: 'text', nullable: true },
    bio: { type: 'text', nullable: true },
    country: { type: 'text', nullable: true },
    timeZone: { name: 'time_zone', type: 'text' },
    hourlyRateCents: { name: 'hourly_rate_cents', type: 'int', nullable: true },
    experience: { type: 'text', nullable: true },
    education: { type: 'text', nullable: true },
    teachingStyle: { name: 'teaching_style', type: 'text', nullable: true },
    introVideoUrl: { name: 'intro_video_url', type: 'text', nullable: true },
    contactNumber: { name: 'contact_number', type: 'text', nullable: true },
    interests: { type: 'text', array: true },
    languages: { type: 'text', array: true },
    gradeLevels: { name: 'grade_levels', type: 'text', array: true },
    showRatings: { name: 'show_ratings', type: 'boolean' },
    shareAvailability: { name: 'share_availability', type: 'boolean' },
    showProfile: { name: 'show_profile', type: 'boolean' },
    shareActivity: { name: 'share_activity', type: 'boolean' },
    suspended: { type: 'boolean' },
    listed: { type: 'boolean' },
    searchText: { name: 'search_text', type: 'text' },
    version: { type: 'int' },
    createdAt: { name: 'created_at', type: 'timestamptz' },
  },
});

/** Returns columns of a profile as a SELECT lists them, each by its name in the row. */
export function profileColumns(table: string, fields: readonly (keyof ProfileRow)[]): string {
  return fields.map((field) => `${table}.${ProfileSchema.options.columns[field]?.name ?? field} AS "${field}"`).join(', ');
}
