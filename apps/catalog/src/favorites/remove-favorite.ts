import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { userOf } from '@somo/platform/user-of';
import { hasTeacher, removeFavorite } from './favorite-rows.js';

@Injectable()
export class RemoveFavorite {
  constructor(private readonly db: Db) {}

  @Handles('catalog.remove-favorite', { by: ['student'], refuses: ['teacher-not-found'] })
  async run({ teacherId }: Asks['catalog.remove-favorite']['in'], caller: Caller): Promise<null> {
    const { userId } = userOf(caller);
    if (!isUuid(teacherId)) throw refuse('teacher-not-found');
    const removed = await removeFavorite(this.db, userId, teacherId);
    if (!removed && !(await hasTeacher(this.db, teacherId))) throw refuse('teacher-not-found');
    return null;
  }
}
