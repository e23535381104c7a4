import type { ChargeStatus } from '@somo/contracts/payments';
import { chargeMoves, consequenceOf, mayMove, onCancelled, openingCharge, type Charge } from './charge.js';

const aCharge = (part: Partial<Charge> = {}): Charge => ({
  charge: 'open',
  amountCents: 2500,
  bookingCancelled: false,
  refundDue: false,
  ...part,
});
const cancelledInTime = { bookingCancelled: true, refundDue: true };
const cancelledLate = { bookingCancelled: true, refundDue: false };

describe('the moves of a charge', () => {
  it('lets no charge leave "refunded" and none go back to "open"', () => {
    const all = Object.keys(chargeMoves) as ChargeStatus[];
    expect(all.filter((to) => mayMove('refunded', to))).toEqual([]);
    expect(all.filter((from) => mayMove(from, 'open'))).toEqual([]);
  });

  it('hears a capture even after the charge was thought to be over', () => {
    expect(mayMove('expired', 'captured')).toBe(true);
    expect(mayMove('failed', 'captured')).toBe(true);
    expect(mayMove('captured', 'captured')).toBe(false);
  });
});

describe('what follows from a move', () => {
  it('PAY-01 tells that a captured lesson is paid', () => {
    expect(consequenceOf(aCharge(), 'captured')).toBe('payment.paid');
  });

  it('gives back what was captured for a lesson cancelled in time', () => {
    expect(consequenceOf(aCharge(cancelledInTime), 'captured')).toBe('refund');
  });

  it('gives back what is captured for a lesson that was cancelled unpaid, however late', () => {
    expect(consequenceOf(aCharge(cancelledLate), 'captured')).toBe('refund');
  });

  it('keeps a lesson that was cancelled too late paid when its dispute is won', () => {
    expect(consequenceOf(aCharge({ charge: 'disputed', ...cancelledLate }), 'captured')).toBe('nothing');
  });

  it('gives back a capture that comes after everybody was told nobody paid', () => {
    expect(consequenceOf(aCharge({ charge: 'expired' }), 'captured')).toBe('refund');
  });

  it('tells of an expired charge unless the booking is cancelled already', () => {
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
  ])('with a refund due finds the charge %s and asks for: %s', (charge, expected) => {
    expect(onCancelled(aCharge({ charge, ...cancelledInTime }))).toBe(expected);
  });

  it('that came too late for a refund lets a paid lesson stay paid, and an unpaid one stay unpaid', () => {
    expect(onCancelled(aCharge({ charge: 'captured', ...cancelledLate }))).toBe('nothing');
    expect(onCancelled(aCharge({ charge: 'open', ...cancelledLate }))).toBe('cancel-at-provider');
  });

  it('heard before the booking itself opens no charge', () => {
    expect(openingCharge(cancelledInTime)).toBe('expired');
    expect(openingCharge(cancelledLate)).toBe('expired');
    expect(openingCharge({ bookingCancelled: false })).toBe('open');
  });
});
