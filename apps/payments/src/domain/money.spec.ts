import fc from 'fast-check';
import type { ChargeStatus, PayoutStatus } from '@somo/contracts/payments';
import { chargeMoves } from './charge.js';
import { displayOf, earningStatusOf } from './earning-status.js';
import {
  capturedEntries,
  disputedEntries,
  disputeLostEntries,
  disputeWonEntries,
  earnedEntries,
  payoutDoneEntries,
  payoutRefusedEntries,
  payoutSentEntries,
  refundAskedEntries,
  refundedEntries,
  type Entry,
} from './ledger.js';
import { sharesOf, type Priced } from './shares.js';

const charges = Object.keys(chargeMoves) as ChargeStatus[];
const payouts: PayoutStatus[] = ['none', 'held', 'due', 'sent', 'done', 'refused'];
const pairs = charges.flatMap((charge) => payouts.map((payout) => [charge, payout] as const));
const sum = (entries: Entry[]) => entries.reduce((all, { amountCents }) => all + amountCents, 0);
const priced: fc.Arbitrary<Priced> = fc
  .record({
    amountCents: fc.integer({ min: 1, max: 100_000_000 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    feeBps: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ amountCents, part, feeBps }) => ({ amountCents, feeBps, refundedCents: Math.round(amountCents * part) }));
const teacherId = 'a-teacher';

describe('the shares of a payment', () => {
  it('PAY-05 add up to what the student paid, for every amount, refund and fee', () => {
    fc.assert(
      fc.property(priced, (payment) => {
        const { netCents, feeCents, refundedCents } = sharesOf(payment);
        expect(netCents + feeCents + refundedCents).toBe(payment.amountCents);
        expect(Math.min(netCents, feeCents)).toBeGreaterThanOrEqual(0);
        expect([netCents, feeCents].every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 4_000 },
    );
  });

  it('PAY-05 round the fee half up', () => {
    expect(sharesOf({ amountCents: 2500, refundedCents: 0, feeBps: 1500 })).toEqual({ netCents: 2125, feeCents: 375, refundedCents: 0 });
    expect(sharesOf({ amountCents: 10, refundedCents: 0, feeBps: 1500 })).toMatchObject({ feeCents: 2 });
    expect(sharesOf({ amountCents: 2500, refundedCents: 1000, feeBps: 1500 })).toMatchObject({ netCents: 1275, feeCents: 225 });
    expect(sharesOf({ amountCents: 2500, refundedCents: 2500, feeBps: 1500 })).toMatchObject({ netCents: 0, feeCents: 0 });
  });
});

describe('the earning status of a payment', () => {
  const words = (word: string) =>
    pairs.filter(([charge, payout]) => earningStatusOf(charge, payout) === word).map((pair) => pair.join(' '));

  it('EARN-05 is one of five for every combination of charge and payout', () => {
    expect(words('paid')).toEqual(['captured sent', 'part_refunded sent', 'disputed sent']);
    expect(words('payout_completed')).toEqual(['captured done', 'part_refunded done', 'disputed done']);
    expect(words('pending_payout')).toHaveLength(12);
    expect(words('refunded')).toHaveLength(payouts.length);
    expect(words('failed')).toHaveLength(3 * payouts.length);
  });

  it('EARN-05 displays sent and completed payouts as paid, and unknown statuses as failed', () => {
    const stored = ['paid', 'payout_completed', 'completed', 'pending_payout', 'refunded', 'failed', 'toString', ''];
    expect(stored.map(displayOf)).toEqual(['paid', 'paid', 'paid', 'pending', 'refunded', 'failed', 'failed', 'failed']);
  });
});

describe('a ledger transfer', () => {
  it('PAY-01 always sums to zero and contains no empty entry', () => {
    fc.assert(
      fc.property(priced, fc.nat(100_000), (payment, providerFee) => {
        const before = sharesOf({ ...payment, refundedCents: 0 });
        const after = sharesOf(payment);
        const cents = payment.amountCents;
        const back = payment.refundedCents;
        const movements = [
          capturedEntries(cents, providerFee),
          earnedEntries(teacherId, before),
          refundAskedEntries(teacherId, cents, null),
          ...(back > 0
            ? [refundAskedEntries(teacherId, back, { before, after }), disputeLostEntries(teacherId, back, { before, after })]
            : []),
          refundedEntries(cents),
          disputedEntries(cents),
          disputeWonEntries(cents),
          payoutSentEntries(teacherId, cents),
          payoutDoneEntries(cents),
          payoutRefusedEntries(teacherId, cents),
        ];
        expect(movements.map(sum)).toEqual(movements.map(() => 0));
        expect(movements.flat().filter(({ amountCents }) => amountCents === 0)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
});
