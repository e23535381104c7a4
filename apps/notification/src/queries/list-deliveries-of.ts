import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { EmailDeliveryPage } from '@somo/contracts/notification-settings';
import { PageQuery } from '@somo/contracts/routes/paging';
import { checkIds } from '@somo/platform/check-ids';
import { Handles } from '@somo/platform/handles';
import { Deliveries } from '../delivery/list-deliveries.js';

@Injectable()
export class ListDeliveriesOf {
  constructor(private readonly deliveries: Deliveries) {}

  @Handles('notification.list-deliveries-of', { by: ['admin'], input: PageQuery })
  async run({ userId, ...query }: Asks['notification.list-deliveries-of']['in']): Promise<EmailDeliveryPage> {
    checkIds('userId', [userId], 1);
    return this.deliveries.of(userId, query);
  }
}
