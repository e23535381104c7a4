import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MyModule } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { ProgressBody } from '@somo/contracts/routes/teachers';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { readCompleted } from '../domain/progress.js';
import { readModule } from '../store/read-module.js';

@Injectable()
export class SaveProgress {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.save-progress', { by: ['student'], input: ProgressBody, refuses: ['module-not-found'] })
  async run({ moduleId, completedLessons }: Asks['catalog.save-progress']['in'], caller: Caller): Promise<MyModule> {
    const { userId } = userOf(caller);
    const module = await readModule(this.db, moduleId, userId);
    if (!module) throw refuse('module-not-found');
    const completed = readCompleted(completedLessons, module.lessons);
    await this.db.run(
      'save-progress',
      `INSERT INTO student_progress (student_id, module_id, completed_lessons, updated_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (student_id, module_id) DO UPDATE SET completed_lessons = excluded.completed_lessons, updated_at = excluded.updated_at`,
      [userId, moduleId, completed, new Date(this.clock.now())],
    );
    return { ...module, completedLessons: completed };
  }
}
