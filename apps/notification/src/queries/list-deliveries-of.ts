import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { NotificationDeliveryPage } from '@somo/contracts/notification-settings';
import { refuse } from '@somo/contracts/refusals';
import { PageQuery } from '@somo/contracts/routes/paging';
import { Ask } from '@somo/platform/ask';
import { checkIds } from '@somo/platform/check-ids';
import { Handles } from '@somo/platform/handles';
import { Deliveries } from '../delivery/deliveries.js';

@Injectable()
export class ListDeliveriesOf {
  constructor(
    private readonly ask: Ask,
    private readonly deliveries: Deliveries,
  ) {}

  @Handles('notification.list-deliveries-of', { by: ['operator:support'], input: PageQuery, refuses: ['account-not-found'] })
  async run({ userId, ...query }: Asks['notification.list-deliveries-of']['in']): Promise<NotificationDeliveryPage> {
    checkIds('userId', [userId], 1);
    // Unlike contacts, these include accounts whose erasure has begun.
    const [account] = await this.ask.for('auth.find-accounts', { userIds: [userId] });
    if (!account) throw refuse('account-not-found');
    return this.deliveries.of(userId, query);
  }
}
