import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ErasedPart } from '@somo/contracts/closing';
import { Ask } from '@somo/platform/ask';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { Db } from '@somo/platform/db';
import { erasePart } from '@somo/platform/operating/erase-person';
import { escapePattern } from '@somo/platform/operating/erasing-statements';
import { Transaction } from '@somo/platform/transaction';
import { personalColumns } from '../erasure/personal-columns.js';

@Injectable()
export class ErasePerson {
  constructor(
    private readonly ask: Ask,
    readonly db: Db,
    readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('notification.erase-person', { by: ['service:auth'] })
  async run(person: Asks['notification.erase-person']['in']): Promise<ErasedPart> {
    const { userId } = person;
    checkIds('userId', [userId], 1);
    const [known] = await this.ask.asService('catalog.get-people', { ids: [userId] });
    return erasePart(this, personalColumns, { ...person, now: this.clock.now() }, async ({ db }) => {
      if (known && !known.closed) await eraseMailsAbout(db, known.fullName);
    });
  }
}

/** What would have been emailed to others names the person: in full, because a first name is also what others are called. */
async function eraseMailsAbout(db: Db, fullName: string): Promise<void> {
  const words = fullName.split(/\s+/u).filter(Boolean);
  if (words.length < 2) return;
  await db.run('erase-mails-about', 'DELETE FROM dev_mails WHERE subject ~ $1 OR text ~ $1 OR html ~ $1', [
    `(?<![[:alnum:]])${words.map(escapePattern).join('\\s+')}(?![[:alnum:]])`,
  ]);
}
