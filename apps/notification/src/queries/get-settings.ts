import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Ask } from '@somo/platform/ask';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { userOf } from '@somo/platform/user-of';
import { settingsOf } from '../delivery/settings-of.js';
import { stopOf } from '../delivery/stopped-addresses.js';

@Injectable()
export class GetSettings {
  constructor(
    private readonly db: Db,
    private readonly ask: Ask,
  ) {}

  @Handles('notification.get-settings', { by: ['any'] })
  async run(_: Asks['notification.get-settings']['in'], caller: Caller): Promise<Asks['notification.get-settings']['out']> {
    const { userId } = userOf(caller);
    const [settings, { email }] = await Promise.all([settingsOf(this.db, [userId]), this.ask.for('auth.get-account', {})]);
    return { notifications: settings(userId), emailStop: await stopOf(this.db, email) };
  }
}
