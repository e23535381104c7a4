import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { removeWait } from '../store/waits.js';

@Injectable()
export class RemoveWait {
  constructor(private readonly db: Db) {}

  @Handles('scheduling.remove-wait', { by: ['student'] })
  async run({ teacherId }: Asks['scheduling.remove-wait']['in'], caller: Caller): Promise<null> {
    checkIds('teacherId', [teacherId], 1);
    await removeWait(this.db, teacherId, userOf(caller).userId);
    return null;
  }
}
