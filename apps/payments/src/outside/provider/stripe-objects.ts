// Stripe's words for a charge in ours.
import type Stripe from 'stripe';
import type { ChargeSnapshot } from '../../domain/charge.js';

const sessionEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded'];

/** Whether an event can change how a charge stands; all others are taken and forgotten. */
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

/** What a Checkout Session, with its payment expanded, says of the money. */
export function sessionOf(session: Stripe.Checkout.Session): SessionMoney {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === 'string' ? undefined : (intent?.latest_charge ?? undefined);
  const balance = typeof charge?.balance_transaction === 'string' ? undefined : charge?.balance_transaction;
  return { captured: session.payment_status === 'paid', charge, feeCents: balance?.fee ?? 0 };
}

/** A warning is a bank's question, not a dispute: the money stays where it is. */
export function disputeOf(status: Stripe.Dispute.Status | undefined): ChargeSnapshot['dispute'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  return status === 'needs_response' || status === 'under_review' ? 'open' : null;
}
