import { Injectable } from '@nestjs/common';
import type { MessagesRead as Read } from '@somo/contracts/events/contact';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class MessagesRead {
  constructor(private readonly clock: Clock) {}

  /** Whoever has read the messages has no news of them any more. */
  @On('contact.messages-read')
  async run({ readerId, senderId, upTo }: Read, tx: Tx): Promise<void> {
    await tx.db.run(
      'notifications-messages-read',
      `UPDATE notifications SET read_at = $4 WHERE user_id = $1 AND related_id = $2 AND type = 'message' AND read_at IS NULL
       AND (params->>'seq')::int <= $3`,
      [readerId, senderId, upTo, new Date(this.clock.now())],
    );
  }
}
