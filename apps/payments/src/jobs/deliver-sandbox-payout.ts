import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Runs } from '@somo/platform/runs';
import { HandlePayoutWebhook } from '../commands/handle-payout-webhook.js';
import { SandboxPayouts } from '../outside/payouts/sandbox.js';

@Injectable()
export class DeliverSandboxPayout {
  constructor(
    private readonly sandbox: SandboxPayouts,
    private readonly takeReport: HandlePayoutWebhook,
  ) {}

  @Runs('deliver-sandbox-payout')
  async run({ key }: Jobs['deliver-sandbox-payout']['data']): Promise<void> {
    for (const webhook of await this.sandbox.settle(key)) await this.takeReport.run(this.sandbox.name, webhook);
  }
}
