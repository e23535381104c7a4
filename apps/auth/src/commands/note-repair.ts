import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { RepairBody } from '@somo/contracts/routes/system';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { addAudit } from '@somo/platform/operating/audit';
import { userOf } from '@somo/platform/user-of';

/** Dead letters are in the tables of every service, and not every service has an audit log. */
@Injectable()
export class NoteRepair {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
  ) {}

  @Handles('auth.note-repair', { by: ['operator:admin'], input: RepairBody })
  async run({ action, deadLetterId, service, note, refused }: Asks['auth.note-repair']['in'], caller: Caller): Promise<null> {
    checkIds('deadLetterId', [deadLetterId], 1);
    const entry = {
      operatorId: userOf(caller).userId,
      action,
      thingId: deadLetterId,
      details: { service, note, ...(refused ? { refused } : {}) },
    };
    await addAudit(this.db, entry, this.clock.now());
    return null;
  }
}
