import type { ChargeStatus } from '@somo/contracts/payments';
import { chargeMoves, consequenceOf, mayMove, onCancelled, initialCharge, type Charge } from './charge.js';

const aCharge = (part: Partial<Charge> = {}): Charge => ({
  charge: 'open',
  amountCents: 2500,
  bookingCancelled: false,
  refundDue: false,
  ...part,
});
const cancelledInTime = { bookingCancelled: true, refundDue: true };
const cancelledLate = { bookingCancelled: true, refundDue: false };

describe('charge transitions', () => {
  it('let no charge leave "refunded" and none return to "open"', () => {
    const all = Object.keys(chargeMoves) as ChargeStatus[];
    expect(all.filter((to) => mayMove('refunded', to))).toEqual([]);
    expect(all.filter((from) => mayMove(from, 'open'))).toEqual([]);
  });

  it('accept a capture even after the charge was considered final', () => {
    expect(mayMove('expired', 'captured')).toBe(true);
    expect(mayMove('failed', 'captured')).toBe(true);
    expect(mayMove('captured', 'captured')).toBe(false);
  });
});

describe('the consequence of a transition', () => {
  it('PAY-01 publishes that a captured lesson is paid', () => {
    expect(consequenceOf(aCharge(), 'captured')).toBe('payment.paid');
  });

  it('refunds a capture for a lesson cancelled in time', () => {
    expect(consequenceOf(aCharge(cancelledInTime), 'captured')).toBe('refund');
  });

  it('refunds a capture for a lesson that was cancelled unpaid, however late', () => {
    expect(consequenceOf(aCharge(cancelledLate), 'captured')).toBe('refund');
  });

  it('keeps a lesson cancelled too late paid when its dispute is won', () => {
    expect(consequenceOf(aCharge({ charge: 'disputed', ...cancelledLate }), 'captured')).toBe('nothing');
  });

  it('refunds a capture that arrives after the charge was announced as expired', () => {
    expect(consequenceOf(aCharge({ charge: 'expired' }), 'captured')).toBe('refund');
  });

  it('publishes an expired charge unless the booking is already cancelled', () => {
    expect(consequenceOf(aCharge(), 'expired')).toBe('payment.expired');
    expect(consequenceOf(aCharge(cancelledInTime), 'expired')).toBe('nothing');
    expect(consequenceOf(aCharge(cancelledLate), 'expired')).toBe('nothing');
  });
});

describe('a cancellation', () => {
  it.each<[ChargeStatus, ReturnType<typeof onCancelled>]>([
    ['open', 'cancel-at-provider'],
    ['captured', 'refund'],
    ['part_refunded', 'refund'],
    ['expired', 'nothing'],
    ['refunded', 'nothing'],
    ['failed', 'nothing'],
    ['disputed', 'nothing'],
  ])('with a refund due, for a charge that is %s, requires: %s', (charge, expected) => {
    expect(onCancelled(aCharge({ charge, ...cancelledInTime }))).toBe(expected);
  });

  it('too late for a refund leaves a paid lesson paid and an unpaid one unpaid', () => {
    expect(onCancelled(aCharge({ charge: 'captured', ...cancelledLate }))).toBe('nothing');
    expect(onCancelled(aCharge({ charge: 'open', ...cancelledLate }))).toBe('cancel-at-provider');
  });

  it('received before the booking itself opens no charge', () => {
    expect(initialCharge(cancelledInTime)).toBe('expired');
    expect(initialCharge(cancelledLate)).toBe('expired');
    expect(initialCharge({ bookingCancelled: false })).toBe('open');
  });
});
