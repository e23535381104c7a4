import type { MyModule } from '@somo/contracts/people';
import type { Db } from '@somo/platform/db';
import { validate } from 'uuid';
import { ModuleSchema } from './module.schema.js';

/** Returns a module with what this student has completed of it; undefined if there is no such module. */
export async function readModule(db: Db, moduleId: string, studentId: string | null): Promise<MyModule | undefined> {
  const module = validate(moduleId) ? await db.of(ModuleSchema).findOneBy({ id: moduleId }) : null;
  if (!module) return undefined;
  const [progress] = await db.sql<{ completed: number[] }>(
    'module-progress',
    'SELECT completed_lessons AS completed FROM student_progress WHERE student_id = $1 AND module_id = $2',
    [studentId, moduleId],
  );
  return { ...module, lessonCount: module.lessons.length, completedLessons: progress?.completed ?? [] };
}
