import { Injectable } from '@nestjs/common';
import type { GoogleLinked as Linked } from '@somo/contracts/events/user';
import { Clock } from '@somo/platform/clock';
import { On } from '@somo/platform/on';
import type { Tx } from '@somo/platform/transaction';

@Injectable()
export class GoogleLinked {
  constructor(private readonly clock: Clock) {}

  @On('user.google-linked')
  async run(linked: Linked, tx: Tx): Promise<void> {
    tx.plan('google-linked-mail', { key: `${linked.userId}-${linked.linkedAt}`, dueAt: this.clock.now(), data: linked });
  }
}
