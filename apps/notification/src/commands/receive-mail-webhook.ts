import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { refuse } from '@somo/contracts/refusals';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { Handles } from '@somo/platform/handles';
import { stopAddress } from '../delivery/stopped-addresses.js';
import { NotificationConfig } from '../notification.config.js';
import { undeliveredOf } from '../outside/mail-webhooks/resend.js';

@Injectable()
export class ReceiveMailWebhook {
  constructor(
    private readonly db: Db,
    private readonly config: NotificationConfig,
    private readonly clock: Clock,
  ) {}

  /** Stops emails to addresses that do not exist, and to those from which somebody complained. */
  @Handles('notification.receive-mail-webhook', {
    by: ['public'],
    refuses: ['unknown-mail-provider', 'bad-signature', 'malformed-request'],
  })
  async run({ provider, ...webhook }: Asks['notification.receive-mail-webhook']['in']): Promise<null> {
    const secret = this.config.RESEND_WEBHOOK_SECRET;
    if (provider !== 'resend' || secret === '') throw refuse('unknown-mail-provider');
    for (const { address, reason, at } of undeliveredOf(webhook, secret, this.clock.now())) await stopAddress(this.db, address, reason, at);
    return null;
  }
}
