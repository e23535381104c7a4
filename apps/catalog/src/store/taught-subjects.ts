import type { Db } from '@somo/platform/db';
import { collectValues } from './collect-values.js';
import { needsOpenings, openingConditions, profileConditions, type Narrowing } from './narrowing.js';

/** Returns the first few of these subjects that a listed teacher within the filters teaches. */
export async function taughtSubjects(db: Db, subjects: string[], narrowing: Narrowing, limit: number): Promise<string[]> {
  if (subjects.length === 0) return [];
  const { values, put } = collectValues();
  const byOpenings = needsOpenings(narrowing);
  const text = `
    SELECT w.subject FROM unnest(${put(subjects, 'citext[]')}) WITH ORDINALITY AS w (subject, place)
     WHERE EXISTS (
       SELECT FROM teacher_subjects s JOIN profiles p ON p.user_id = s.teacher_id AND p.listed
         ${byOpenings ? 'LEFT JOIN openings o ON o.teacher_id = p.user_id' : ''}
        WHERE s.subject = w.subject AND ${[...profileConditions(put, narrowing), ...(byOpenings ? openingConditions(put, narrowing) : [])].join(' AND ')})
     ORDER BY w.place LIMIT ${put(limit, 'int')}`;
  const rows = await db.sql<{ subject: string }>(`taught-subjects${byOpenings ? '-openings' : ''}`, text, values);
  return rows.map(({ subject }) => subject);
}
