import { countedMax, type NearestTeacher } from '@somo/contracts/asks/catalog';
import { toInstant } from '@somo/contracts/time';
import type { Range } from '@somo/calendar/ranges';
import type { Db } from '@somo/platform/db';
import { earliestStart } from '../domain/earliest-start.js';
import { cardColumns, toCard, type CardRow } from './cards.js';
import { foundFirst, type Sought } from './found-first.js';
import { collectValues } from './collect-values.js';
import { needsOpenings, type Narrowing } from './narrowing.js';
import { putBounds } from './next-free.js';
import { matchingTeachers } from './teacher-search.js';
import { teacherSorts } from './teacher-sorts.js';

/** The best matches whose times are compared. */
const compared = 300;
const shown = 3;

interface Others {
  /** How many teachers match at any time, at most `countedMax` + 1. */
  total: number;
  nearest: NearestTeacher[];
}

/** Returns who matches at any time, where nobody does at these, and whose open times come nearest to them. */
export async function nearestTeachers(
  db: Db,
  wanted: Omit<Narrowing, 'times'> & Omit<Sought, 'sort'>,
  times: readonly Range[],
  now: number,
): Promise<Others> {
  const earliest = new Date(earliestStart(now));
  const { values, put } = collectValues();
  const anyTime = { ...wanted, sort: 'newest' as const, times: null };
  const found = foundFirst(anyTime, put);
  const matching = matchingTeachers(anyTime, { put, found, byOpenings: needsOpenings(anyTime) });
  const bounds = putBounds(put, times);
  const text = `
    WITH ${found ? `found AS MATERIALIZED (${found.text}),` : ''}
    others AS (SELECT p.user_id ${matching.text} ORDER BY ${teacherSorts.best.key} DESC, p.user_id DESC LIMIT ${compared}),
    near AS (
      SELECT p.user_id, first.free, first.away
        FROM others JOIN profiles p USING (user_id) JOIN openings o ON o.teacher_id = p.user_id
       CROSS JOIN LATERAL (
         SELECT free, LEAST(free - (${bounds})[width_bucket(free, ${bounds})], (${bounds})[width_bucket(free, ${bounds}) + 1] - free) AS away
           FROM unnest(o.starts_at) free WHERE free >= ${put(earliest, 'timestamptz')} ORDER BY away, free LIMIT 1) first
       WHERE p.share_availability
       ORDER BY first.away, first.free, p.user_id LIMIT ${shown})
    SELECT (SELECT count(*)::int FROM others) AS total, ${cardColumns('near.free')}
      FROM (SELECT) one LEFT JOIN near ON true LEFT JOIN profiles p USING (user_id) LEFT JOIN openings o ON o.teacher_id = p.user_id
     ORDER BY near.away, near.free, near.user_id`;
  const name = ['nearest-teachers', ...matching.parts].join('-');
  const rows = await db.sql<{ [Name in keyof CardRow]: CardRow[Name] | null } & { total: number }>(name, text, values);
  return {
    total: Math.min(rows[0]?.total ?? 0, countedMax + 1),
    nearest: rows.flatMap((row) =>
      row.nextFreeAt ? [{ teacher: toCard(row as CardRow, now), nextFreeAt: toInstant(row.nextFreeAt.getTime()) }] : [],
    ),
  };
}
