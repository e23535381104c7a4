import { Injectable } from '@nestjs/common';
import type { Jobs } from '@somo/contracts/jobs';
import { Db } from '@somo/platform/db';
import { Runs } from '@somo/platform/runs';
import { chargeOf } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { readPayment } from '../store/payment-rows.js';

/** Opens the charge at the provider. The event reaction cannot do this, because its transaction must not make remote calls. */
@Injectable()
export class OpenCharge {
  constructor(
    private readonly db: Db,
    private readonly providers: ChargeProviders,
  ) {}

  @Runs('open-charge', { most: 16 })
  async run({ paymentId }: Jobs['open-charge']['data']): Promise<void> {
    const payment = await readPayment(this.db, paymentId);
    if (payment?.charge === 'open') await chargeOf(this.providers, this.db, payment);
  }
}
