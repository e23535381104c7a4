import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ErasedPart } from '@somo/contracts/closing';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { erasePart } from '@somo/platform/operating/erase-person';
import { Storage } from '@somo/platform/storage/storage';
import { Transaction } from '@somo/platform/transaction';
import { eraseUnsent } from '../files/erase-unsent.js';
import { eraseRecordingsOf } from '../recordings/erase-of.js';
import { personalColumns } from '../erasure/personal-columns.js';

@Injectable()
export class ErasePerson {
  constructor(
    readonly db: Db,
    private readonly storage: Storage,
    readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** The files first: only the rows say where they are. */
  @Handles('messaging.erase-person', { by: ['service:auth'] })
  async run(person: Asks['messaging.erase-person']['in']): Promise<ErasedPart> {
    const { userId } = person;
    checkIds('userId', [userId], 1);
    const now = this.clock.now();
    if (!(await this.transaction.run((tx) => eraseRecordingsOf(tx, userId, now)))) return { isDone: false };
    if (!(await eraseUnsent(this.storage, this.db, userId))) return { isDone: false };
    return erasePart(this, personalColumns, { ...person, now });
  }
}
