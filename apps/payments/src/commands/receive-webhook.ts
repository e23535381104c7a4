import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import { Handles } from '@somo/platform/handles';
import { TakeReport } from './take-report.js';

@Injectable()
export class ReceiveWebhook {
  constructor(private readonly takeReport: TakeReport) {}

  @Handles('payments.receive-webhook', { by: ['public'] })
  async run({ provider, body, signature }: Asks['payments.receive-webhook']['in']): Promise<null> {
    await this.takeReport.run(provider, body, signature);
    return null;
  }
}
