import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import type { TeacherSort } from '@somo/contracts/rules/search';
import { cardColumns } from './cards.js';
import { collectValues, needsOpenings, openingConditions, profileConditions, type Narrowing, type Put } from './narrowing.js';
import { nextFree } from './next-free.js';
import { filterNames, searchFilters } from './search-filters.js';
import { relevantFirst, teacherSorts } from './teacher-sorts.js';

/** A search as the database wants it. */
export interface SearchCriteria extends Narrowing {
  filters: FindTeachersQuery;
  sort: TeacherSort;
  limit: number;
  /** Maximum number of rows to count; `limit` or more. */
  counted: number;
  /** Where `first_after` starts: anything earlier is inside the notice period. */
  after: Date;
  cursor: { key: number; id: string } | null;
  pattern: string | null;
  /** Subjects whose teachers are found whatever their text says. */
  subjects: string[] | null;
}

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const ordered = 'user_id, listed, offers_times, score, stars, completeness, joined_ms, hourly_rate_cents';
const switches = ['show_ratings', 'share_availability'];
const filtered = [...new Set([...ordered.split(', '), ...filterNames.map((name) => searchFilters[name].column), ...switches])].join(', ');

// The trigram index cannot search for fewer than three letters (the pattern has a percent sign on each side).
const shortestIndexed = 5;

/**
 * Returns a separate statement per sort order, and with or without text, subjects and free times, so that each gets its own plan: a text
 * search starts at the trigram index, a subject search at its teachers, anything else walks the sort order's index. Free times are read
 * only by searches that need them.
 */
export function teacherSearch(wanted: SearchCriteria): Statement {
  const { values, put } = collectValues();
  const after = put(wanted.after, 'timestamptz');
  const found = foundFirst(wanted, put);
  const { direction, key: template } = teacherSorts[wanted.sort];
  const sortKey = template.replace('nextFree', nextFree(after));
  const key = found?.ranked ? `(${relevantFirst(sortKey)})` : `(${sortKey})`;
  const beyond = direction === 'ASC' ? '>' : '<';
  const cursorId = put(wanted.cursor?.id ?? null, 'uuid');
  const { subject = null } = wanted.filters;
  const byLetters = wanted.pattern !== null && found === null;
  const byOpenings = template.includes('nextFree') || needsOpenings(wanted);
  const conditions = [
    'p.listed',
    ...(byLetters ? [`search_text LIKE ${put(wanted.pattern, 'text')}`] : []),
    `(${cursorId} IS NULL OR (${key}, p.user_id) ${beyond} (${put(wanted.cursor?.key ?? null, 'bigint')}, ${cursorId}))`,
    ...profileConditions(put, wanted),
    ...(byOpenings ? openingConditions(put, wanted) : []),
  ];
  const text = `
    WITH ${found ? `found AS MATERIALIZED (${found.text}),` : ''}
    page AS (
      SELECT p.user_id, ${key}::bigint AS key
        FROM ${found ? 'found' : 'profiles'} p
        ${subject === null ? '' : `JOIN teacher_subjects s ON s.teacher_id = p.user_id AND s.subject = ${put(subject, 'citext')}`}
        ${byOpenings ? 'LEFT JOIN openings o ON o.teacher_id = p.user_id' : ''}
       WHERE ${conditions.join('\n         AND ')}
       ORDER BY ${key} ${direction}, p.user_id ${direction}
       LIMIT ${put(wanted.counted, 'int')}),
    shown AS (SELECT * FROM page ORDER BY key ${direction}, user_id ${direction} LIMIT ${put(wanted.limit, 'int')})
    SELECT shown.key, (SELECT count(*)::int FROM page) AS total, ${cardColumns(after)}
      FROM shown JOIN profiles p USING (user_id) LEFT JOIN openings o ON o.teacher_id = p.user_id
     ORDER BY shown.key ${direction}, p.user_id ${direction}`;
  const parts = [...[found?.name, byLetters && 'letters', subject !== null && 'subject', byOpenings && 'openings']].filter(Boolean);
  return { name: ['find-teachers', wanted.sort, ...parts].join('-'), text, values };
}

/** Returns how to find, before anything else, those who have the text or teach the subjects; null to walk all teachers. */
function foundFirst({ pattern, subjects, sort }: SearchCriteria, put: Put): { name: string; text: string; ranked: boolean } | null {
  const like = pattern !== null && pattern.length >= shortestIndexed ? `search_text LIKE ${put(pattern, 'text')}` : null;
  const taught = subjects && `SELECT teacher_id FROM teacher_subjects WHERE subject = ANY (${put(subjects, 'citext[]')})`;
  const among = (ids: string) => `SELECT ${filtered} FROM profiles WHERE listed AND user_id IN (${ids})`;
  if (like && taught)
    return {
      name: 'text-or-subjects',
      text: among(`SELECT user_id FROM profiles WHERE listed AND ${like} UNION ${taught}`),
      ranked: false,
    };
  if (taught) return { name: 'subjects', text: among(taught), ranked: false };
  if (!like) return null;
  const listed = `FROM profiles WHERE listed AND ${like}`;
  if (sort !== 'best') return { name: 'text', text: `SELECT ${filtered} ${listed}`, ranked: false };
  const start = pattern?.slice(1) ?? '';
  const begins = [start, `% ${start}`, `%\n${start}`].map((each) => `search_text LIKE ${put(each, 'text')}`).join(' OR ');
  return { name: 'text', text: `SELECT ${filtered}, (${begins})::int AS relevance ${listed}`, ranked: true };
}
