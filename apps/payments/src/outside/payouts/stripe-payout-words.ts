// Stripe's words for accounts and bank payouts in ours.
import Stripe from 'stripe';

/** Whether an event can change how a payout stands; all others are taken and forgotten. */
export function isAboutPayout({ type }: Stripe.Event): boolean {
  return type === 'payout.paid' || type === 'payout.failed' || type === 'payout.canceled';
}

/** What a transfer comes to; without a bank payout it waits in the teacher's account. */
export function lifeOf(payout: Stripe.Payout | undefined): 'pending' | 'done' | 'failed' {
  if (payout?.status === 'paid') return 'done';
  return payout?.status === 'failed' || payout?.status === 'canceled' ? 'failed' : 'pending';
}

/** Money that comes in is paid out to the bank. */
export function isReady({ capabilities, payouts_enabled: pays }: Stripe.Account): boolean {
  return capabilities?.transfers === 'active' && pays;
}

/** For whoever reads what providers said: nobody's data, the names of fields alone. */
export function waitsFor({ id, requirements }: Stripe.Account): string {
  return `Stripe waits for ${(requirements?.currently_due ?? []).join(', ') || 'its own check'} of ${id}`;
}

/** True for a complaint about the bank account itself; all others are no refusal of the payout. */
export function isBankRefused(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && (error.param ?? '').startsWith('external_account');
}
