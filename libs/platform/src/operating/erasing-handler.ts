import { Inject, Injectable, type Type } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ErasedPart } from '@somo/contracts/closing';
import { checkIds } from '../check-ids.js';
import { Clock } from '../clock.js';
import { Db } from '../db.js';
import { Handles } from '../handles.js';
import { Transaction } from '../transaction.js';
import { erasePart } from './erase-person.js';
import type { PersonalColumns } from './personal-columns.js';

type Service = 'booking' | 'payments' | 'scheduling';

/** Returns the handler that erases a person from a service that has nothing of them but rows. */
export function erasingHandler(service: Service, tables: PersonalColumns): Type {
  @Injectable()
  class ErasePerson {
    constructor(
      @Inject(Db) readonly db: Db,
      @Inject(Transaction) readonly transaction: Transaction,
      @Inject(Clock) private readonly clock: Clock,
    ) {}

    @Handles(`${service}.erase-person`, { by: ['service:auth'] })
    async run(person: Asks['booking.erase-person']['in']): Promise<ErasedPart> {
      checkIds('userId', [person.userId], 1);
      return erasePart(this, tables, { ...person, now: this.clock.now() });
    }
  }
  return ErasePerson;
}
