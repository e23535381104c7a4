import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { WaitRecord } from '@somo/contracts/waits';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { waitsOf } from '../store/waits.js';

@Injectable()
export class ListWaits {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('scheduling.list-waits', { by: ['student'] })
  async run(_: Asks['scheduling.list-waits']['in'], caller: Caller): Promise<WaitRecord[]> {
    return waitsOf(this.db, userOf(caller).userId, this.clock.now());
  }
}
