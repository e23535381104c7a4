import { Injectable } from '@nestjs/common';
import type { ConfirmationRequested as Requested } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class ConfirmationRequested {
  constructor(private readonly clock: Clock) {}

  @On('user.confirmation-requested')
  async run({ userId, linkId }: Requested, tx: Tx): Promise<void> {
    tx.plan('confirm-email-mail', { key: linkId, dueAt: this.clock.now(), data: { userId, linkId } });
  }
}
