import type { TeacherSort } from '@somo/contracts/asks/catalog';
import { cardColumns } from './cards.js';
import { teacherSorts } from './teacher-sorts.js';

/** Search criteria for the database: every omitted filter is null. */
export interface SearchCriteria {
  sort: TeacherSort;
  limit: number;
  /** Maximum number of rows to count; `limit` or more. */
  counted: number;
  /** Where `first_after` starts: anything earlier is inside the notice period. */
  after: Date;
  cursor: { key: number; id: string } | null;
  pattern: string | null;
  subject: string | null;
  country: string | null;
  language: string | null;
  minRateCents: number | null;
  maxRateCents: number | null;
  minRating: number | null;
  verified: boolean | null;
  instant: boolean | null;
  level: string | null;
  window: { from: Date; to: Date | null } | null;
}

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const filtered =
  'user_id, listed, score, stars, completeness, joined_ms, hourly_rate_cents, average_rating, is_verified, country, languages, grade_levels';

// The trigram index cannot search for fewer than three letters (the pattern has a percent sign on each side).
const shortestIndexed = 5;

/**
 * Returns a separate statement per sort order, and with or without text, subject and free times, so that each gets its own plan: a text
 * search starts at the trigram index, a subject search at its teachers, anything else walks the sort order's index. Free times are read
 * only by searches that need them. Filters that merely narrow the list are disabled when null.
 */
export function teacherSearch(wanted: SearchCriteria): Statement {
  const values: unknown[] = [];
  const put = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const filter = (value: unknown, type: string, condition: (parameter: string) => string) => {
    const parameter = put(value, type);
    return `(${parameter} IS NULL OR ${condition(parameter)})`;
  };

  const after = put(wanted.after, 'timestamptz');
  const { direction, key: template } = teacherSorts[wanted.sort];
  const key = `(${template.replace('nextFree', `first_after(o.starts_at, ${after})`)})`;
  const beyond = direction === 'ASC' ? '>' : '<';
  const cursorId = put(wanted.cursor?.id ?? null, 'uuid');
  const like = wanted.pattern === null ? '' : `search_text LIKE ${put(wanted.pattern, 'text')}`;
  const byIndex = wanted.pattern !== null && wanted.pattern.length >= shortestIndexed;
  const bySubject = wanted.subject !== null;
  const byOpenings = template.includes('nextFree') || wanted.instant !== null || wanted.window !== null;
  const freeUntil = (from: string) =>
    `first_after(o.starts_at, ${from}) <= COALESCE(${put(wanted.window?.to ?? null, 'timestamptz')}, 'infinity')`;
  const text = `
    WITH ${byIndex ? `found AS MATERIALIZED (SELECT ${filtered} FROM profiles WHERE listed AND ${like}),` : ''}
    page AS (
      SELECT p.user_id, ${key}::bigint AS key
        FROM ${byIndex ? 'found' : 'profiles'} p
        ${bySubject ? `JOIN teacher_subjects s ON s.teacher_id = p.user_id AND s.subject = ${put(wanted.subject, 'citext')}` : ''}
        ${byOpenings ? 'LEFT JOIN openings o ON o.teacher_id = p.user_id' : ''}
       WHERE p.listed ${like !== '' && !byIndex ? `AND ${like}` : ''}
         AND (${cursorId} IS NULL OR (${key}, p.user_id) ${beyond} (${put(wanted.cursor?.key ?? null, 'bigint')}, ${cursorId}))
         AND ${filter(wanted.country, 'text', (country) => `lower(p.country) = lower(${country})`)}
         AND ${filter(wanted.language, 'text', (language) => `EXISTS (SELECT FROM unnest(p.languages) l WHERE lower(l) = lower(${language}))`)}
         AND ${filter(wanted.minRateCents, 'int', (rate) => `p.hourly_rate_cents >= ${rate}`)}
         AND ${filter(wanted.maxRateCents, 'int', (rate) => `p.hourly_rate_cents <= ${rate}`)}
         AND ${filter(wanted.minRating, 'numeric', (rating) => `COALESCE(p.average_rating, 0) >= ${rating}`)}
         AND ${filter(wanted.verified, 'boolean', (verified) => `p.is_verified = ${verified}`)}
         AND ${filter(wanted.level, 'text', (level) => `${level} = ANY (p.grade_levels)`)}
         ${byOpenings ? `AND ${filter(wanted.instant, 'boolean', (instant) => `COALESCE(o.instant_booking, true) = ${instant}`)}` : ''}
         ${byOpenings ? `AND ${filter(wanted.window?.from ?? null, 'timestamptz', freeUntil)}` : ''}
       ORDER BY ${key} ${direction}, p.user_id ${direction}
       LIMIT ${put(wanted.counted, 'int')}),
    shown AS (SELECT * FROM page ORDER BY key ${direction}, user_id ${direction} LIMIT ${put(wanted.limit, 'int')})
    SELECT shown.key, (SELECT count(*)::int FROM page) AS total, ${cardColumns(after)}
      FROM shown JOIN profiles p USING (user_id) LEFT JOIN openings o ON o.teacher_id = p.user_id
     ORDER BY shown.key ${direction}, p.user_id ${direction}`;
  return {
    name: `find-teachers-${wanted.sort}${byIndex ? '-text' : like === '' ? '' : '-letters'}${bySubject ? '-subject' : ''}${byOpenings ? '-openings' : ''}`,
    text,
    values,
  };
}
