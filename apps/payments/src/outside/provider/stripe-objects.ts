// Maps Stripe's vocabulary for charges to ours.
import type Stripe from 'stripe';
import type { ChargeSnapshot } from '../../domain/charge.js';

const sessionEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** Whether an event can change a charge's state; all others are acknowledged and ignored. */
export function isAboutCharge({ type }: Stripe.Event): boolean {
  return (
    sessionEvents.includes(type) || type.startsWith('charge.refund') || type.startsWith('refund.') || type.startsWith('charge.dispute.')
  );
}

interface SessionMoney {
  captured: boolean;
  charge: Stripe.Charge | undefined;
  feeCents: number;
}

/** Returns the payment details of a Checkout Session whose payment is expanded. */
export function sessionOf(session: Stripe.Checkout.Session): SessionMoney {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === 'string' ? undefined : (intent?.latest_charge ?? undefined);
  const balance = typeof charge?.balance_transaction === 'string' ? undefined : charge?.balance_transaction;
  return { captured: session.payment_status === 'paid', charge, feeCents: balance?.fee ?? 0 };
}

/** Returns the dispute state. A warning is only an inquiry by the bank, not a dispute: the money stays where it is. */
export function disputeOf(status: Stripe.Dispute.Status | undefined): ChargeSnapshot['dispute'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  return status === 'needs_response' || status === 'under_review' ? 'open' : null;
}
