import type { Db } from '@somo/platform/db';
import type { NameMatch } from '../domain/name-match.js';
import { collectValues } from './collect-values.js';
import { foundFirst } from './found-first.js';
import { needsOpenings, withinName, type Narrowing } from './narrowing.js';
import { matchingTeachers } from './teacher-search.js';

/** Whether a listed teacher within the filters has this name. */
export async function isAnyoneCalled(db: Db, names: NameMatch, narrowing: Narrowing): Promise<boolean> {
  const { values, put } = collectValues();
  const wanted = { ...narrowing, pattern: null, names, subjects: null, sort: 'newest' as const };
  const found = foundFirst(wanted, put);
  const matching = matchingTeachers(wanted, { put, found, byOpenings: needsOpenings(wanted) });
  const name = ['is-anyone-called', ...matching.parts, withinName(wanted)].filter(Boolean).join('-');
  const rows = await db.sql(name, `WITH found AS (${found?.text}) SELECT ${matching.text} LIMIT 1`, values);
  return rows.length > 0;
}
