import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { favoritesMax } from '@somo/contracts/rules/favorites';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { isUuid } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { addFavorite, hasTeacher } from './favorite-rows.js';

@Injectable()
export class AddFavorite {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('catalog.add-favorite', { by: ['student'], refuses: ['teacher-not-found', 'too-many-favorites'] })
  async run({ teacherId }: Asks['catalog.add-favorite']['in'], caller: Caller): Promise<null> {
    const { userId: studentId } = userOf(caller);
    return this.transaction.run(async (tx) => {
      if (!isUuid(teacherId) || !(await hasTeacher(tx.db, teacherId))) throw refuse('teacher-not-found');
      const added = { studentId, teacherId, addedAt: new Date(this.clock.now()) };
      if (!(await addFavorite(tx.db, added, favoritesMax))) throw refuse('too-many-favorites');
      return null;
    });
  }
}
