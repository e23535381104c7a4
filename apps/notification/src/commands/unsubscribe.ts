import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { LinkedSwitch } from '@somo/contracts/notification-settings';
import { refuse } from '@somo/contracts/refusals';
import { Handles } from '@somo/platform/handles';
import { Transaction } from '@somo/platform/transaction';
import { storeSettings } from '../delivery/settings-of.js';
import { whoseLink } from '../delivery/unsubscribe-links.js';

@Injectable()
export class Unsubscribe {
  constructor(private readonly transaction: Transaction) {}

  /** The link is the permission: anyone with the email may use it, without signing in, any number of times. */
  @Handles('notification.unsubscribe', { by: ['public'], refuses: ['unsubscribe-link-unknown'] })
  async run({ token, isOn }: Asks['notification.unsubscribe']['in']): Promise<LinkedSwitch> {
    return this.transaction.run(async ({ db }) => {
      const link = await whoseLink(db, token);
      if (!link) throw refuse('unsubscribe-link-unknown');
      await storeSettings(db, link.userId, { [link.switch]: isOn });
      return { switch: link.switch, isOn };
    });
  }
}
