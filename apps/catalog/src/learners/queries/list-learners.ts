import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { listLearners } from '../store/learner-rows.js';

@Injectable()
export class ListLearners {
  constructor(private readonly db: Db) {}

  @Handles('catalog.list-learners', { by: ['student'] })
  async run(_: Asks['catalog.list-learners']['in'], caller: Caller): Promise<Asks['catalog.list-learners']['out']> {
    return { items: await listLearners(this.db, userOf(caller).userId) };
  }
}
