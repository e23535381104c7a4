import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { MaskedPayoutMethod } from '@somo/contracts/payouts';
import { toInstant } from '@somo/contracts/time';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';

@Injectable()
export class GetPayoutMethod {
  constructor(private readonly db: Db) {}

  @Handles('payments.get-payout-method', { by: ['teacher'] })
  async run(_: Asks['payments.get-payout-method']['in'], caller: Caller): Promise<MaskedPayoutMethod | null> {
    const [row] = await this.db.sql<{ masked: Omit<MaskedPayoutMethod, 'changedAt'>; changed_at: Date }>(
      'payout-method-get',
      'SELECT masked, changed_at FROM payout_methods WHERE teacher_id = $1',
      [userOf(caller).userId],
    );
    return row ? { ...row.masked, changedAt: toInstant(row.changed_at.getTime()) } : null;
  }
}
