import type { Db } from '@somo/platform/db';
import type { Payment } from '../../store/payment.schema.js';
import type { ChargeProviders } from './charge-providers.js';
import type { PaymentProvider } from './port.js';

/**
 * Returns a payment's provider and the charge's id there. Opens the charge if that has not happened, or if it is unknown whether it has.
 */
export async function chargeOf(
  providers: ChargeProviders,
  db: Db,
  payment: Payment,
): Promise<{ provider: PaymentProvider; chargeId: string }> {
  const provider = providers.of(payment);
  return { provider, chargeId: payment.providerChargeId ?? (await opened(provider, db, payment)) };
}

async function opened(provider: PaymentProvider, db: Db, payment: Payment): Promise<string> {
  const { chargeId } = await provider.createCharge({
    key: payment.id,
    reference: payment.id,
    amountCents: payment.amountCents,
    currency: 'USD',
  });
  await db.run('payment-at-provider', 'UPDATE payments SET provider_charge_id = $2 WHERE id = $1', [payment.id, chargeId]);
  return chargeId;
}
