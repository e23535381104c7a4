import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { ContactBody } from '@somo/contracts/routes/contact';
import { Clock } from '@somo/platform/clock';
import { Handles } from '@somo/platform/handles';
import { newId } from '@somo/platform/ids';
import { Transaction } from '@somo/platform/transaction';

/** Stores a contact message for Somo's operators. A job emails it to them, so that nothing is lost while the mail server is down. */
@Injectable()
export class StoreContactMessage {
  constructor(
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  @Handles('notification.store-contact-message', { by: ['public'], input: ContactBody })
  async run({ name, email, message }: Asks['notification.store-contact-message']['in']): Promise<null> {
    const [messageId, now] = [newId(), this.clock.now()];
    await this.transaction.run(async (tx) => {
      await tx.db.run('contact-keep', 'INSERT INTO contact_messages (id, name, email, message, created_at) VALUES ($1, $2, $3, $4, $5)', [
        messageId,
        name.trim(),
        email,
        message.trim(),
        new Date(now),
      ]);
      tx.plan('contact-mail', { key: messageId, dueAt: now, data: { messageId } });
    });
    return null;
  }
}
