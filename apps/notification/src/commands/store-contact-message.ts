import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { isMailAddress } from '@somo/contracts/rules/email';
import { lineProblem, textProblem } from '@somo/contracts/rules/lines';
import { refuseProblems } from '@somo/contracts/rules/refuse-problems';
import { contactMessageMax } from '@somo/contracts/rules/profile';
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

  @Handles('notification.store-contact-message', { by: ['public'] })
  async run({ name, email, message }: Asks['notification.store-contact-message']['in']): Promise<null> {
    refuseProblems({
      name: lineProblem(name, 'name must be one line of text'),
      email: isMailAddress(email) ? undefined : 'Please enter a valid email address',
      message: textProblem(message, contactMessageMax, `message must be text of 1 to ${contactMessageMax} characters`),
    });
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
