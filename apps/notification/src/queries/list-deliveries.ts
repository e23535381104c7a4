import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import type { NotificationDeliveryPage } from '@somo/contracts/notification-settings';
import { PageQuery } from '@somo/contracts/routes/paging';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { Deliveries } from '../delivery/deliveries.js';

@Injectable()
export class ListDeliveries {
  constructor(private readonly deliveries: Deliveries) {}

  @Handles('notification.list-deliveries', { by: ['any'], input: PageQuery })
  async run(query: Asks['notification.list-deliveries']['in'], caller: Caller): Promise<NotificationDeliveryPage> {
    return this.deliveries.of(userOf(caller).userId, query);
  }
}
