import Stripe from 'stripe';
import { signatureHeader } from '../src/outside/stripe-client.js';

/** Returns the headers of a webhook as Stripe signs it, made with the SDK's own helper. */
export function signedBy(secret: string, payload: string, timestamp: number): Record<string, string> {
  return { [signatureHeader]: Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }) };
}
