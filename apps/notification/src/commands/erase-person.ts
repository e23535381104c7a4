import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { ErasedPart } from '@somo/contracts/closing';
import { Ask } from '@somo/platform/ask';
import { checkIds } from '@somo/platform/check-ids';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { erasePerson } from '@somo/platform/operating/erase-person';
import { Transaction } from '@somo/platform/transaction';
import { personalColumns } from '../erasure/personal-columns.js';

@Injectable()
export class ErasePerson {
  constructor(
    private readonly ask: Ask,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('notification.erase-person', { by: ['service:auth'] })
  async run({ userId, email }: Asks['notification.erase-person']['in']): Promise<ErasedPart> {
    checkIds('userId', [userId], 1);
    const [person] = await this.ask.asService('catalog.get-people', { ids: [userId] });
    await this.transaction.run(async ({ db }) => {
      // What would have been emailed to others names the person.
      if (person && !person.closed)
        await db.run(
          'erase-mails-about',
          'DELETE FROM dev_mails WHERE strpos(subject, $1) > 0 OR strpos(text, $1) > 0 OR strpos(html, $1) > 0',
          [person.fullName],
        );
      await erasePerson(db, personalColumns, { userId, email, now: this.clock.now() });
    });
    return { isDone: true };
  }
}
