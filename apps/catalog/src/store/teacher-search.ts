import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import type { TeacherSort } from '@somo/contracts/rules/search';
import { cardColumns } from './cards.js';
import { filterNames, searchFilters } from './search-filters.js';
import { teacherSorts } from './teacher-sorts.js';

/** A search as the database wants it. */
export interface SearchCriteria {
  filters: FindTeachersQuery;
  sort: TeacherSort;
  limit: number;
  /** Maximum number of rows to count; `limit` or more. */
  counted: number;
  /** Where `first_after` starts: anything earlier is inside the notice period. */
  after: Date;
  cursor: { key: number; id: string } | null;
  pattern: string | null;
  /** Searched for instead of the text. */
  meant: string[] | null;
  window: { from: Date; to: Date | null } | null;
}

export interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

const ordered = 'user_id, listed, score, stars, completeness, joined_ms, hourly_rate_cents';
const filtered = [...new Set([...ordered.split(', '), ...filterNames.map((name) => searchFilters[name].column)])].join(', ');

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
  const plainFilter = (name: (typeof filterNames)[number]) => {
    const { column, type, condition } = searchFilters[name];
    return filter(wanted.filters[name] ?? null, type, (value) => condition(`p.${column}`, value));
  };

  const after = put(wanted.after, 'timestamptz');
  const { direction, key: template } = teacherSorts[wanted.sort];
  const key = `(${template.replace('nextFree', `first_after(o.starts_at, ${after})`)})`;
  const beyond = direction === 'ASC' ? '>' : '<';
  const cursorId = put(wanted.cursor?.id ?? null, 'uuid');
  const like = wanted.pattern === null ? '' : `search_text LIKE ${put(wanted.pattern, 'text')}`;
  const byIndex = wanted.pattern !== null && wanted.pattern.length >= shortestIndexed;
  const bySynonym = wanted.meant !== null;
  const taught = bySynonym
    ? `AND EXISTS (SELECT FROM teacher_subjects m WHERE m.teacher_id = p.user_id AND m.subject = ANY (${put(wanted.meant, 'citext[]')}))`
    : '';
  const { subject = null, instant = null } = wanted.filters;
  const bySubject = subject !== null;
  const byOpenings = template.includes('nextFree') || instant !== null || wanted.window !== null;
  const freeUntil = (from: string) =>
    `first_after(o.starts_at, ${from}) <= COALESCE(${put(wanted.window?.to ?? null, 'timestamptz')}, 'infinity')`;
  const text = `
    WITH ${byIndex ? `found AS MATERIALIZED (SELECT ${filtered} FROM profiles WHERE listed AND ${like}),` : ''}
    page AS (
      SELECT p.user_id, ${key}::bigint AS key
        FROM ${byIndex ? 'found' : 'profiles'} p
        ${bySubject ? `JOIN teacher_subjects s ON s.teacher_id = p.user_id AND s.subject = ${put(subject, 'citext')}` : ''}
        ${byOpenings ? 'LEFT JOIN openings o ON o.teacher_id = p.user_id' : ''}
       WHERE p.listed ${like !== '' && !byIndex ? `AND ${like}` : ''} ${taught}
         AND (${cursorId} IS NULL OR (${key}, p.user_id) ${beyond} (${put(wanted.cursor?.key ?? null, 'bigint')}, ${cursorId}))
         ${filterNames.map((name) => `AND ${plainFilter(name)}`).join('\n         ')}
         ${byOpenings ? `AND ${filter(instant, 'boolean', (value) => `COALESCE(o.instant_booking, true) = ${value}`)}` : ''}
         ${byOpenings ? `AND ${filter(wanted.window?.from ?? null, 'timestamptz', freeUntil)}` : ''}
       ORDER BY ${key} ${direction}, p.user_id ${direction}
       LIMIT ${put(wanted.counted, 'int')}),
    shown AS (SELECT * FROM page ORDER BY key ${direction}, user_id ${direction} LIMIT ${put(wanted.limit, 'int')})
    SELECT shown.key, (SELECT count(*)::int FROM page) AS total, ${cardColumns(after)}
      FROM shown JOIN profiles p USING (user_id) LEFT JOIN openings o ON o.teacher_id = p.user_id
     ORDER BY shown.key ${direction}, p.user_id ${direction}`;
  return {
    name: `find-teachers-${wanted.sort}${byIndex ? '-text' : like === '' ? '' : '-letters'}${bySubject ? '-subject' : ''}${bySynonym ? '-meant' : ''}${byOpenings ? '-openings' : ''}`,
    text,
    values,
  };
}
