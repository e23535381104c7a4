// Maps Stripe's vocabulary for accounts and bank payouts to ours.
import Stripe from 'stripe';

/** Whether an event can change a payout's state; all others are acknowledged and ignored. */
export function isAboutPayout({ type }: Stripe.Event): boolean {
  return type === 'payout.paid' || type === 'payout.failed' || type === 'payout.canceled';
}

/** Returns a transfer's state; without a bank payout, the money is still in the teacher's Stripe account. */
export function statusOf(payout: Stripe.Payout | undefined): 'pending' | 'done' | 'failed' {
  if (payout?.status === 'paid') return 'done';
  return payout?.status === 'failed' || payout?.status === 'canceled' ? 'failed' : 'pending';
}

/** Whether the account can receive transfers and pay them out to the bank. */
export function isReady({ capabilities, payouts_enabled: pays }: Stripe.Account): boolean {
  return capabilities?.transfers === 'active' && pays;
}

/** Describes what Stripe is waiting for, for readers of the provider log: field names only, no personal data. */
export function waitsFor({ id, requirements }: Stripe.Account): string {
  return `Stripe waits for ${(requirements?.currently_due ?? []).join(', ') || 'its own check'} of ${id}`;
}

/** True if the error is about the bank account itself; no other error refuses the payout. */
export function isBankRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && (error.param ?? '').startsWith('external_account');
}
