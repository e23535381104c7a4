import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ErasedPart } from '@somo/contracts/closing';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { erasePart } from '@somo/platform/operating/erase-person';
import { Transaction } from '@somo/platform/transaction';
import { personalColumns } from '../erasure/personal-columns.js';

@Injectable()
export class ErasePerson {
  constructor(
    readonly db: Db,
    readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('payments.erase-person', { by: ['service:auth'] })
  async run(person: Asks['payments.erase-person']['in']): Promise<ErasedPart> {
    checkIds('userId', [person.userId], 1);
    return erasePart(this, personalColumns, { ...person, now: this.clock.now() });
  }
}
