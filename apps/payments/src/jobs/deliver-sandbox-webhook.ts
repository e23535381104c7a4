import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Runs } from '@somo/platform/runs';
import { HandleChargeWebhook } from '../commands/handle-charge-webhook.js';
import { SandboxProvider } from '../outside/provider/sandbox.js';

@Injectable()
export class DeliverSandboxWebhook {
  constructor(
    private readonly sandbox: SandboxProvider,
    private readonly takeReport: HandleChargeWebhook,
  ) {}

  @Runs('deliver-sandbox-webhook', { most: 16, about: ({ chargeId }) => chargeId })
  async run({ chargeId, outcome }: Jobs['deliver-sandbox-webhook']['data']): Promise<void> {
    for (const webhook of await this.sandbox.settle(chargeId, outcome)) {
      await this.takeReport.run(this.sandbox.name, webhook);
    }
  }
}
