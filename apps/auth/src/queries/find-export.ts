import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { exportFile } from '../domain/export.js';
import { checkSessionOpen } from '../store/check-session-open.js';
import { latestReady } from '../store/exports.js';

@Injectable()
export class FindExport {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.find-export', { by: ['any'], refuses: ['session-ended', 'no-export'] })
  async run(_input: Asks['auth.find-export']['in'], caller: Caller): Promise<Asks['auth.find-export']['out']> {
    const me = userOf(caller);
    const now = this.clock.now();
    await checkSessionOpen(this.db, me, now);
    const ready = await latestReady(this.db, me.userId, now);
    if (!ready) throw refuse('no-export');
    return exportFile(ready);
  }
}
