import type { Db } from '@somo/platform/db';
import { collectValues } from './collect-values.js';
import { favoriteCondition, needsOpenings, openingConditions, profileConditions, withinName, type Narrowing } from './narrowing.js';

/** Returns the first few of these subjects that a listed teacher within the filters teaches. */
export async function taughtSubjects(db: Db, subjects: string[], narrowing: Narrowing, limit: number): Promise<string[]> {
  if (subjects.length === 0) return [];
  const { values, put } = collectValues();
  const byOpenings = needsOpenings(narrowing);
  const favorite = favoriteCondition(put, narrowing);
  const conditions = [
    ...profileConditions(put, narrowing),
    ...(favorite ? [favorite.text] : []),
    ...(byOpenings ? openingConditions(put, narrowing) : []),
  ];
  const text = `
    SELECT w.subject FROM unnest(${put(subjects, 'citext[]')}) WITH ORDINALITY AS w (subject, place)
     WHERE EXISTS (
       SELECT FROM teacher_subjects s JOIN profiles p ON p.user_id = s.teacher_id AND p.listed
         ${byOpenings ? 'LEFT JOIN openings o ON o.teacher_id = p.user_id' : ''}
        WHERE s.subject = w.subject AND ${conditions.join(' AND ')})
     ORDER BY w.place LIMIT ${put(limit, 'int')}`;
  const name = ['taught-subjects', byOpenings && 'openings', favorite?.name, withinName(narrowing)].filter(Boolean).join('-');
  const rows = await db.sql<{ subject: string }>(name, text, values);
  return rows.map(({ subject }) => subject);
}
