import type { ModuleSummary, TeacherCard, TeacherProfile } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import { toPerson } from './to-person.js';

/** Returns the columns of a teacher card. Requires `profiles p LEFT JOIN openings o` and the earliest start in the given parameter. */
export function cardColumns(afterParameter: string): string {
  return `p.user_id AS "userId", p.role, p.first_name AS "firstName", p.last_name AS "lastName", p.avatar_url AS "avatarUrl", p.country,
    p.time_zone AS "timeZone", p.languages, p.grade_levels AS "gradeLevels", p.hourly_rate_cents AS "hourlyRateCents",
    p.average_rating::float8 AS "averageRating", p.reviews_count AS "reviewsCount", p.is_verified AS "isVerified",
    p.bio, p.experience, p.education, p.teaching_style AS "teachingStyle", p.intro_video_url AS "introVideoUrl",
    first_after(o.starts_at, ${afterParameter}) AS "nextFreeAt",
    ARRAY(SELECT s.subject::text FROM teacher_subjects s WHERE s.teacher_id = p.user_id ORDER BY s.position) AS subjects,
    (SELECT COALESCE(json_agg(json_build_object('id', m.id, 'name', m.name, 'description', m.description, 'subject', m.subject,
        'level', m.level, 'lessonCount', jsonb_array_length(m.lessons)) ORDER BY c.position), '[]')
       FROM teacher_modules c JOIN modules m ON m.id = c.module_id WHERE c.teacher_id = p.user_id) AS modules`;
}

export interface CardRow {
  userId: string;
  role: 'student' | 'teacher';
  firstName: string;
  lastName: string;
  avatarUrl: string | null;
  country: string | null;
  timeZone: string;
  languages: string[];
  gradeLevels: string[];
  hourlyRateCents: number | null;
  averageRating: number | null;
  reviewsCount: number;
  isVerified: boolean;
  bio: string | null;
  experience: string | null;
  education: string | null;
  teachingStyle: string | null;
  introVideoUrl: string | null;
  nextFreeAt: Date | null;
  subjects: string[];
  modules: ModuleSummary[];
}

export function toCard(row: CardRow): TeacherCard {
  return {
    ...toPerson(row),
    country: row.country,
    timeZone: row.timeZone,
    subjects: row.subjects,
    specialties: row.modules.map((module) => module.name),
    languages: row.languages,
    gradeLevels: row.gradeLevels,
    hourlyRateCents: row.hourlyRateCents,
    averageRating: row.averageRating,
    reviewsCount: row.reviewsCount,
    isVerified: row.isVerified,
    nextFreeAt: row.nextFreeAt && toInstant(row.nextFreeAt.getTime()),
  };
}

export function toTeacherProfile(row: CardRow): TeacherProfile {
  const { bio, experience, education, teachingStyle, introVideoUrl, modules } = row;
  return { ...toCard(row), bio, experience, education, teachingStyle, introVideoUrl, modules };
}
