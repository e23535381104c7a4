import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { findHours } from '../store/teaching-hours.js';
import { removeWaits } from '../store/waits.js';

@Injectable()
export class RemoveWait {
  constructor(private readonly db: Db) {}

  @Handles('scheduling.remove-wait', { by: ['student'], refuses: ['teacher-not-found'] })
  async run({ teacherId }: Asks['scheduling.remove-wait']['in'], caller: Caller): Promise<null> {
    checkIds('teacherId', [teacherId], 1);
    if (!(await findHours(this.db, teacherId))) throw refuse('teacher-not-found');
    await removeWaits(this.db, [{ teacherId, studentId: userOf(caller).userId }]);
    return null;
  }
}
