import type { Db } from '@somo/platform/db';
import type { Payment } from '../../store/payment.schema.js';
import { storeChargeIds } from '../../store/payment-rows.js';
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
  if (payment.providerChargeId !== null) return { provider, chargeId: payment.providerChargeId };
  const chargeId = await createCharge(provider, payment);
  await storeChargeIds(db, [{ paymentId: payment.id, chargeId }]);
  return { provider, chargeId };
}

/** Opens a payment's charge, or finds the one that was opened before; returns its id. */
export async function createCharge(provider: PaymentProvider, { id, amountCents }: Payment): Promise<string> {
  const { chargeId } = await provider.createCharge({ key: id, reference: id, amountCents, currency: 'USD' });
  return chargeId;
}
