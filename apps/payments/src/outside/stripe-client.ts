import Stripe from 'stripe';
import type { PaymentsConfig } from '../payments.config.js';

/** The header in which Stripe signs its webhooks. */
export const signatureHeader = 'stripe-signature';

/** Returns Stripe's SDK client, connected to Stripe or to STRIPE_API_URL. */
export function stripeClient(config: PaymentsConfig): Stripe {
  const api = config.STRIPE_API_URL === '' ? undefined : new URL(config.STRIPE_API_URL);
  const elsewhere = api && {
    host: api.hostname,
    port: api.port,
    protocol: api.protocol === 'http:' ? ('http' as const) : ('https' as const),
  };
  return new Stripe(config.STRIPE_SECRET_KEY, { maxNetworkRetries: 2, timeout: 10_000, telemetry: false, ...elsewhere });
}
