import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ErasedPart } from '@somo/contracts/closing';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { erasePerson } from '@somo/platform/operating/erase-person';
import { Transaction } from '@somo/platform/transaction';
import { personalColumns } from '../erasure/personal-columns.js';

@Injectable()
export class ErasePerson {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('payments.erase-person', { by: ['service:auth'] })
  async run({ userId, email }: Asks['payments.erase-person']['in']): Promise<ErasedPart> {
    checkIds('userId', [userId], 1);
    await this.transaction.run(({ db }) => erasePerson(db, personalColumns, { userId, email, now: this.clock.now() }));
    return { isDone: true };
  }
}
