import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import type { Db } from '@somo/platform/db';
import type { ChosenSubject, KnownSubject } from '../domain/subject-choices.js';

/** Returns those of the named subjects that the catalog has, with their modules. */
export function knownSubjects(db: Db, choices: SubjectChoice[]): Promise<KnownSubject[]> {
  return db.sql<KnownSubject>(
    'known-subjects',
    `SELECT s.name, COALESCE(json_agg(json_build_object('id', m.id, 'name', m.name)) FILTER (WHERE m.id IS NOT NULL), '[]') AS modules
       FROM subjects s LEFT JOIN modules m ON m.subject = s.name WHERE s.name = ANY ($1::citext[]) GROUP BY s.name`,
    [choices.map((choice) => choice.subject)],
  );
}

export async function replaceChoices(db: Db, teacherId: string, chosen: ChosenSubject[]): Promise<void> {
  await db.run('forget-subjects', 'DELETE FROM teacher_subjects WHERE teacher_id = $1', [teacherId]);
  await db.run('forget-modules', 'DELETE FROM teacher_modules WHERE teacher_id = $1', [teacherId]);
  await db.run(
    'choose-subjects',
    'INSERT INTO teacher_subjects (teacher_id, subject, position) SELECT $1, subject, position FROM unnest($2::citext[]) WITH ORDINALITY AS c (subject, position)',
    [teacherId, chosen.map((subject) => subject.name)],
  );
  await db.run(
    'choose-modules',
    'INSERT INTO teacher_modules (teacher_id, module_id, position) SELECT $1, id, position FROM unnest($2::uuid[]) WITH ORDINALITY AS c (id, position)',
    [teacherId, chosen.flatMap((subject) => subject.modules.map((module) => module.id))],
  );
}
