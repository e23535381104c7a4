import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { AccountRecord } from '@somo/contracts/operators';
import { checkIds } from '@somo/platform/check-ids';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { readAccountRecord } from '../store/account-record.js';

@Injectable()
export class GetAccountRecord {
  constructor(private readonly db: Db) {}

  @Handles('auth.get-account-record', { by: ['admin'], refuses: ['account-not-found'] })
  run({ userId }: Asks['auth.get-account-record']['in']): Promise<AccountRecord> {
    checkIds('userId', [userId], 1);
    return readAccountRecord(this.db, userId);
  }
}
