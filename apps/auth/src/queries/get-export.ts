import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { DataExportState } from '@somo/contracts/exports';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { exportState } from '../domain/export.js';
import { latestExport, latestReady } from '../store/exports.js';

@Injectable()
export class GetExport {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.get-export', { by: ['any'] })
  async run(_input: Asks['auth.get-export']['in'], caller: Caller): Promise<DataExportState> {
    const { userId } = userOf(caller);
    const now = this.clock.now();
    return exportState(await latestExport(this.db, userId), await latestReady(this.db, userId, now), now);
  }
}
