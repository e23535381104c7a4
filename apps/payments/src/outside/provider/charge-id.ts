import type { Db } from '@somo/platform/db';
import type { Payment } from '../../store/payment.schema.js';
import type { PaymentProvider } from './port.js';

/** The provider's id of a payment's charge; opens the charge there when that has not been done, or nobody knows whether it has. */
export async function chargeIdOf(provider: PaymentProvider, db: Db, payment: Payment): Promise<string> {
  if (payment.providerChargeId) return payment.providerChargeId;
  const { chargeId } = await provider.createCharge({
    key: payment.id,
    reference: payment.id,
    amountCents: payment.amountCents,
    currency: 'USD',
  });
  await db.run('payment-at-provider', 'UPDATE payments SET provider_charge_id = $2 WHERE id = $1', [payment.id, chargeId]);
  return chargeId;
}
