import { utcOffsetMinutes } from '@somo/calendar/zone-offset';
import type { ModuleSummary, TeacherCard, TeacherProfile } from '@somo/contracts/people';
import { toInstant } from '@somo/contracts/time';
import { eachProfileText, profileTexts } from '@somo/contracts/rules/profile';
import type { CheckedDocument } from '@somo/contracts/rules/verification';
import { headlineOf } from '../domain/headline.js';
import { pauseAt } from '../domain/pause.js';
import { profileColumns, type ProfileRow } from './profile.schema.js';
import { toPerson } from './to-person.js';

/** Of the profile, as its columns are; those of search are not among them. */
const profileFields = [
  ...([
    'userId',
    'role',
    'firstName',
    'lastName',
    'avatarUrl',
    'country',
    'timeZone',
    'languages',
    'gradeLevels',
    'hourlyRateCents',
  ] as const),
  ...profileTexts,
];

/** What depends on it, and columns that are not part of a card. */
interface CardExtras {
  averageRating: number | null;
  reviewsCount: number;
  lessonsTaught: number;
  answerMinutes: number | null;
  isVerified: boolean;
  suspended: boolean;
  pausedUntil: string | null;
  introVideoUrl: string | null;
  nextFreeAt: Date | null;
  sharesAvailability: boolean;
  subjects: string[];
  modules: ModuleSummary[];
}

export type CardRow = Pick<ProfileRow, (typeof profileFields)[number]> & CardExtras & { nextTimes?: Date[]; checked?: CheckedDocument[] };

/** A profile with what hangs on it, as one SQL row. Wants `profiles p LEFT JOIN openings o` and the SQL of the next free time. */
export function cardColumns(nextFreeAt: string): string {
  const extras: Record<keyof CardExtras, string> = {
    averageRating: 'CASE WHEN p.show_ratings THEN p.average_rating::float8 END',
    reviewsCount: 'CASE WHEN p.show_ratings THEN p.reviews_count ELSE 0 END',
    lessonsTaught: 'p.lessons_taught',
    answerMinutes: 'p.answer_minutes',
    isVerified: 'p.is_verified',
    suspended: 'p.suspended',
    pausedUntil: `to_char(p.paused_until, 'YYYY-MM-DD')`,
    introVideoUrl: 'p.intro_video_url',
    nextFreeAt,
    sharesAvailability: 'p.share_availability',
    subjects: 'ARRAY(SELECT s.subject::text FROM teacher_subjects s WHERE s.teacher_id = p.user_id ORDER BY s.position)',
    modules: `(SELECT COALESCE(json_agg(json_build_object('id', m.id, 'name', m.name, 'description', m.description, 'subject', m.subject,
        'level', m.level, 'lessonCount', jsonb_array_length(m.lessons)) ORDER BY c.position), '[]')
       FROM teacher_modules c JOIN modules m ON m.id = c.module_id WHERE c.teacher_id = p.user_id)`,
  };
  return [profileColumns('p', profileFields), ...Object.entries(extras).map(([field, column]) => `${column} AS "${field}"`)].join(', ');
}

export function toCard(row: CardRow, now: number): TeacherCard {
  const pausedUntil = pauseAt(row, now);
  return {
    ...toPerson(row),
    country: row.country,
    timeZone: row.timeZone,
    utcOffsetMinutes: utcOffsetMinutes(row.timeZone, now),
    subjects: row.subjects,
    specialties: row.modules.map((module) => module.name),
    languages: row.languages,
    gradeLevels: row.gradeLevels,
    headline: headlineOf(row.bio),
    hourlyRateCents: row.hourlyRateCents,
    averageRating: row.averageRating,
    reviewsCount: row.reviewsCount,
    lessonsTaught: row.lessonsTaught,
    answerMinutes: row.answerMinutes,
    isVerified: row.isVerified,
    nextFreeAt: row.nextFreeAt && !pausedUntil ? toInstant(row.nextFreeAt.getTime()) : null,
    ...(row.nextTimes ? { nextTimes: row.nextTimes.map((at) => toInstant(at.getTime())) } : {}),
    sharesAvailability: row.sharesAvailability,
    ...(pausedUntil ? { pausedUntil } : {}),
  };
}

export function toTeacherProfile(row: CardRow, now: number): TeacherProfile {
  const { introVideoUrl, modules, checked = [] } = row;
  const profile = { ...toCard(row, now), ...eachProfileText((text) => row[text]), introVideoUrl, modules };
  return checked.length > 0 ? { ...profile, checked } : profile;
}
