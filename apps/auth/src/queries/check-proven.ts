import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { checkProven, checkSessionOpen } from '../store/check-session-open.js';

/** Asked by the services that move money, as the operator who wants it moved. */
@Injectable()
export class CheckProven {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.check-proven', { by: ['operator:support', 'operator:money'], refuses: ['proof-needed'] })
  async run(_: Asks['auth.check-proven']['in'], caller: Caller): Promise<null> {
    const me = userOf(caller);
    const now = this.clock.now();
    await checkSessionOpen(this.db, me, now);
    await checkProven(this.db, me, now);
    return null;
  }
}
