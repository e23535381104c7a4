import { Injectable } from '@nestjs/common';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { RunsMany, type Failures } from '@somo/platform/runs';
import { createCharge } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { readPayments, storeChargeIds } from '../store/payment-rows.js';

/** Opens charges at the provider. The event reaction cannot do this, because its transaction must not make remote calls. */
@Injectable()
export class OpenCharge {
  constructor(
    private readonly db: Db,
    private readonly providers: ChargeProviders,
  ) {}

  @RunsMany('open-charge', { most: 16 })
  async run(works: DueWork<'open-charge'>[]): Promise<Failures> {
    const payments = await readPayments(
      this.db,
      works.map(({ data }) => data.paymentId),
    );
    const failures = new Map<string, unknown>();
    const open = async ({ id, data: { paymentId } }: DueWork<'open-charge'>) => {
      const payment = payments.get(paymentId);
      if (payment?.charge !== 'open' || payment.providerChargeId !== null) return undefined;
      try {
        return { paymentId, chargeId: await createCharge(this.providers.of(payment), payment) };
      } catch (error) {
        failures.set(id, error);
        return undefined;
      }
    };
    const opened = (await Promise.all(works.map(open))).filter((one) => one !== undefined);
    if (opened.length > 0) await storeChargeIds(this.db, opened);
    return failures;
  }
}
