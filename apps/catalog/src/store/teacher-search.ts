import type { Range } from '@somo/calendar/ranges';
import type { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { cardColumns } from './cards.js';
import { foundFirst, type Found, type Sought } from './found-first.js';
import { collectValues, type Put } from './collect-values.js';
import { favoriteCondition, needsOpenings, openingConditions, profileConditions, withinName, type Narrowing } from './narrowing.js';
import { freeTimesWithin, nextFreeWithin, putBounds, putRanges } from './next-free.js';
import { relevantFirst, teacherSorts } from './teacher-sorts.js';

/** A search as parameters of the statement. */
interface SearchCriteria extends Narrowing, Sought {
  filters: FindTeachersQuery;
  limit: number;
  /** Maximum number of rows to count; `limit` or more. */
  counted: number;
  /** Where the times of a search for any time start: anything earlier is inside the notice period. */
  earliest: number;
  cursor: { key: number; id: string } | null;
}

interface Statement {
  name: string;
  text: string;
  values: unknown[];
}

/** How many free times a card has. */
const timesShown = 3;

/**
 * Returns a separate statement per sort order, and with or without text, names, subjects and free times, so that each gets its own plan: a
 * search by text or names starts at the trigram index, a subject search at its teachers, anything else walks the sort order's index. Free
 * times are read only by searches that need them.
 */
export function teacherSearch(wanted: SearchCriteria): Statement {
  const { values, put } = collectValues();
  const times: readonly Range[] = wanted.times ?? [{ from: wanted.earliest, to: Infinity }];
  const free = nextFreeWithin(putRanges(put, times));
  const found = foundFirst(wanted, put);
  const { direction, key: template } = teacherSorts[wanted.sort];
  const sortKey = template.replace('nextFree', free);
  const key = found?.ranked ? `(${relevantFirst(sortKey)})` : `(${sortKey})`;
  const beyond = direction === 'ASC' ? '>' : '<';
  const cursorId = put(wanted.cursor?.id ?? null, 'uuid');
  const byOpenings = template.includes('nextFree') || needsOpenings(wanted);
  const matching = matchingTeachers(wanted, { put, found, byOpenings });
  const text = `
    WITH ${found ? `found AS MATERIALIZED (${found.text}),` : ''}
    page AS (
      SELECT p.user_id, ${key}::bigint AS key ${matching.text}
         AND (${cursorId} IS NULL OR (${key}, p.user_id) ${beyond} (${put(wanted.cursor?.key ?? null, 'bigint')}, ${cursorId}))
       ORDER BY ${key} ${direction}, p.user_id ${direction}
       LIMIT ${put(wanted.counted, 'int')}),
    shown AS (SELECT * FROM page ORDER BY key ${direction}, user_id ${direction} LIMIT ${put(wanted.limit, 'int')})
    SELECT shown.key, (SELECT count(*)::int FROM page) AS total, ${cardColumns(free)},
        ${freeTimesWithin(putBounds(put, times), timesShown)} AS "nextTimes"
      FROM shown JOIN profiles p USING (user_id) LEFT JOIN openings o ON o.teacher_id = p.user_id
     ORDER BY shown.key ${direction}, p.user_id ${direction}`;
  return { name: ['find-teachers', wanted.sort, ...matching.parts, withinName(wanted)].filter(Boolean).join('-'), text, values };
}

interface Matching {
  put: Put;
  found: Found | null;
  byOpenings: boolean;
}

/** Returns `FROM … WHERE …` of the teachers who match, as `p`, with their open times as `o` where these are needed. */
export function matchingTeachers(wanted: Narrowing & Sought, { put, found, byOpenings }: Matching): { text: string; parts: string[] } {
  const { subject = null } = wanted.filters;
  const byLetters = wanted.pattern !== null && found === null;
  const favorite = favoriteCondition(put, wanted);
  const conditions = [
    'p.listed',
    ...(favorite ? [favorite.text] : []),
    ...(byLetters ? [`search_text LIKE ${put(wanted.pattern, 'text')}`] : []),
    ...profileConditions(put, wanted),
    ...(byOpenings ? openingConditions(put, wanted) : []),
  ];
  const text = `
        FROM ${found ? 'found' : 'profiles'} p
        ${subject === null ? '' : `JOIN teacher_subjects s ON s.teacher_id = p.user_id AND s.subject = ${put(subject, 'citext')}`}
        ${byOpenings ? 'LEFT JOIN openings o ON o.teacher_id = p.user_id' : ''}
       WHERE ${conditions.join('\n         AND ')}`;
  const parts = [found?.name, byLetters && 'letters', subject !== null && 'subject', byOpenings && 'openings', favorite?.name];
  return { text, parts: parts.filter((part) => typeof part === 'string') };
}
