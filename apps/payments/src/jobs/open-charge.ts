import { Injectable } from '@nestjs/common';
import { Db } from '@somo/platform/db';
import type { DueWork } from '@somo/platform/due-work/due-work';
import { Gathered } from '@somo/platform/gathered';
import { RunsMany, type Failures } from '@somo/platform/runs';
import { createCharge } from '../outside/provider/charge-id.js';
import { ChargeProviders } from '../outside/provider/charge-providers.js';
import { readPayments, storeChargeIds } from '../store/payment-rows.js';

/** A statement that takes longer hangs, and the next one does not wait for it. */
const longestMs = 250;

/** Opens charges at the provider. The event reaction cannot do this, because its transaction must not make remote calls. */
@Injectable()
export class OpenCharge {
  /** Each as soon as the provider has answered, and together those that it answers at the same time. */
  private readonly chargeIds = new Gathered((opened: { paymentId: string; chargeId: string }[]) => storeChargeIds(this.db, opened), {
    longestMs,
  });

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
      if (payment?.charge !== 'open' || payment.providerChargeId !== null) return;
      try {
        await this.chargeIds.run({ paymentId, chargeId: await createCharge(this.providers.of(payment), payment) });
      } catch (error) {
        failures.set(id, error);
      }
    };
    await Promise.all(works.map(open));
    return failures;
  }
}
