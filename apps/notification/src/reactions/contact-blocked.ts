import { Injectable } from '@nestjs/common';
import type { ContactBlock } from '@somo/contracts/events/contact';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class ContactBlocked {
  constructor(private readonly clock: Clock) {}

  /** Takes the news of each other's messages out of both bells. News of lessons stay. */
  @On('contact.blocked')
  async run({ blockerId, blockedId }: ContactBlock, tx: Tx): Promise<void> {
    await tx.db.run(
      'notifications-blocked',
      `UPDATE notifications SET deleted_at = $3 WHERE type = 'message' AND deleted_at IS NULL
       AND ((user_id = $1 AND related_id = $2) OR (user_id = $2 AND related_id = $1))`,
      [blockerId, blockedId, new Date(this.clock.now())],
    );
  }
}
