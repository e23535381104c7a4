import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { includesRole } from '@somo/contracts/operator-roles';
import type { AccountRecord } from '@somo/contracts/operators';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { userOf } from '@somo/platform/user-of';
import { noteLook } from '../accounts/note-look.js';
import { readAccountRecord } from '../store/account-record.js';

@Injectable()
export class GetAccountRecord {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** No operator looks at an account without an entry in the audit log; decisions about people, and where they are signed in, are for `trust`. */
  @Handles('auth.get-account-record', { by: ['operator:support', 'operator:money', 'operator:trust'], refuses: ['account-not-found'] })
  run({ userId }: Asks['auth.get-account-record']['in'], caller: Caller): Promise<AccountRecord> {
    checkIds('userId', [userId], 1);
    const now = this.clock.now();
    return this.transaction.run(async (tx) => {
      const account = await readAccountRecord(tx.db, userId, now);
      await noteLook(tx, caller, userId, now);
      return includesRole(userOf(caller).operatorRoles ?? [], ['trust']) ? account : { ...account, decisions: [], sessions: [] };
    });
  }
}
