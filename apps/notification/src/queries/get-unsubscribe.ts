import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { LinkedSwitch } from '@somo/contracts/notification-settings';
import { refuse } from '@somo/contracts/refusals';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { settingsOf } from '../delivery/settings-of.js';
import { whoseLink } from '../delivery/unsubscribe-links.js';

@Injectable()
export class GetUnsubscribe {
  constructor(private readonly db: Db) {}

  /** Changes nothing: mail scanners open every link of an email. */
  @Handles('notification.get-unsubscribe', { by: ['public'], refuses: ['unsubscribe-link-unknown'] })
  async run({ token }: Asks['notification.get-unsubscribe']['in']): Promise<LinkedSwitch> {
    const link = await whoseLink(this.db, token);
    if (!link) throw refuse('unsubscribe-link-unknown');
    return { switch: link.switch, isOn: (await settingsOf(this.db, [link.userId]))(link.userId)[link.switch] };
  }
}
